# shellcheck shell=bash
# Copyright 2026 the Motion authors
# SPDX-License-Identifier: MIT

# The card: it is dragged, thrown, caught in flight, and released.

# From rest: a drag of nine steps to the right, and a throw.
evaluate "motion.seek(0), 'ok'"
at motion.place
start
mouse mouseMoved "$handX" "$handY" 0 0
mouse mousePressed "$handX" "$handY" 1 0
expect "the card is not caught" "motion.read(motion.time).held === 1"
for step in 1 2 3 4 5 6 7 8 9; do
  mouse mouseMoved $((handX + 14 * step)) $((handY - 6 * step)) 1 $((16 * step))
  [ $step -ne 5 ] || shoot card-dragged
done
mouse mouseReleased $((handX + 126)) $((handY - 54)) 0 150
# 14 and 6 points in 16 milliseconds, on a stage that may be larger than the table.
expect "the card does not fly as fast as the hand" "motion.reports.at(-1).phase === 3
  && Math.abs(motion.read(motion.reports.at(-1).time).speed * drawings['throw-card']
    .place({ width: stage.clientWidth, height: stage.clientHeight }).scale / Math.hypot(875, 375) - 1) < 0.1"
frames 4
shoot card-thrown
# It is caught at its current position, a little late: the card is large.
evaluate "motion.pause(), 'ok'"
at motion.place
evaluate "window.seen = motion.read(motion.time), 'ok'"
start
mouse mousePressed "$handX" "$handY" 1 0
expect "the card is not caught in flight" "motion.read(motion.time).held === 1"
expect "the card jumps as it is caught" "['x', 'y'].every((name) => motion.read(motion.time)[name] === seen[name])"
frames 3
shoot card-caught
mouse mouseReleased "$handX" "$handY" 0 900
expect "the card flies from a hand that rested" "motion.read(motion.time).speed < 1"

# A press beside the card changes nothing.
evaluate "motion.pause(), window.kept = motion.reports.length, 'ok'"
beside=$((handX < 700 ? handX + 300 : handX - 300))
start
mouse mousePressed "$beside" "$handY" 1 0
mouse mouseReleased "$beside" "$handY" 0 100
expect "a press beside the card is heard" "motion.reports.length === kept"

# A key throws it too, from where it is.
evaluate "stage.focus(), stage.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true })), 'ok'"
expect "a key does not throw the card" "motion.reports.length === kept + 14
  && motion.read(motion.reports.at(-1).time).speed > 100"

expect_replay

# It is taken from the recorded hand, and, long after, from rest: then the past is dropped.
evaluate "document.getElementById('reset').click(), motion.pause(),
  motion.seek(1.2), window.seen = motion.read(1.2), 'ok'"
take() {
  at motion.place
  start
  mouse mousePressed "$handX" "$handY" 1 0
  expect "$1 jumps" "['x', 'y'].every((name) => Math.abs(motion.read(motion.time)[name] - seen[name]) < 1e-9)"
  mouse mouseMoved $((handX - 30)) "$handY" 1 16
  frames 2
  # 30 points of the window; over an edge the card moves less.
  evaluate "window.way = seen.x - motion.read(motion.time).x, 'ok'"
  expect "$1 does not follow" "way > 10 && way < 45"
  mouse mouseReleased $((handX - 30)) "$handY" 0 20
  evaluate "motion.pause(), 'ok'"
}
take "a card in another hand"
evaluate "motion.setReports(motion.reports.map((report) => ({ ...report, time: report.time + 30 }))),
  motion.seek(40), window.seen = motion.read(40), 'ok'"
take "a card with a long past"
expect "the past is not forgotten" "motion.reports.length === 4 && motion.reports[0].phase === 0"

# shellcheck shell=bash
# Copyright 2026 the Motion authors
# SPDX-License-Identifier: MIT

# The feed: it is dragged, flicked, caught in flight, and pulled over an end.

# Drags by some steps of 16 ms each, in points of the window, and releases after a rest.
scroll() {
  start
  mouse mousePressed "$handX" "$handY" 1 0
  expect "the feed is not caught" "motion.read(motion.time).held === 1"
  for ((step = 1; step <= $1; step += 1)); do
    mouse mouseMoved "$handX" $((handY + $2 * step)) 1 $((16 * step))
  done
  frames 2
  [ $# -lt 4 ] || shoot "$4"
  evaluate "window.dragged = motion.read(motion.time), 'ok'"
  mouse mouseReleased "$handX" $((handY + $2 * $1)) 0 $((16 * $1 + $3))
}
# The feed at the end of its motion, which is in whole points at most so far from a place.
rests_at() {
  evaluate "motion.pause(), motion.seek(motion.duration), 'ok'"
  expect "$3" "Math.abs(motion.read(motion.time).offset - ($1)) < $2"
}

# At rest it stays where it was dragged.
evaluate "motion.seek(0), 'ok'"
at "{ x: 320, y: 330 }"
scroll 10 -12 400
expect "the feed does not follow" "Math.abs(dragged.offset - 120 / drawings['$name']
  .place({ width: stage.clientWidth, height: stage.clientHeight }).scale) < 2"
rests_at dragged.offset 0.01 "it does not stay where it was left"

# In motion it goes on, and a row below enters its place: its phase falls to 0.
evaluate "window.before = motion.read(motion.time), 'ok'"
scroll 8 -14 8 scroll-dragged
evaluate "window.thrown = motion.read(motion.reports.at(-1).time), 'ok'"
expect "it does not go on as fast as the hand" "Math.abs(thrown.velocity * drawings['$name']
  .place({ width: stage.clientWidth, height: stage.clientHeight }).scale / 875 - 1) < 0.1"
expect "it is not to come to rest where a decay does" "Math.abs(thrown.rest - thrown.offset - thrown.velocity / 2.002) < 1"

# Caught in flight it stays where it is seen.
frames 2
evaluate "motion.pause(), window.seen = motion.read(motion.time), 'ok'"
shoot scroll-flicked
expect "it is not in flight" "seen.velocity > 100"
start
mouse mousePressed "$handX" "$handY" 1 0
expect "it is not caught in flight" "motion.read(motion.time).held === 1"
expect "it jumps as it is caught" "motion.read(motion.time).offset === seen.offset"
frames 3
shoot scroll-caught
mouse mouseReleased "$handX" "$handY" 0 900
rests_at seen.offset 0.01 "it moves on from a hand that rested"
expect "a row that came in is not in place" "before.phase[4] > 0.9 && motion.read(motion.time).phase[3] < 0.1"

# Beside the feed nothing is caught.
evaluate "window.kept = motion.reports.length, 'ok'"
at "{ x: 560, y: 200 }"
start
mouse mousePressed "$handX" "$handY" 1 0
mouse mouseReleased "$handX" "$handY" 0 100
expect "a press beside the feed is heard" "motion.reports.length === kept"

expect_replay

# Over the top it moves less than the hand, and returns.
evaluate "document.getElementById('reset').click(), motion.pause(), motion.seek(0), 'ok'"
at "{ x: 320, y: 100 }"
scroll 12 20 400 scroll-top
expect "it does not resist at the top" "dragged.offset < -40 && dragged.offset > -150"
rests_at 0 0.2 "it does not return to the top"

# A key flicks it on.
evaluate "stage.focus(), stage.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true })),
  motion.seek(motion.reports.at(-1).time), 'ok'"
expect "a key does not flick the feed" "motion.read(motion.time).velocity > 600"
rests_at "motion.read(motion.reports.at(-1).time).rest" 0.5 "it does not come to rest where it said"

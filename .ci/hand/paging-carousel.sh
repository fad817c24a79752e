# shellcheck shell=bash
# Copyright 2026 the Motion authors
# SPDX-License-Identifier: MIT

# The pages: they are dragged, flicked, caught in flight, and pulled over an end.

# Drags by some steps of 16 ms each, in points of the window, and releases after a rest.
swipe() {
  start
  mouse mousePressed "$handX" "$handY" 1 0
  expect "the row is not caught" "motion.read(motion.time).held === 1"
  for ((step = 1; step <= $1; step += 1)); do
    mouse mouseMoved $((handX + $2 * step)) "$handY" 1 $((16 * step))
  done
  frames 2
  [ $# -lt 4 ] || shoot "$4"
  evaluate "window.dragged = motion.read(motion.time).page, 'ok'"
  mouse mouseReleased $((handX + $2 * $1)) "$handY" 0 $((16 * $1 + $3))
}
# The page on which the row comes to rest.
rests_on() {
  expect "it leads to another page than $1" "motion.read(motion.time).target === $1"
  evaluate "motion.pause(), motion.seek(motion.duration), 'ok'"
  expect "it does not come to rest on page $1" "Math.abs(motion.read(motion.time).page - $1) < 2e-3"
}

# At rest less than half a page does not turn the page; with a velocity it does.
evaluate "motion.seek(0), 'ok'"
at "{ x: 500, y: 190 }"
swipe 8 -15 400
expect "the row does not follow" "Math.abs(dragged - 120 / drawings['$name']
  .place({ width: stage.clientWidth, height: stage.clientHeight }).scale / 300) < 0.02"
rests_on 0
swipe 8 -15 8 carousel-dragged
rests_on 1
# More than half a page at rest turns it too.
swipe 14 -14 400
rests_on 2

# Caught in flight it stays where it is seen, and returns from there to the nearest page.
swipe 8 -18 8
frames 2
evaluate "motion.pause(), window.seen = motion.read(motion.time), 'ok'"
expect "it is not in flight" "Math.abs(seen.velocity) > 100 && seen.target === 3"
start
mouse mousePressed "$handX" "$handY" 1 0
expect "it is not caught in flight" "motion.read(motion.time).held === 1"
expect "it jumps as it is caught" "motion.read(motion.time).page === seen.page"
frames 3
shoot carousel-caught
mouse mouseReleased "$handX" "$handY" 0 900
rests_on "Math.round(seen.page)"

# Below the pages nothing is caught.
evaluate "window.kept = motion.reports.length, 'ok'"
at "{ x: 500, y: 384 }"
start
mouse mousePressed "$handX" "$handY" 1 0
mouse mouseReleased "$handX" "$handY" 0 100
expect "a press below the pages is heard" "motion.reports.length === kept"

expect_replay

# Over the end it moves less than the hand, and returns.
evaluate "document.getElementById('reset').click(), motion.pause(), motion.seek(0), 'ok'"
at "{ x: 200, y: 190 }"
swipe 12 20 400 carousel-end
expect "it does not resist at the end" "dragged < -0.1 && dragged > -0.5"
rests_on 0

# A key turns one page.
evaluate "stage.focus(), stage.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true })),
  motion.seek(motion.reports.at(-1).time), 'ok'"
rests_on 1

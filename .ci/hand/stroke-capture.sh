# shellcheck shell=bash
# Copyright 2026 the Motion authors
# SPDX-License-Identifier: MIT

# The pen: it draws a wave and a straight line, and their points are counted.

# Draws a stroke of 40 points of the window to the right, with heights by a formula.
draw() {
  start
  mouse mousePressed "$handX" "$handY" 1 0
  expect "the pen does not draw" "motion.read(motion.time).held === 1"
  for ((step = 1; step <= 40; step += 1)); do
    mouse mouseMoved $((handX + 5 * step)) $((handY + $1)) 1 $((16 * step))
  done
  frames 2
  shoot "$2"
  mouse mouseReleased $((handX + 200)) $((handY + $1)) 0 650
  # The points drawn in scene coordinates, and the count of those farther than 3 from the last.
  evaluate "motion.pause(), window.begin = motion.reports.findLastIndex(({ phase }) => phase === 1),
    window.places = motion.reports.slice(begin).filter(({ phase }) => phase < 3).map(({ x, y }) => [x, y]),
    window.counted = places.reduce((kept, [x, y]) => kept.length && Math.hypot(x - kept.at(-1)[0], y - kept.at(-1)[1]) <= 3
      ? kept : [...kept, [x, y]], []).length, window.seen = motion.read(motion.time), 'ok'"
  expect "not all reports are drawn" "seen.reported === places.length && places.length > 10"
  expect "other points count than are far enough" "seen.captured === counted"
}

evaluate "motion.seek(0), 'ok'"
at "{ x: 60, y: 120 }"
draw "(step % 20 - 10) * (step % 20 < 10 ? step % 20 : 20 - step % 20) / 2" stroke-wave
expect "the wave is not made simpler" "seen.simplified >= 5 && seen.simplified < seen.captured"
evaluate "window.wave = motion.time, window.before = String(motion.sample(wave)), 'ok'"

# The next stroke, on another sheet, does not change the first.
evaluate "motion.seek(wave + 3), 'ok'"
at "{ x: 370, y: 340 }"
draw 0 stroke-line
expect "a straight line has more than two points" "seen.simplified === 2"
evaluate "motion.seek(wave), 'ok'"
expect "the first stroke is no longer what it was" "String(motion.sample(wave)) === before"

# Between the sheets a press draws nothing.
evaluate "window.kept = motion.reports.length, motion.seek(motion.duration), 'ok'"
at "{ x: 320, y: 100 }"
start
mouse mousePressed "$handX" "$handY" 1 0
mouse mouseReleased "$handX" "$handY" 0 100
expect "a press between the sheets is heard" "motion.reports.length === kept"

expect_replay

# A pen takes over from the script, whose stroke is replayed as far as it was drawn.
evaluate "document.getElementById('reset').click(), motion.pause(), motion.seek(1.5),
  window.script = String(motion.sample(1.4)), 'ok'"
at "{ x: 60, y: 120 }"
draw "step * step / 20" stroke-script
expect "the script is not what it was" "String(motion.sample(1.4)) === script || motion.read(1.4).reported > 100"

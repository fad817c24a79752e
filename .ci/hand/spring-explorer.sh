# shellcheck shell=bash
# Copyright 2026 the Motion authors
# SPDX-License-Identifier: MIT

# The ball on a spring: it is caught in flight, dragged, thrown, and retargeted.

# Its motion is copied as CSS, with the parameters in force, until a hand has moved it.
evaluate "window.copy = document.getElementById('copy-css'), window.box = copy.getBoundingClientRect(),
  motion.set('duration', 0.4), [box.left + box.width / 2, box.top + box.height / 2].map(Math.round).join(' ')"
read -r handX handY <<<"$answer"
start
mouse mousePressed "$handX" "$handY" 1 0
mouse mouseReleased "$handX" "$handY" 0 50
frames 5
expect "the motion is not copied" "copy.textContent === 'Copied'"
evaluate "motion.css()"
case $answer in
  *linear\(*) ;;
  *) fail "the copied text has no easing: $answer" ;;
esac
evaluate "window.short = motion.css(), motion.set('duration', 0.5), 'ok'"
expect "the text does not follow the parameters" "motion.css() !== short && !copy.hidden"

evaluate "motion.seek(0.12), window.seen = motion.read(0.12), 'ok'"
at motion.place
expect "the ball rests" "seen.velocity > 1"
start
mouse mouseMoved "$handX" "$handY" 0 0
mouse mousePressed "$handX" "$handY" 1 0
expect "the ball is not caught in flight" "motion.read(motion.time).held === 1"
expect "the ball jumps as it is caught" "motion.read(motion.time).value === seen.value && motion.read(motion.time).velocity === 0"
for step in 1 2 3 4 5 6 7 8; do
  mouse mouseMoved $((handX - 8 * step)) "$handY" 1 $((16 * step))
  [ $step -ne 5 ] || shoot ball-dragged
done
mouse mouseReleased $((handX - 64)) "$handY" 0 132
expect "what a hand did is copied" "copy.hidden && motion.css() === ''"
# 8 points in 16 milliseconds, in units of the spring.
evaluate "motion.pause(), window.unit = drawings['spring-explorer'].layout({ width: stage.clientWidth }, seen).unit,
  window.thrown = motion.reports.at(-1), 'ok'"
expect "the ball does not follow" "Math.abs((seen.value - motion.read(thrown.time).value) * unit - 64) < 1"
expect "the ball does not fly as fast as the hand" "thrown.phase === 3
  && Math.abs(motion.read(thrown.time).velocity * unit / -500 - 1) < 0.1"
expect "the ball does not fly on, and back to its target" "motion.read(thrown.time + 0.02).value < motion.read(thrown.time).value
  && Math.abs(motion.read(motion.duration).value - 1) < 0.01"

# A press elsewhere on the rail, during the flight, sends it there.
evaluate "motion.seek(Hand.time(thrown.time + 0.15)), window.seen = motion.read(motion.time), 'ok'"
at '{ x: 0.2, y: 0.05 }'
start
mouse mousePressed "$handX" "$handY" 1 0
expect "the target does not move" "Math.abs(motion.read(motion.time).target - 0.2) < 0.02 && motion.read(motion.time).held === 0.5"
evaluate "window.sent = motion.read(motion.reports.at(-1).time), 'ok'"
expect "the ball is stopped" "sent.value === seen.value && sent.velocity === seen.velocity"
shoot ball-sent
mouse mouseReleased "$handX" "$handY" 0 80
evaluate "motion.pause(), 'ok'"
expect "the ball does not come there" "Math.abs(motion.read(motion.duration).value - motion.read(motion.time).target) < 0.01"

# A press beside the rail changes nothing.
evaluate "window.kept = motion.reports.length, 'ok'"
at '{ x: 0.5, y: 0.9 }'
start
mouse mousePressed "$handX" "$handY" 1 0
mouse mouseReleased "$handX" "$handY" 0 80
expect "a press beside the rail is heard" "motion.reports.length === kept"
expect_replay

# shellcheck shell=bash
# Copyright 2026 the Motion authors
# SPDX-License-Identifier: MIT

# The swarm: a press anywhere leads it, and it chases the pointer.

# Prints the middle of all springs, and whether it is near a position.
evaluate "window.middle = (time) => { const f = motion.field(time), n = f.length / 4;
    return [0, n].map((from) => f.subarray(from, from + n).reduce((a, b) => a + b, 0) / n); },
  window.isNear = (time, { pointerX: x, pointerY: y } = motion.read(time)) => Math.hypot(middle(time)[0] - x, middle(time)[1] - y) < 30,
  motion.seek(1), 'ok'"
expect "the recorded pointer is not chased" "!isNear(3.45) && isNear(motion.duration)"

# In the middle of the recorded path: to a corner, a rest there, and further.
at '{ x: 120, y: 320 }'
evaluate "window.seen = motion.field(1), window.past = digestOf(motion.field(0.7)), 'ok'"
start
mouse mousePressed "$handX" "$handY" 1 0
expect "the swarm jumps" "motion.field(1).every((n, i) => i >= seen.length / 2 || Math.abs(n - seen[i]) < 0.01)"
expect "the recorded hand does not give it up" "motion.reports.filter((report) => report.phase === 4).length === 1"
expect "the past changes" "digestOf(motion.field(0.7)) === past"
for step in 1 2 3 4 5 6; do
  mouse mouseMoved $((handX + 6 * step)) $((handY - 2 * step)) 1 $((16 * step))
  frames 1
done
mouse mouseMoved $((handX + 36)) $((handY - 12)) 1 1500
frames 1
shoot swarm-led
expect "the springs do not come to the pointer" "isNear(motion.time)"
for step in 1 2 3 4 5 6 7 8 9; do
  mouse mouseMoved $((handX + 36 + 30 * step)) $((handY - 12 - 20 * step)) 1 $((1500 + 16 * step))
  frames 1
done
shoot swarm-chasing
evaluate "window.heard = motion.reports.at(-1).time, 'ok'"
expect "the springs are where the pointer is at once" "!isNear(heard)"
mouse mouseReleased $((handX + 306)) $((handY - 192)) 0 1700
evaluate "motion.pause(), 'ok'"
expect "the pointer does not let go" "motion.read(motion.time).held === 0"
expect "the springs do not come to rest" "isNear(motion.duration)"

# Backwards and forwards, and by jumps, the springs have the same bits.
evaluate "window.times = Array.from({ length: 40 }, (_, index) => motion.duration * index / 39),
  window.digests = times.map((time) => digestOf(motion.field(time))), 'ok'"
expect "scrubbed back, the springs differ" "times.toReversed().map((time) => digestOf(motion.field(time)))
  .toReversed().join() === digests.join()"
expect "scrubbed to and fro, the springs differ" "times.every((_, index) => {
  const place = (index * 17) % 40; return digestOf(motion.field(times[place])) === digests[place]; })"
expect_replay

# shellcheck shell=bash
# Copyright 2026 the Motion authors
# SPDX-License-Identifier: MIT

# The loudspeaker: no sound is played before it is pressed, nor while the scene rests or plays
# backwards; sounds are scheduled on the audio clock at the pattern's own intervals.

evaluate "window.loudspeaker = document.getElementById('sound'), window.from = (time, speed) => {
    const slider = document.getElementById('speed'); slider.value = speed; slider.oninput();
    motion.seek(time); motion.sound.heard = []; motion.play(); }, 'ok'"
press_loudspeaker() {
  evaluate "window.box = loudspeaker.getBoundingClientRect(),
    [box.left + box.width / 2, box.top + box.height / 2].map(Math.round).join(' ')"
  read -r handX handY <<<"$answer"
  start
  mouse mouseMoved "$handX" "$handY" 0 0
  mouse mousePressed "$handX" "$handY" 1 0
  mouse mouseReleased "$handX" "$handY" 0 50
}
# Waits until the scene has reached a time, at most a second for each of its seconds and five more.
until_time() {
  evaluate "new Promise((done) => { const end = performance.now() + 5000 + 1000 * $1;
    const next = () => motion.time > $1 || performance.now() > end ? done('ok') : requestAnimationFrame(next); next(); })"
}

evaluate "from(0, 1), 'ok'"
until_time 0.5
expect "something is heard before a hand has asked for it" "!motion.sound.context && motion.sound.heard.length === 0"
evaluate "motion.pause(), 'ok'"
press_loudspeaker
expect "the loudspeaker is not on" "motion.sound.isOn && loudspeaker.getAttribute('aria-pressed') === 'true'"
evaluate "motion.sound.context.resume().then(() => motion.sound.context.state)"
expect "the audio clock stands still" "motion.sound.context.state === 'running'"

evaluate "window.events = motion.haptics.events, from(0.1, 1), 'ok'"
until_time 1.2
evaluate "motion.pause(), window.heard = motion.sound.heard.filter(({ time }) => time > 0.1), 'ok'"
shoot haptic-pattern-heard
# After late frames it starts anew, and schedules the sounds not yet played again.
expect "not every event is heard" "[...new Set(heard.map(({ time }) => time))].join() === events.slice(1).map(({ begin }) => begin).join()"
expect "the distances are not the pattern's" "heard.every(({ time, when, run }) => {
  const first = heard.find((other) => other.run === run);
  return Math.abs(when - first.when - (time - first.time)) < 1e-9; })"

evaluate "motion.sound.heard = [], motion.seek(0.29), 'ok'"
frames 10
evaluate "motion.seek(0.31), 'ok'"
frames 5
expect "scrubbing is heard" "motion.sound.heard.length === 0"
evaluate "from(0.8, -1), 'ok'"
frames 30
expect "what plays backwards is heard" "motion.time !== 0.8 && motion.sound.heard.length === 0"

# Rendered, a tap begins at its scheduled time, and a rumble ends.
evaluate "motion.pause(), (async () => {
  const context = new OfflineAudioContext(1, 44100, 44100), rumble = { begin: 1, end: 1.25, levels: [[1, 0.5], [1, 0.5], [1, 0.5]] };
  Sound.tap(context, context.destination, 0.25, [0.8, 0.7]);
  Sound.rumble(context, context.destination, 0.5, rumble, 1, 1);
  const samples = (await context.startRendering()).getChannelData(0);
  const isLoud = (from, to) => samples.subarray(Math.round(from * 44100), Math.round(to * 44100)).some((sample) => Math.abs(sample) > 0.01);
  window.rendered = [isLoud(0, 0.25), isLoud(0.25, 0.253), isLoud(0.4, 0.5), isLoud(0.52, 0.7), isLoud(0.76, 1)].join();
  return 'ok'; })()"
expect "the sounds are not where they belong" "rendered === 'false,true,false,true,false'"
press_loudspeaker
evaluate "from(0.1, 1), 'ok'"
frames 20
expect "the loudspeaker does not turn off" "!motion.sound.isOn && motion.sound.heard.length === 0"
evaluate "motion.pause(), 'ok'"

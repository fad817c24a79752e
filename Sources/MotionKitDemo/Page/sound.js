// Lets taps and rumbles be heard while a scene plays forward. What comes in the next moments is
// handed to the audio clock with its exact time; the page's clock only says where it is. Where a
// device has a motor, it runs along.
class Sound {
  static ahead = 0.2;
  static drift = 0.05;

  constructor(page) {
    this.page = page;
    this.isOn = false;
    // The events that were handed on last: { time, when, run }, with the count of starts so far.
    this.heard = [];
    this.starts = 0;
  }

  // A browser lets nothing be heard before its reader has touched the page.
  setOn(isOn) {
    this.isOn = isOn;
    if (isOn) {
      this.context ??= new AudioContext();
      this.context.resume();
    }
    element("sound").setAttribute("aria-pressed", isOn);
    this.tick();
    // Off, the audio clock rests, once what was heard has faded.
    setTimeout(() => this.isOn || this.context?.suspend(), 200);
  }

  // Called each frame: goes on, starts anew where the page has jumped, or stops.
  tick() {
    const { page, context } = this;
    const { opened, speed } = page;
    const plays = this.isOn && opened.haptics && page.playing && speed > 0 && !page.hand.isDown;
    if (!plays || context.state !== "running") return this.stop();
    const now = context.currentTime;
    let time = this.time(now);
    const loop = Math.round((time - page.time) / opened.duration);
    const isLate = !(Math.abs(time - page.time - loop * opened.duration) < Sound.drift);
    if (isLate || this.run.opened !== opened || this.run.speed !== speed) {
      this.start(now);
      time = page.time;
    } else if (loop > this.run.loop) {
      this.run.loop = loop;
      this.vibrate(0);
    }
    this.handOn(time + Sound.ahead * speed);
  }

  // The scene's time by the audio clock, with its loops: it does not begin again.
  time(now) { return this.run ? this.run.from + (now - this.run.begin) * this.run.speed : NaN; }

  start(now) {
    this.stop();
    this.starts += 1;
    const { opened, speed, time } = this.page;
    const bus = new GainNode(this.context, { gain: 0.4 });
    bus.connect(this.context.destination);
    this.run = { opened, speed, bus, begin: now, from: time, until: time, loop: 0 };
    // What has begun already goes on.
    for (const event of opened.haptics.events) {
      if (!event.isTap && event.begin < time && time < event.end) this.play(event, time, now);
    }
    this.vibrate(time);
  }

  stop() {
    if (!this.run) return;
    const { bus } = this.run;
    bus.gain.setTargetAtTime(0, this.context.currentTime, 0.008);
    setTimeout(() => bus.disconnect(), 120);
    this.run = null;
    navigator.vibrate?.(0);
  }

  // Hands on all events that begin before a time, which counts on over the loops.
  handOn(limit) {
    const { run } = this;
    const { haptics, duration } = run.opened;
    for (let loop = Math.floor(run.until / duration); loop * duration < limit; loop += 1) {
      for (const event of haptics.events) {
        const time = loop * duration + event.begin;
        if (time >= run.until && time < limit) this.play(event, event.begin, run.begin + (time - run.from) / run.speed);
      }
    }
    run.until = Math.max(run.until, limit);
  }

  play(event, time, when) {
    const { context, run } = this;
    if (event.isTap) Sound.tap(context, run.bus, when, event.levels[0]);
    else Sound.rumble(context, run.bus, when, event, time, run.speed);
    this.heard = [...this.heard.slice(-63), { time, when, run: this.starts }];
  }

  vibrate(time) {
    const { opened, speed } = this.run;
    let passed = time * 1000;
    const rest = opened.haptics.vibration.map((length) => {
      const left = Math.max(0, length - passed);
      passed = Math.max(0, passed - length);
      return Math.round(left / speed);
    });
    navigator.vibrate?.(rest);
  }

  // A click: noise that is the brighter the sharper the tap, and a short low tone under it.
  static tap(context, output, when, [intensity, sharpness]) {
    const gain = new GainNode(context, { gain: 0 });
    const length = 0.016 + 0.03 * (1 - sharpness);
    gain.gain.setValueAtTime(1.6 * intensity, when);
    gain.gain.exponentialRampToValueAtTime(0.001, when + length);
    const band = new BiquadFilterNode(context, { type: "bandpass", frequency: 350 * 14 ** sharpness, Q: 0.9 });
    const noise = new AudioBufferSourceNode(context, { buffer: Sound.noise(context) });
    noise.connect(band).connect(gain).connect(output);
    noise.start(when);
    noise.stop(when + length);

    const body = new GainNode(context, { gain: 0 });
    body.gain.setValueAtTime(0.7 * intensity, when);
    body.gain.exponentialRampToValueAtTime(0.001, when + 0.06);
    const tone = new OscillatorNode(context, { frequency: 90 + 130 * sharpness });
    tone.connect(body).connect(output);
    tone.start(when);
    tone.stop(when + 0.06);
  }

  // A hum whose loudness follows the intensity, and whose pitch and brightness the sharpness.
  static rumble(context, output, when, { begin, end, levels }, time, speed) {
    const first = Math.min(Math.floor(((time - begin) / (end - begin)) * (levels.length - 1)), levels.length - 2);
    const rest = levels.slice(Math.max(first, 0));
    const seconds = (end - time) / speed;
    if (!(seconds > 0.01)) return;
    const lead = (parameter, number) =>
      parameter.setValueCurveAtTime(Float32Array.from(rest, ([intensity, sharpness], index) =>
        number(intensity, sharpness, index === 0 || index === rest.length - 1)), when, seconds);
    const gain = new GainNode(context, { gain: 0 });
    // From silence and back to it, since a step would click.
    lead(gain.gain, (intensity, _, isEnd) => (isEnd ? 0 : 0.3 * intensity));
    const low = new BiquadFilterNode(context, { type: "lowpass", Q: 1 });
    lead(low.frequency, (_, sharpness) => 220 * 10 ** sharpness);
    const tone = new OscillatorNode(context, { type: "sawtooth" });
    lead(tone.frequency, (_, sharpness) => 55 + 75 * sharpness);
    tone.connect(low).connect(gain).connect(output);
    tone.start(when);
    tone.stop(when + seconds);
  }

  // The same noise each time.
  static noise(context) {
    const buffer = context.createBuffer(1, Math.ceil(0.05 * context.sampleRate), context.sampleRate);
    const samples = buffer.getChannelData(0);
    let state = 1;
    for (let index = 0; index < samples.length; index += 1) {
      state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
      samples[index] = state / 0x80000000 - 1;
    }
    return buffer;
  }
}

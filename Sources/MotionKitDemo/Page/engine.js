// The engine behind the page. Both kinds open a scene with one interface: duration, marks,
// fieldCount, sample(time) → the frame's numbers, curve(count) → that many frames in one array, and
// field(time) → the field's numbers, in memory that the next call overwrites; haptics, what is
// felt or null; css() → the motion as CSS, empty where no single easing function can show it.

// Throws where it is asked for a name that it does not have, so that no misspelt one is drawn.
const strictly = (named) => new Proxy(named, {
  get(target, name) {
    if (typeof name === "string" && !(name in target)) throw new Error(`nothing is named ${name}`);
    return target[name];
  },
});

// The numbers of a scene's frame, or their labels, by the names of its channels: one each, or the
// array of all numbers of a channel that has several.
class Channels {
  constructor({ channelNames }) {
    this.places = new Map();
    channelNames.forEach((name, index) => {
      const place = this.places.get(name);
      if (place) place.end = index + 1;
      else this.places.set(name, { start: index, end: index + 1 });
    });
  }

  read(frame) {
    const named = {};
    for (const [name, { start, end }] of this.places) {
      named[name] = end - start > 1 ? frame.slice(start, end) : frame[start];
    }
    return strictly(named);
  }

  // The index of a channel's number in a frame.
  index(name, number = 0) {
    const place = this.places.get(name);
    if (!place || place.start + number >= place.end) throw new Error(`no channel is named ${name} ${number}`);
    return place.start + number;
  }
}

// Motion itself, as WebAssembly: any parameters, any time.
class ModuleEngine {
  // Compiles at once: it takes some ten milliseconds, and nothing of the page makes sense before.
  static start(base64) {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    const instance = new WebAssembly.Instance(new WebAssembly.Module(bytes));
    return new ModuleEngine(instance.exports, bytes.length);
  }

  constructor(exports, size) {
    this.kind = "wasm";
    this.size = size;
    this.exports = exports;
    this.capacity = 0;
    this.room(1024);
    this.handle = 0;
  }

  // Memory may move when it grows, so that a view lives for one call only.
  view(count) { return new Float64Array(this.exports.memory.buffer, this.output, count); }

  room(count) {
    if (count > this.capacity) {
      this.capacity = count;
      this.output = this.exports.reserve(count);
    }
  }

  // The numbers of what is felt; told again where there was no room.
  haptics(handle) {
    const count = this.exports.scene_haptics(handle, this.output, this.capacity);
    if (count <= this.capacity) return [...this.view(count)];
    this.room(count);
    return this.haptics(handle);
  }

  css(handle) {
    const count = this.exports.scene_css(handle, this.output, 8 * this.capacity);
    if (count > 8 * this.capacity) {
      this.room(Math.ceil(count / 8));
      return this.css(handle);
    }
    return new TextDecoder().decode(new Uint8Array(this.exports.memory.buffer, this.output, count));
  }

  // A tap is { time, x, y }, in seconds and the scene's own points; what a pointer did has its
  // phase before them.
  open(scene, parameters, taps = [], pointer = []) {
    const { exports } = this;
    const width = scene.channels.length;
    const given = [...parameters, ...taps.flatMap(({ time, x, y }) => [time, x, y]),
      ...pointer.flatMap(({ phase, time, x, y }) => [phase, time, x, y])];
    this.room(given.length);
    this.view(given.length).set(given);
    // What the last scene remembers is of use to one of its kind.
    const last = this.scene === scene ? this.handle : 0;
    const handle = exports.scene_make(
      scene.index, this.output, parameters.length, taps.length, pointer.length, last);
    if (this.handle) exports.scene_free(this.handle);
    [this.scene, this.handle] = [scene, handle];
    const count = exports.scene_marks(handle, this.output, 64);
    const numbers = this.view(3 * count);
    const marks = Array.from({ length: count }, (_, index) => ({
      kind: numbers[3 * index], time: numbers[3 * index + 1], channel: numbers[3 * index + 2],
    }));
    const duration = exports.scene_duration(handle);
    const fieldCount = exports.scene_field_count(handle);
    return {
      duration,
      marks,
      fieldCount,
      haptics: readHaptics(this.haptics(handle)),
      css: () => this.css(handle),
      sample: (time) => {
        exports.scene_sample(handle, time, this.output);
        return this.view(width).slice();
      },
      curve: (count) => {
        this.room(count * width);
        exports.scene_curve(handle, 0, duration, count, this.output);
        return this.view(count * width).slice();
      },
      // The scene's own memory. It is empty once the engine's memory has grown.
      field: (time) => {
        if (!fieldCount) return new Float32Array(0);
        const numbers = exports.scene_field(handle, time);
        return new Float32Array(exports.memory.buffer, numbers, fieldCount);
      },
      // The mean over some milliseconds, since one sample is far below the clock's resolution;
      // the first part warms up. A clock that stands still, as a test's may, ends the loop too.
      cost: () => {
        const [batch, limit] = fieldCount > 1e5 ? [1, 8] : fieldCount ? [4, 400] : [32, 40000];
        const times = (until, count = 0) => {
          for (; performance.now() < until && count < limit; count += batch) {
            for (let index = 0; index < batch; index += 1) {
              const time = (duration * ((count + index) % 1009)) / 1009;
              exports.scene_sample(handle, time, this.output);
              if (fieldCount) exports.scene_field(handle, time);
            }
          }
          return count;
        };
        times(performance.now() + 1);
        const start = performance.now();
        const count = times(start + 3);
        return ((performance.now() - start) * 1000) / count;
      },
    };
  }
}

// Frames that the same sources sampled natively, for each parameter's recorded number only.
class FrameEngine {
  constructor() { this.kind = "frames"; }

  open(scene) {
    const width = scene.channels.length;
    const bytes = Uint8Array.from(atob(scene.frames), (letter) => letter.charCodeAt(0));
    const numbers = new Float32Array(bytes.buffer);
    const last = numbers.length / width - 1;
    const sample = (time) => {
      const position = Math.min(Math.max((time / scene.duration) * last, 0), last);
      const index = Math.min(Math.floor(position), last - 1);
      const part = position - index;
      const frame = new Float64Array(width);
      for (let channel = 0; channel < width; channel += 1) {
        const from = numbers[index * width + channel];
        frame[channel] = from + (numbers[(index + 1) * width + channel] - from) * part;
      }
      return frame;
    };
    return {
      duration: scene.duration,
      marks: scene.marks,
      haptics: readHaptics(scene.haptics),
      css: () => scene.css ?? "",
      sample,
      curve: (count) => {
        const frames = new Float64Array(count * width);
        for (let index = 0; index < count; index += 1) {
          frames.set(sample((scene.duration * index) / (count - 1)), index * width);
        }
        return frames;
      },
      ...FrameEngine.field(scene, last),
      cost: () => null,
      frames: Array.from({ length: last + 1 }, (_, index) => numbers.subarray(index * width, (index + 1) * width)),
    };
  }

  // Each number of a field is a level between the least and the most that it ever is, at some of
  // the frames.
  static field(scene, last) {
    if (!scene.field) return { fieldCount: 0, field: () => new Float32Array(0) };
    const bytes = (text) => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0)).buffer;
    const { instants, top } = scene.field;
    const ranges = new Float32Array(bytes(scene.field.ranges));
    const field = new Float32Array(ranges.length / 2);
    const levels = new (top > 255 ? Uint16Array : Uint8Array)(bytes(scene.field.levels));
    return { fieldCount: field.length, field: (time) => {
      const position = Math.min(Math.max((time / scene.duration) * last, 0), last);
      const index = Math.max(instants.findIndex((instant) => instant >= position), 1) - 1;
      const part = (position - instants[index]) / (instants[index + 1] - instants[index]);
      const [before, after] = [index * field.length, (index + 1) * field.length];
      for (let number = 0; number < field.length; number += 1) {
        const level = levels[before + number] + (levels[after + number] - levels[before + number]) * part;
        const [low, high] = [ranges[2 * number], ranges[2 * number + 1]];
        field[number] = low + (high - low) * (level / top);
      }
      return field;
    } };
  }
}

// The engine behind the page. Both kinds open a scene with one interface: duration, marks,
// sample(time) → the frame's numbers, curve(count) → that many frames in one array.

// Motion itself, as WebAssembly: any parameters, any time.
class ModuleEngine {
  static async start(base64) {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    const { instance } = await WebAssembly.instantiate(bytes, {});
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

  open(scene, parameters) {
    const { exports } = this;
    const width = scene.channels.length;
    if (this.handle) exports.scene_free(this.handle);
    this.view(parameters.length).set(parameters);
    const handle = (this.handle = exports.scene_make(scene.index, this.output, parameters.length));
    const count = exports.scene_marks(handle, this.output, 64);
    const numbers = this.view(3 * count);
    const marks = Array.from({ length: count }, (_, index) => ({
      kind: numbers[3 * index], time: numbers[3 * index + 1], channel: numbers[3 * index + 2],
    }));
    const duration = exports.scene_duration(handle);
    return {
      duration,
      marks,
      sample: (time) => {
        exports.scene_sample(handle, time, this.output);
        return this.view(width).slice();
      },
      curve: (count) => {
        this.room(count * width);
        exports.scene_curve(handle, 0, duration, count, this.output);
        return this.view(count * width).slice();
      },
      // The mean over some milliseconds, since one sample is far below the clock's resolution;
      // the first part warms up. A clock that stands still, as a test's may, ends the loop too.
      cost: () => {
        const times = (until, count = 0) => {
          for (; performance.now() < until && count < 40000; count += 32) {
            for (let index = 0; index < 32; index += 1) {
              exports.scene_sample(handle, (duration * ((count + index) % 1009)) / 1009, this.output);
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

// Frames that the same sources sampled natively, for the initial parameters only.
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
      sample,
      curve: (count) => {
        const frames = new Float64Array(count * width);
        for (let index = 0; index < count; index += 1) {
          frames.set(sample((scene.duration * index) / (count - 1)), index * width);
        }
        return frames;
      },
      cost: () => null,
      frames: Array.from({ length: last + 1 }, (_, index) => numbers.subarray(index * width, (index + 1) * width)),
    };
  }
}

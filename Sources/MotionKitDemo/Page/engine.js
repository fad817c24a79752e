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
  // Compiles it, which a browser may refuse.
  static async start(bytes) {
    // At once, which takes some milliseconds: compiled in another thread, it would be late for tools
    // that take a picture of the page once it is loaded.
    const { exports } = new WebAssembly.Instance(new WebAssembly.Module(bytes));
    return new ModuleEngine(exports, bytes.length);
  }

  constructor(exports, size) {
    this.kind = "wasm";
    this.size = size;
    this.exports = exports;
    Picture.module = exports;
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

  // The fingerprint of a piece of the springs' scenario, and that of the whole, from all pieces'.
  proofPiece(piece) { return BigInt.asUintN(64, this.exports.proof_piece(piece)); }

  proofWhole(words) {
    this.room(words.length);
    new BigUint64Array(this.exports.memory.buffer, this.output, words.length).set(words);
    return BigInt.asUintN(64, this.exports.proof_whole(this.output)).toString(16).padStart(16, "0");
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
    };
  }
}

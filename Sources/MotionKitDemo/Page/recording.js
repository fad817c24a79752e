// What the page holds in packed form, and the frames among it.

// The bytes of a text: their count, and five digits for each four, from # on and without <.
function readDigits(text) {
  const start = text.indexOf(" ") + 1;
  const bytes = new Uint8Array(parseInt(text) + 3 || 0);
  for (let place = 0, next = start; next < text.length; place += 4) {
    let number = 0;
    for (const end = next + 5; next < end; next += 1) {
      const code = text.charCodeAt(next);
      number = number * 85 + code - (code > 60 ? 36 : 35);
    }
    for (let byte = 3; byte >= 0; byte -= 1, number = Math.floor(number / 256)) bytes[place + byte] = number % 256;
  }
  return bytes.subarray(0, Math.max(bytes.length - 3, 0));
}

// The bytes of a part of the page.
async function unpack(id) {
  const { textContent, dataset } = element(id);
  const bytes = readDigits(textContent.trim());
  if (!bytes.length || dataset.form !== "gzip") return bytes;
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

// Frames that the same sources sampled natively, for each parameter's recorded number only. Numbers
// are stored in planes: the first bytes of all, then the second ones, and so on.
class FrameEngine {
  constructor(recording) {
    this.kind = "frames";
    this.recording = recording;
  }

  planes(place, count, width) {
    const bytes = new Uint8Array(count * width);
    for (let plane = 0, next = place; plane < width; plane += 1) {
      for (let index = plane; index < bytes.length; index += width) bytes[index] = this.recording[next++];
    }
    return bytes.buffer;
  }

  open(scene) {
    const width = scene.channels.length, { count, place } = scene.frames;
    // Channel by channel.
    const numbers = new Float32Array(this.planes(place, count * width, 4));
    const last = count - 1;
    const sample = (time) => {
      const position = Math.min(Math.max((time / scene.duration) * last, 0), last);
      const index = Math.min(Math.floor(position), last - 1);
      const part = position - index;
      return Float64Array.from({ length: width }, (_, channel) => {
        const from = numbers[channel * count + index];
        return from + (numbers[channel * count + index + 1] - from) * part;
      });
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
      ...this.field(scene),
      frames: Array.from({ length: count }, (_, index) =>
        Float32Array.from({ length: width }, (_, channel) => numbers[channel * count + index])),
    };
  }

  // Each number of a field is a level in the range of its kind; the kinds follow each other in turn or
  // in planes, and the last numbers have ranges of their own. Stored is the difference from its level
  // at the instant before.
  field(scene) {
    if (!scene.field) return { fieldCount: 0, field: () => new Float32Array(0) };
    const { instants, parts, count, top, kinds, inPlanes, own, place } = scene.field;
    const shared = count - own.length / 2, kindCount = kinds.length / 2;
    const kindOf = (number) => (inPlanes ? Math.floor((number * kindCount) / count) : number % kindCount);
    const levels = new Uint16Array(this.planes(place, count * instants.length, 2));
    for (let index = count; index < levels.length; index += 1) levels[index] += levels[index - count];
    const field = new Float32Array(count);
    return { fieldCount: count, field: (time) => {
      const position = Math.min(Math.max((time / scene.duration) * parts, 0), parts);
      const index = Math.max(instants.findIndex((instant) => instant >= position), 1) - 1;
      const part = (position - instants[index]) / (instants[index + 1] - instants[index]);
      const [before, after] = [index * count, (index + 1) * count];
      for (let number = 0; number < count; number += 1) {
        const level = levels[before + number] + (levels[after + number] - levels[before + number]) * part;
        const ranges = number < shared ? kinds : own;
        const range = 2 * (number < shared ? kindOf(number) : number - shared);
        field[number] = ranges[range] + (ranges[range + 1] - ranges[range]) * (level / top);
      }
      return field;
    } };
  }
}

// A ball on a rail, drawn out by its spring; beside it value against velocity, which spirals in.
drawings["spring-explorer"] = {
  poster: 0.2,

  draw(g, frame) {
    const rail = this.layout(g, frame.values);
    const { wide, edge, width } = rail;
    this.rail(g, frame, rail);
    this.energy(g, frame, { x: edge, y: wide ? g.height - 96 : 190, width });
    const portrait = wide
      ? { x: g.width * 0.6 + 20, y: 44, width: g.width * 0.4 - 20 - edge, height: g.height - 96 }
      : { x: edge, y: 250, width, height: g.height - 290 };
    this.portrait(g, frame, portrait);
  },

  scrolls: "pan-y",

  instants: { crossing: "at the target", peak: "farthest", settled: "at rest, within 0.1 %" },

  // The decimals of a place in the spring's own units.
  decimals: 4,

  height(width) { return width < 560 ? 420 : 400; },

  // Where the rail lies on the stage, and how many points are one unit of the spring.
  layout(g, { railFrom: low, railTo: high }) {
    const wide = g.width >= 560;
    const edge = wide ? 44 : 24;
    const width = (wide ? g.width * 0.6 : g.width) - 2 * edge;
    const radius = wide ? 21 : 15;
    const left = edge + radius + 34;
    const unit = (edge + width - radius - left) / (high - low);
    return { wide, edge, width, radius, middle: wide ? 150 : 96, unit, x: (value) => left + (value - low) * unit };
  },

  // What a hand does is told in units of the spring, from the middle of the rail.
  point(g, x, y, values) {
    const rail = this.layout(g, values);
    return [(x - rail.x(0)) / rail.unit, (y - rail.middle) / rail.unit];
  },

  held: ({ value }) => ({ x: value, y: 0 }),

  aim: ({ x }) => [x > 0.4 ? -0.6 : 0.6, 0],

  // The ball, the coil that holds it, its two stations, and where it was each hundredth of a second.
  rail(g, frame, { edge, width, middle, radius, x }) {
    const { value, target, held } = frame.values;
    const wall = edge;
    const floor = middle + radius + 8;
    g.hair(wall, floor, edge + width, floor, "hair");
    g.line([[wall, middle - radius - 8], [wall, floor]], "faint", 1.5);
    g.hair(x(target), middle - radius - 16, x(target), floor + 7, held === 0.5 ? "accent" : "faint", [2, 3]);
    g.hair(x(0), floor, x(0), floor + 7, "faint");
    g.text(`target ${readable(target, 2)}`, x(target), floor + 22, {
      size: 11.5, align: "center", color: held === 0.5 ? "accent" : "soft",
    });
    if (Math.abs(x(target) - x(0)) > 76) g.text("start 0", x(0), floor + 22, { size: 11.5, align: "center" });

    const end = x(value) - radius;
    const turns = 12;
    const coil = [[wall, middle]];
    for (let index = 0; index <= turns * 16; index += 1) {
      const part = index / (turns * 16);
      coil.push([wall + 10 + (end - wall - 20) * part, middle - Math.sin(part * turns * 2 * Math.PI) * 8]);
    }
    g.line([...coil, [end, middle]], "faint", 1.25);

    for (let index = 16; index >= 1; index -= 1) {
      const before = frame.time - index * 0.01;
      if (before >= 0) g.dot(x(frame.at(before).value), middle, radius, "accent", 0.07 * (1 - index / 17));
    }
    g.dot(x(value), middle, radius, "accent");
    if (held === 1) g.ring(x(value), middle, radius + 5, "accent", 1.5);
    g.text(readable(value), x(value), middle - radius - 12, { size: 13, weight: 600, color: "ink", align: "center" });
  },

  // What is stored in the spring and what moves, as parts of the most there ever is.
  energy(g, frame, { x, y, width }) {
    const { energy, potential } = frame.values;
    const most = Math.max(...frame.curve("energy"), 1e-12);
    const stored = (potential / most) * width;
    g.box(x, y, width, 6, 3, "well");
    g.scoped(() => {
      g.context.beginPath();
      g.context.roundRect(x, y, width, 6, 3);
      g.context.clip();
      g.box(x, y, stored, 6, 0, "faint");
      g.box(x + stored, y, ((energy - potential) / most) * width, 6, 0, "accent");
    });
    let at = x;
    for (const [label, color] of [["stored in the spring", "faint"], ["in motion", "accent"]]) {
      g.dot(at + 4, y + 23, 4, color);
      at += 14 + g.text(label, at + 14, y + 27, { size: 11.5 }) + 18;
    }
  },

  // Value against velocity: a spiral into the target.
  portrait(g, frame, { x, y, width, height }) {
    const [values, velocities, target] = [frame.curve("value"), frame.curve("velocity"), frame.values.target];
    const axis = (numbers, from, to) => {
      const [low, high] = [Math.min(...numbers), Math.max(...numbers)];
      return (number) => from + ((number - low) / Math.max(high - low, 1e-9)) * (to - from);
    };
    const px = axis([0, ...frame.curve("target"), ...values], x, x + width);
    const py = axis([0, ...velocities], y + height, y);
    g.hair(x - 8, py(0), x + width + 8, py(0), "hair");
    g.hair(px(target), y - 8, px(target), y + height + 8, "hair");
    const path = Array.from(values, (value, index) => [px(value), py(velocities[index])]);
    g.line(path, "hair", 1.5);
    const passed = Math.floor((frame.time / frame.duration) * (frame.count - 1));
    const now = [px(frame.values.value), py(frame.values.velocity)];
    g.line([...path.slice(0, passed + 1), now], "accent", 2);
    g.dot(...now, 5, "accent");
    g.text("velocity over value", x + width, y + height + 30, { size: 11.5, color: "faint", align: "right" });
  },
};

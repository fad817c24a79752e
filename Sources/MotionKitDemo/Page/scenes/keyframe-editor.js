// A card that moves through a track, level with the track's trace in time; the keys on the trace, and
// the keyframes as a ribbon.
drawings["keyframe-editor"] = {
  instants: { handover: "next keyframe", cut: "the spring is cut" },

  poster: 0.3,

  // The ends of the keyframes, from the first on; they and their values are where the keys lie.
  layout(g, frame) {
    const narrow = g.width < 560;
    const [left, right] = narrow ? [86, g.width - 24] : [Math.max(136, g.width * 0.18), g.width - 40];
    const [top, bottom] = [30, g.height - 74];
    const values = frame.curve("value");
    const [low, high] = [Math.min(-1.25, ...values), Math.max(1.25, ...values)];
    const { linearTime, cubicTime, springTime, hold } = frame.choice;
    let end = 0;
    return {
      narrow, left, right, top, bottom, values, rail: narrow ? 42 : left - 68,
      stop: [linearTime, cubicTime, springTime, hold, 0.3, 0.3].map((length) => (end += length)),
      x: (time) => left + (time / frame.duration) * (right - left),
      y: (value) => bottom - ((value - low) / (high - low)) * (bottom - top),
      value: (y) => low + ((bottom - y) / (bottom - top)) * (high - low),
    };
  },

  handles(g, frame) {
    const at = this.layout(g, frame);
    // The length that brings the end of a keyframe to a place: the axis grows with it.
    const length = (order, name) => (x) => {
      const part = Math.min((x - at.left) / (at.right - at.left), 0.98);
      const own = frame.choice[name], begin = at.stop[order] - own;
      return { [name]: (part * (frame.duration - own) - begin) / (1 - part) };
    };
    const key = (label, order, value, time) => ({
      label, x: at.x(at.stop[order]), y: at.y(frame.choice[value]),
      set: (x, y) => ({ [value]: at.value(y), ...(time ? length(order, time)(x) : {}) }),
    });
    return [
      key("Key of the linear keyframe", 0, "linear", "linearTime"),
      key("Key of the cubic keyframe", 1, "cubic", "cubicTime"),
      key("Key of the spring", 2, "spring", "springTime"),
      { label: "End of the hold", x: at.x(at.stop[3]), y: at.bottom + 34, set: length(3, "hold") },
      key("Key of the move", 3, "move"),
      key("Key of the last but one", 4, "last"),
    ];
  },

  draw(g, frame) {
    const at = this.layout(g, frame);
    const { narrow, left, right, top, bottom, values, rail, stop, x, y } = at;
    for (const level of [-1, 0, 1]) {
      g.hair(left, y(level), right, y(level), level ? "line" : "hair");
      g.text(readable(level, 0), right + 5, y(level) + 4, { size: 11, color: "faint" });
    }
    this.ribbon(g, frame, at);
    this.trace(g, frame, at);
    for (const end of stop) g.hair(x(end), top, x(end), bottom, "line", [2, 3]);
    const { linear, cubic, spring, move, last } = frame.choice;
    [[0, linear], [1, cubic], [2, spring], [3, move], [4, last], [5, 0]].forEach(([order, value]) => {
      g.ring(x(stop[order]), y(value), 4.5, order < 5 ? "accent" : "faint", 1.5, "surface");
    });

    const now = y(frame.values.value);
    const [width, height] = narrow ? [46, 34] : [72, 50];
    const card = (middle) => g.box(rail - width / 2, middle - height / 2, width, height, 11, "accent");
    g.hair(rail, y(1), rail, y(-1), "hair");
    for (let index = 7; index >= 1; index -= 1) {
      const before = frame.time - index * 0.02;
      if (before >= 0) g.scoped(() => {
        g.context.globalAlpha = 0.1 * (1 - index / 8);
        card(y(frame.at(before).value));
      });
    }
    g.hair(rail, now, x(frame.time), now, "accent", [3, 3]);
    card(now);
    g.dot(x(frame.time), now, 4.5, "accent");
  },

  ribbon(g, frame, { narrow, bottom, stop, x }) {
    const kinds = ["linear", "cubic", "spring", "hold", "cubic", "cubic"];
    kinds.forEach((kind, index) => {
      const [begin, end] = [stop[index - 1] ?? 0, stop[index]];
      if (end <= begin) return;
      const now = frame.time >= begin && frame.time < end;
      g.box(x(begin) + 1, bottom + 22, x(end) - x(begin) - 2, 24, 6, now ? "wash" : "well", now ? "accent" : null);
      const size = narrow ? 10 : 11.5;
      // The handle of the hold covers the ends at it.
      const room = x(end) - x(begin) - (index === 3 || index === 4 ? 18 : 5);
      if (room > g.measure(kind, { size })) {
        const middle = (x(begin) + x(end) + (index === 3 ? -10 : index === 4 ? 10 : 0)) / 2;
        g.text(kind, middle, bottom + 38, { size, align: "center", color: now ? "accent" : "soft" });
      }
    });
  },

  // Broken where the value jumps: at the move, and at the end of the spring's rest.
  trace(g, frame, { values, stop, x, y }) {
    let points = [];
    const step = frame.duration / (frame.count - 1);
    const jumps = [stop[3], stop[5]];
    for (let index = 0; index < frame.count; index += 1) {
      const time = index * step;
      if (points.length && jumps.some((jump) => time > jump && time - step <= jump)) {
        g.line(points, "ink", 1.5);
        points = [];
      }
      points.push([x(time), y(values[index])]);
    }
    g.line(points, "ink", 1.5);
  },
};

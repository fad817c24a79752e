// A bead on a vertical rail at the value, its trace in time, and the keyframes as a ribbon.
drawings["keyframe-editor"] = {
  draw(g, frame) {
    const narrow = g.width < 560;
    const [left, right] = narrow ? [62, g.width - 16] : [Math.max(84, g.width * 0.13), g.width - 32];
    const [top, bottom] = [30, g.height - 74];
    const values = frame.curve("value");
    const low = Math.min(-1, ...values);
    const high = Math.max(1, ...values);
    const y = (value) => bottom - ((value - low) / (high - low)) * (bottom - top);
    const x = (time) => left + (time / frame.duration) * (right - left);
    const rail = left - (narrow ? 24 : 40);
    for (const level of [-1, 0, 1]) {
      g.hair(rail - 8, y(level), right, y(level), level ? "line" : "hair");
      g.text(readable(level, 0), rail - 16, y(level) + 4, { size: 11, color: "faint", align: "right" });
    }
    g.hair(rail, top, rail, bottom, "hair");

    const kinds = ["linear", "cubic", "spring", "hold", "cubic", "cubic"];
    const ends = frame.marks.map((mark) => mark.time);
    let begin = 0;
    const stop = [];
    kinds.forEach((kind, index) => {
      const end = ends[index] ?? begin;
      if (end > begin) {
        const now = frame.time >= begin && frame.time < end;
        g.box(x(begin) + 1, bottom + 22, x(end) - x(begin) - 2, 24, 6, now ? "wash" : "well", now ? "accent" : null);
        const size = narrow ? 10 : 11.5;
        if (x(end) - x(begin) > g.measure(kind, { size }) + 5) {
          g.text(kind, (x(begin) + x(end)) / 2, bottom + 38, { size, align: "center", color: now ? "accent" : "soft" });
        }
      }
      stop.push(end);
      begin = end;
    });

    // The trace, broken where the value jumps: at the move, and at the end of the spring's rest.
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
    for (const end of stop) g.hair(x(end), top, x(end), bottom, "line", [2, 3]);
    const now = y(frame.values.value);
    g.hair(rail, now, x(frame.time), now, "accent", [3, 3]);
    g.dot(x(frame.time), now, 4.5, "accent");
    g.dot(rail, now, 11, "accent");
  },
};

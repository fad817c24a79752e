// One stroke on four sheets: its points and what is drawn anew, the smooth path, the points that
// remain, and the pen that draws it again.
drawings["stroke-capture"] = {
  instants: { begin: "the hand draws", released: "the hand lifts", handover: "the replay begins", end: "the replay ends" },

  poster: 0.85,
  cursor: "crosshair",

  height: (width) => Math.min(Math.max(Math.round(width * 0.727), 220), 560),

  // The four sheets lie in the middle of the stage.
  place(g) {
    const scale = Math.min(g.width / 640, g.height / 464);
    return { scale, x: (g.width - 640 * scale) / 2, y: (g.height - 464 * scale) / 2 };
  },

  point(g, x, y) {
    const place = this.place(g);
    return [(x - place.x) / place.scale, (y - place.y) / place.scale];
  },

  // A key draws an arch on the first sheet.
  held: () => ({ x: 60, y: 180 }),
  aim: () => (part) => [200 * part, -110 * Math.sin(Math.PI * part)],

  sheets: [[14, 14], [326, 14], [14, 238], [326, 238]],

  draw(g, frame) {
    const { scale, x: left, y: top } = this.place(g);
    const { context } = g;
    const { values } = frame;
    const stroke = this.stroke(frame, values);
    const titles = [
      ["Captured", stroke.count ? `${stroke.captured.length} of ${stroke.count} reports` : "", " reports"],
      ["Smoothed", stroke.count ? this.plural(stroke.curves, "curve") : ""],
      ["Simplified", stroke.count ? `${stroke.captured.length} → ${this.plural(stroke.kept.length, "point")}` : "", / points?$/],
      ["Replayed", stroke.replayed ? `pressure ${readable(values.pressure, 2)}` : ""],
    ];
    const bodies = [
      () => this.captured(g, frame, values, stroke), () => this.smoothed(g, frame, stroke),
      () => this.simplified(g, frame, stroke), () => this.replayed(g, frame, values, stroke),
    ];
    g.scoped(() => {
      context.translate(left, top);
      context.scale(scale, scale);
      this.sheets.forEach(([x, y], index) => g.scoped(() => {
        context.translate(x, y);
        g.box(0, 0, 300, 212, 14, "well", "line");
        g.scoped(() => {
          context.beginPath();
          context.roundRect(0, 0, 300, 212, 14);
          context.clip();
          if (stroke.count) bodies[index]();
        });
        const [title, number, noun] = titles[index];
        const size = Math.max(11.5, 9.5 / scale);
        const end = 14 + g.text(title, 14, 24, { size, weight: 600, color: "ink" });
        // On a small sheet without the noun.
        const isTight = end + 16 + g.measure(number, { size }) > 286;
        g.text(isTight ? number.replace(noun, "") : number, 286, 24, { size, align: "right" });
      }));
    });
  },

  plural: (count, noun) => `${count} ${noun}${count === 1 ? "" : "s"}`,

  // What the numbers of the field mean now.
  stroke({ field }, values) {
    const room = field.length / 11;
    const count = Math.round(values.reported);
    const reports = Array.from({ length: room }, (_, index) => {
      const [x, y, captured, kept, pressure] = field.subarray(5 * index, 5 * index + 5);
      return { at: [x, y], isCaptured: captured > 0.5, isKept: kept > 0.5, pressure };
    });
    const captured = reports.filter(({ isCaptured }) => isCaptured).slice(0, Math.round(values.captured));
    const curves = Math.round(values.curves);
    return {
      count, reports: reports.slice(0, count), captured, curves,
      kept: captured.filter(({ isKept }) => isKept),
      pieces: Array.from({ length: Math.min(curves, room) }, (_, index) =>
        field.subarray(5 * room + 6 * index, 5 * room + 6 * index + 6)),
      replayed: Math.round(values.replayed),
    };
  },

  points: (stroke) => stroke.map(({ at }) => at),

  // The points that count, those that do not, what was drawn for good and the live tail, and what
  // the last point made draw anew.
  captured(g, frame, values, stroke) {
    const flattened = Math.round(values.flattened);
    g.line(this.points(stroke.captured.slice(0, flattened + 1)), "faint", 1.25);
    g.line(this.points(stroke.captured.slice(flattened)), "accent", 1.25);
    for (const { at, isCaptured } of stroke.reports) if (!isCaptured) g.dot(...at, 1.1, "faint");
    stroke.captured.forEach(({ at }, index) => g.dot(...at, 1.9, index < flattened ? "ink" : "accent"));
    if (!values.held) return;
    const [left, top, width, height] = [values.dirtyLeft, values.dirtyTop, values.dirtyWidth, values.dirtyHeight];
    g.box(left, top, width, height, 2, null, "accent", [3, 3]);
    // Nothing counts that is nearer than this.
    const near = frame.choice.distance * frame.choice.width;
    if (near > 1.5) g.ring(...stroke.captured.at(-1).at, near, "accent", 1);
    this.tip(g, ...stroke.reports.at(-1).at);
  },

  smoothed(g, frame, stroke) {
    const { context } = g;
    context.beginPath();
    context.moveTo(...stroke.captured[0].at);
    for (const piece of stroke.pieces) context.bezierCurveTo(...piece);
    context.lineWidth = frame.choice.width * 0.5;
    context.lineCap = "round";
    context.lineJoin = "round";
    context.strokeStyle = g.color("ink");
    context.stroke();
    // Where one curve meets the next.
    stroke.pieces.slice(0, stroke.curves).forEach((piece) => g.dot(piece[4], piece[5], 1.4, "surface"));
  },

  simplified(g, frame, stroke) {
    const { tolerance } = frame.choice;
    // What lies within the tolerance of the lines.
    if (tolerance > 0) g.line(this.points(stroke.kept), "wash", 2 * tolerance);
    g.line(this.points(stroke.captured), "faint", 1);
    g.line(this.points(stroke.kept), "accent", 1.5);
    for (const { at } of stroke.kept) g.ring(...at, 2.75, "accent", 1.5, "well");
  },

  // As wide as the pen is pressed; ahead of it lies the line that is still to come. Pieces reach
  // from the middle of two points to the middle of the next two.
  replayed(g, frame, values, stroke) {
    const { context } = g;
    g.line(this.points(stroke.captured), "line", 1.25);
    if (!stroke.replayed) return;
    const pen = { at: [values.penX, values.penY], pressure: values.pressure };
    const drawn = [...stroke.captured.slice(0, stroke.replayed), pen];
    const wide = ({ pressure }) => frame.choice.width * (0.1 + 1.4 * pressure ** 1.5);
    const middle = (a, b) => [(a.at[0] + b.at[0]) / 2, (a.at[1] + b.at[1]) / 2];
    context.lineCap = "round";
    context.strokeStyle = g.color("ink");
    drawn.forEach((point, index) => {
      const [before, after] = [drawn[Math.max(index - 1, 0)], drawn[Math.min(index + 1, drawn.length - 1)]];
      context.beginPath();
      context.moveTo(...middle(before, point));
      context.quadraticCurveTo(...point.at, ...middle(point, after));
      context.lineWidth = wide(point);
      context.stroke();
    });
    if (stroke.replayed < stroke.captured.length) this.tip(g, ...pen.at);
  },

  tip(g, x, y) {
    g.dot(x, y, 9, "accent", 0.18);
    g.dot(x, y, 3.5, "accent");
  },
};

// A music player on a screen of a hundred cells, each drawn through its map, and the rings over it.
drawings["ripple-mesh"] = {
  instants: { begin: "the wave arrives", peak: "farthest" },

  poster: 0.13,

  height(width, { screen }) {
    const isWide = width >= 560;
    return screen === "portrait" ? (isWide ? 580 : 408) : Math.round((width - (isWide ? 64 : 40)) * (390 / 844)) + 52;
  },

  // The screen's points on the stage, in a frame.
  place(g, { screen }) {
    const { width, height } = Player.forms[screen], edge = g.width < 560 ? 7 : 10;
    const scale = Math.min((g.width - 4 * edge) / width, (g.height - 52) / height);
    const [x, y] = [(g.width - width * scale) / 2, (g.height - height * scale) / 2].map(Math.round);
    return { width, height, edge, scale, x, y };
  },

  draw(g, frame) {
    const { width, height, edge, scale, x, y } = this.place(g, frame.choice);
    // Where a point has more than two pixels, two are enough, and take much less time.
    const density = Math.min(g.scale, 2), { context } = g;
    const [columns, rows] = [width, height].map((length) => Math.round(length * scale * density));
    const [wide, tall] = [columns / density, rows / density];
    const outline = [x - edge, y - edge, wide + 2 * edge, tall + 2 * edge, 3.4 * edge];
    g.card(...outline);
    g.context = Drawing.clear((this.sheet ??= document.createElement("canvas")), columns, rows);
    this.cells(g, frame.field, Player.of(g, frame.choice.screen, columns, rows), columns / 10, rows / 10, columns / width, rows / height);
    g.context = context;
    context.drawImage(this.sheet, x, y, wide, tall);
    g.scoped(() => {
      context.beginPath();
      context.rect(x, y, wide, tall);
      context.clip();
      context.translate(x, y);
      context.scale(scale, scale);
      for (let ring = 900; ring < 948; ring += 6) this.ring(g, frame.field.subarray(ring, ring + 6), 0.28);
      for (const { time, ...tap } of [{ time: 0, x: 0.4 * width, y: 0.6 * height }, ...frame.taps]) {
        this.finger(g, tap, (frame.time - time) / 0.4);
      }
    });
    // The frame covers the screen's corners.
    context.beginPath();
    context.roundRect(...outline);
    context.roundRect(x, y, wide, tall, 2.4 * edge);
    context.fillStyle = "#0d0d11";
    context.fill("evenodd");
    g.box(...outline, null, "hair");
  },

  // Draws what lies in the cells, each of so many pixels, in pixels of the screen.
  cells(g, field, { sheet, pattern }, w, h, scaleX, scaleY) {
    const { context } = g;
    const rests = Array.from({ length: 100 }, (_, cell) =>
      field.subarray(9 * cell, 9 * cell + 9).every((number, index) => number === (index % 4 ? 0 : 1)));
    if (!rests.includes(false)) return context.drawImage(sheet, 0, 0);
    context.fillStyle = g.color("paper");
    context.fillRect(0, 0, sheet.width, sheet.height);
    for (let cell = 0; cell < 100; cell += 1) {
      if (!rests[cell]) continue;
      // Whole pixels, so that it is copied; one more of them is the next cell's, and the same there.
      const area = [Math.floor((cell % 10) * w), Math.floor(Math.floor(cell / 10) * h), Math.ceil(w) + 1, Math.ceil(h) + 1];
      context.drawImage(sheet, ...area, ...area);
    }
    g.smooth(0.9);
    context.fillStyle = pattern;
    for (let cell = 0; cell < 100; cell += 1) {
      if (rests[cell]) continue;
      this.cell(context, pattern, field.subarray(9 * cell), (cell % 10) * w, Math.floor(cell / 10) * h, w, h, scaleX, scaleY);
    }
  },

  // A canvas has affine maps only: a cell is drawn in parts so small that its map is nearly affine
  // in each. Each reaches a little beyond its right and its bottom, over which the next are drawn.
  cell(context, pattern, map, x, y, w, h, scaleX, scaleY) {
    const at = (across, down) => {
      const u = (across * w) / scaleX, v = (down * h) / scaleY, weight = u * map[2] + v * map[5] + map[8];
      return [x + ((u * map[0] + v * map[3] + map[6]) / weight) * scaleX, y + ((u * map[1] + v * map[4] + map[7]) / weight) * scaleY];
    };
    // How far, in pixels, the corners of a part are from those of a parallelogram, four times.
    const apart = (p, q, r, s) => Math.hypot(p[0] - q[0] - r[0] + s[0], p[1] - q[1] - r[1] + s[1]);
    const [p, q, r, s, middle] = [at(0, 0), at(1, 0), at(0, 1), at(1, 1), at(0.5, 0.5)];
    const twist = Math.max(apart(p, q, r, s), 2 * apart(p, middle, middle, s), 2 * apart(q, middle, middle, r));
    const count = Math.min(Math.ceil(Math.sqrt(twist / 2)), 4) || 1, side = 1 / count;
    for (let part = 0; part < count * count; part += 1) {
      const left = (part % count) * side, top = Math.floor(part / count) * side, more = 1.25;
      const [p, q, r, s] = [at(left, top), at(left + side, top), at(left, top + side), at(left + side, top + side)];
      const a = (q[0] - p[0] + s[0] - r[0]) / (2 * side * w), b = (q[1] - p[1] + s[1] - r[1]) / (2 * side * w);
      const c = (r[0] - p[0] + s[0] - q[0]) / (2 * side * h), d = (r[1] - p[1] + s[1] - q[1]) / (2 * side * h);
      const fromX = x + (left + side / 2) * w, fromY = y + (top + side / 2) * h;
      const e = (p[0] + q[0] + r[0] + s[0]) / 4 - a * fromX - c * fromY, f = (p[1] + q[1] + r[1] + s[1]) / 4 - b * fromX - d * fromY;
      pattern.setTransform({ a, b, c, d, e, f });
      context.beginPath();
      context.moveTo(...p);
      context.lineTo(q[0] + more, q[1]);
      context.lineTo(s[0] + more, s[1] + more);
      context.lineTo(r[0], r[1] + more);
      context.fill();
    }
  },

  // Light between two circles, brightest between them: center, radius, where it begins and peaks.
  ring(g, [x, y, radius, begin, crest, opacity], strength, color = g.color("accent")) {
    if (!(radius > 0 && opacity > 0)) return;
    const { context } = g;
    const light = context.createRadialGradient(x, y, 0, x, y, radius);
    const clear = color.replace("rgb(", "rgba(").replace(")", ", 0)");
    light.addColorStop(begin, clear);
    light.addColorStop(crest, color);
    light.addColorStop(1, clear);
    context.globalAlpha = opacity * strength;
    context.fillStyle = light;
    context.beginPath();
    context.arc(x, y, radius, 0, 2 * Math.PI);
    context.arc(x, y, begin * radius, 0, 2 * Math.PI);
    context.fill("evenodd");
    context.globalAlpha = 1;
  },

  // A finger that has tapped, and is soon gone.
  finger(g, { x, y }, part) {
    if (!(part >= 0 && part < 1)) return;
    g.dot(x, y, 26, "#1b1b1f", 0.3 * (1 - part));
    g.ring(x, y, 25, `rgb(255 255 255 / ${1 - part})`, 3);
  },

  tap(g, x, y, choice) {
    const { width, height, scale, ...place } = this.place(g, choice);
    const [u, v] = [(x - place.x) / scale, (y - place.y) / scale];
    return u >= 0 && u <= width && v >= 0 && v <= height ? [u, v] : null;
  },
};

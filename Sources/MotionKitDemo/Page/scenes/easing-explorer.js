// The curve of a Bézier with its two handles, and beside it what moves by it, level with the curve;
// four easings of a family in step with it, and every family small.
drawings["easing-explorer"] = {
  labels(choice, scene) {
    const lanes = {
      CSS: ["ease", "easeIn", "easeOut", "easeInOut"],
      steps: ["jumpStart", "jumpEnd", "jumpNone", "jumpBoth"],
      others: ["linear", "stops", "mirrored", "nested"],
    }[choice.family] ?? ["in", "out", "inOut", "linear"];
    const names = [...lanes, "bezier"];
    return [...names, ...names, ...scene.channels.slice(2 * names.length)];
  },

  height(width) { return this.layout({ width }).height; },

  // The families in the order of the menu: each has a name and the numbers of its easings.
  families: [
    ["CSS", [1, 3, 4, 5]], ["steps", [6, 7, 8, 9]],
    ...["sine", "quad", "cubic", "quart", "quint", "expo", "circ", "back", "elastic", "bounce"]
      .map((name, index) => [name, [12, 13, 14].map((number) => number + 3 * index)]),
    ["others", [0, 2, 10, 11]],
  ],

  // Outputs from −0.6 to 1.6 are on the stage, with one scale for both axes.
  layout({ width }) {
    const wide = width >= 640;
    const left = wide ? 36 : 18;
    const unit = wide ? 190 : Math.min(Math.max(width - 2 * left - 166, 132), 190);
    const base = 44 + 1.6 * unit;
    const foot = base + 0.6 * unit;
    const rails = wide ? [42, 84, 122, 160, 198] : [38, 66, 92, 118, 144];
    const grid = wide
      ? { left: left + unit + 238, right: width - 20, top: 26, row: 90, columns: 3 }
      : { left: left - 6, right: width - left + 6, top: foot + 62, row: 84, columns: 4 };
    return {
      wide, left, unit, base, foot, rails: rails.map((place) => left + unit + place), grid,
      height: wide ? foot + 38 : grid.top + Math.ceil(13 / grid.columns) * grid.row + 8,
      x: (part) => left + part * unit, y: (value) => base - value * unit,
    };
  },

  // The cell of a family; the last one, of those that are in none, is as wide as the grid.
  cell({ left, right, top, row, columns }, index) {
    const width = (right - left) / columns;
    const last = index === this.families.length - 1;
    return [left + (index % columns) * width + 3, top + Math.floor(index / columns) * row + 3, (last ? right - left : width) - 6, row - 6];
  },

  handles(g, frame) {
    const at = this.layout(g);
    const { x1, y1, x2, y2 } = frame.choice;
    const point = (label, x, y, names) => ({
      label, x: at.x(x), y: at.y(y),
      set: (px, py) => ({ [names[0]]: (px - at.left) / at.unit, [names[1]]: (at.base - py) / at.unit }),
    });
    return [
      point("First control point", x1, y1, ["x1", "y1"]),
      point("Second control point", x2, y2, ["x2", "y2"]),
      ...this.families.map(([name], index) => ({
        label: `Family ${name}`, box: this.cell(at.grid, index), choice: { family: index },
      })),
    ];
  },

  draw(g, frame) {
    const at = this.layout(g);
    const progress = Math.min((1.25 * frame.time) / frame.duration, 1);
    this.editor(g, frame, at, progress);
    this.rails(g, frame, at);
    this.families.forEach((family, index) => this.family(g, frame, family, this.cell(at.grid, index), progress));
  },

  // The part of a curve's numbers in which it runs.
  run: (frame, name, number) => frame.curve(name, number).subarray(0, Math.round((frame.count - 1) * 0.8) + 1),

  editor(g, frame, { left, unit, x, y, foot, rails, wide }, progress) {
    const { x1, y1, x2, y2 } = frame.choice;
    const value = frame.values.lane[4];
    g.box(x(0), y(1), unit, unit, 4, "well");
    for (const level of [0, 1]) {
      g.hair(x(0), y(level), x(1), y(level), "hair");
      g.text(String(level), x(0) - 8, y(level) + 4, { size: 11, color: "faint", align: "right" });
    }
    g.line([[x(0), y(0)], [x(1), y(1)]], "hair", 1, [3, 4]);
    g.text(`bezier(${[x1, y1, x2, y2].map((number) => readable(number, 2)).join(", ")})`, left, 26, { size: wide ? 13 : 12, weight: 600, color: "ink" });
    g.text("part of the time", x(0.5), foot + 16, { size: 11, color: "faint", align: "center" });
    for (const [end, point] of [[[0, 0], [x1, y1]], [[1, 1], [x2, y2]]]) {
      const [from, to] = [end, point].map(([px, py]) => [x(px), y(py)]);
      g.line([from, to], "accent", 1.5);
      g.dot(...from, 3.5, "ink");
      g.ring(...to, 5, "accent", 1.5, "surface");
    }
    const values = this.run(frame, "lane", 4);
    g.line(Array.from(values, (value, index) => [x(index / (values.length - 1)), y(value)]), "ink", 2.5);
    g.hair(x(progress), y(value), rails[0], y(value), "accent", [3, 3]);
    g.dot(x(progress), y(value), 5, "accent");
  },

  // What moves by the curve, and four dots in step with it.
  rails(g, frame, { rails, y, foot, wide }) {
    const size = wide ? 34 : 28;
    [4, 0, 1, 2, 3].forEach((lane, place) => {
      const [x, own] = [rails[place], lane === 4];
      const now = y(frame.values.lane[lane]);
      g.hair(x, y(1), x, y(0), own ? "faint" : "hair");
      for (const end of [0, 1]) g.hair(x - 5, y(end), x + 5, y(end), own ? "faint" : "hair");
      for (let index = 8; index >= 1; index -= 1) {
        const before = frame.time - index * 0.016;
        if (before < 0) continue;
        const then = y(frame.at(before).lane[lane]), alpha = 0.09 * (1 - index / 9);
        if (!own) g.dot(x, then, 7, "ink", alpha);
        else g.scoped(() => {
          g.context.globalAlpha = alpha;
          g.box(x - size / 2, then - size / 2, size, size, 9, "accent");
        });
      }
      if (own) g.box(x - size / 2, now - size / 2, size, size, 9, "accent");
      else g.dot(x, now, 7, "ink", 0.82);
      const name = frame.labels.lane[lane].replace(/^(jump|ease)(?=.)/, "");
      const level = wide ? 16 : place % 2 ? 30 : 16;
      g.text(name[0].toLowerCase() + name.slice(1), x, foot + level, {
        size: wide ? 11 : 10.5, align: "center", color: own ? "accent" : "soft", weight: own ? 600 : 400,
      });
    });
    g.text(readable(frame.values.lane[4]), rails[0], 26, { size: 13, align: "center", color: "accent", weight: 600 });
  },

  // The curves of a family over each other; those that are in none, side by side.
  family(g, frame, [name, easings], [left, top, width, height], progress) {
    const chosen = frame.choice.family === name;
    if (chosen) g.box(left, top, width, height, 10, "wash", "accent");
    g.text(name, left + width / 2, top + 17, {
      size: 11.5, align: "center", color: chosen ? "accent" : "ink", weight: chosen ? 600 : 500,
    });
    const isRow = name === "others", count = isRow ? easings.length : 1;
    const part = width / count, size = Math.min(part - 26, 96);
    easings.forEach((easing, order) => {
      const values = this.run(frame, "easing", easing);
      const x = left + part * ((isRow ? order : 0) + 0.5) - size / 2;
      // Elastic ones swing widest.
      const y = (value) => top + height - 15 - ((value + 0.1) / 1.25) * (height - 46);
      const points = [];
      for (let index = 0; index < values.length; index += 4) points.push([x + (index / (values.length - 1)) * size, y(values[index])]);
      g.line(points, chosen ? "accent" : order && !isRow ? "faint" : "soft", 1.25);
      g.dot(x + progress * size, y(frame.values.easing[easing]), 2.5, chosen ? "accent" : "ink");
    });
  },
};

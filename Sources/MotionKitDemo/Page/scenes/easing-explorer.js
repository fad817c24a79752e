// The curve of the chosen easing, with two handles where it is drawn, and beside it what moves by it,
// level with the curve; its family in step with it, and every family small.
drawings["easing-explorer"] = {
  // The families in the order of the menu: the name, the numbers of its easings in the catalog, which
  // the channels have, and its first number in the menu, whose first is the drawn easing.
  families: [
    ["CSS", [1, 3, 4, 5], 1], ["steps", [6, 7, 8, 9], 5],
    ...["sine", "quad", "cubic", "quart", "quint", "expo", "circ", "back", "elastic", "bounce"]
      .map((name, index) => [name, [12, 13, 14].map((number) => number + 3 * index), 9 + 3 * index]),
    ["others", [0, 2, 10, 11], 39],
  ],

  // The place of the chosen easing in the menu.
  chosen: ({ easing }, scene) => scene.parameters.find(({ id }) => id === "easing").choices
    .findIndex(({ label }) => label === easing),

  // The family that moves beside a place of the menu: that of CSS beside the drawn easing.
  beside(place) { return this.families.findLast(([, , first]) => first <= place) ?? this.families[0]; },

  labels(choice, scene) {
    const lanes = {
      CSS: ["ease", "ease-in", "ease-out", "ease-in-out"],
      steps: ["at start", "at end", "at neither", "at both"],
      others: ["linear", "stops", "mirrored", "nested"],
    }[this.beside(this.chosen(choice, scene))[0]] ?? ["in", "out", "in-out", "linear"];
    const names = [...lanes, this.isDrawn(choice) ? "drawn" : choice.easing];
    return [...names, ...names, ...scene.channels.slice(2 * names.length)];
  },

  isDrawn: ({ easing }) => easing.startsWith("drawn"),

  // The sliders of the drawn curve's points have nothing to do beside another easing.
  rests(name, choice) { return /^[xy][12]$/.test(name) && !this.isDrawn(choice); },

  height(width) { return this.layout({ width }).height; },

  // Outputs from −0.6 to 1.6 are on the stage, with one scale for both axes.
  layout({ width }) {
    const wide = width >= 640;
    const left = wide ? 36 : 18;
    const unit = wide ? 190 : Math.min(Math.max(width - 2 * left - 166, 90), 190);
    const base = 44 + 1.6 * unit;
    const foot = base + 0.6 * unit;
    const rails = wide ? [42, 84, 122, 160, 198] : [38, 66, 92, 118, 144];
    const grid = wide
      ? { left: left + unit + 238, right: width - 20, top: 16, row: 93, columns: 3 }
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
    const place = this.chosen(frame.choice, frame.scene), beside = this.beside(place);
    const drawn = [
      point("First control point", x1, y1, ["x1", "y1"]), point("Second control point", x2, y2, ["x2", "y2"]),
    ];
    return [
      ...(place ? [] : drawn),
      // A thumbnail chooses its family's way out, and the easing in step that itself.
      ...this.families.map((family, index) => ({
        label: `Family ${family[0]}`, box: this.cell(at.grid, index), choice: { easing: family[2] + (family[1].length === 3 ? 1 : 0) },
        isChosen: place > 0 && family === beside,
      })),
      ...beside[1].map((_, lane) => ({
        label: `Easing ${frame.labels.lane[lane]}`, box: [at.rails[lane + 1] - 16, at.y(1.3), 32, at.foot + 22 - at.y(1.3)],
        choice: { easing: beside[2] + lane },
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
    const drawn = this.isDrawn(frame.choice);
    const name = drawn ? `bezier(${[x1, y1, x2, y2].map((number) => readable(number, 2)).join(", ")})` : frame.choice.easing;
    g.text(name, left, 26, { size: wide ? 13 : 12, weight: 600, color: "ink" });
    g.text("part of the time", x(0.5), foot + 16, { size: 11, color: "faint", align: "center" });
    for (const [end, point] of drawn ? [[[0, 0], [x1, y1]], [[1, 1], [x2, y2]]] : []) {
      const [from, to] = [end, point].map(([px, py]) => [x(px), y(py)]);
      g.line([from, to], "accent", 1.5);
      g.dot(...from, 3.5, "ink");
      g.ring(...to, 5, "accent", 1.5, "surface");
    }
    const values = this.run(frame, "lane", 4);
    g.curve(values.length, (index) => x(index / (values.length - 1)), (index) => y(values[index]), "ink", 2.5);
    g.hair(x(progress), y(value), rails[0], y(value), "accent", [3, 3]);
    g.dot(x(progress), y(value), 5, "accent");
  },

  // What moves by the curve, and four dots in step with it.
  rails(g, frame, { rails, y, foot, wide }) {
    const size = wide ? 34 : 28;
    const trail = [8, 7, 6, 5, 4, 3, 2, 1].filter((age) => age * 0.016 <= frame.time)
      .map((age) => [0.09 * (1 - age / 9), frame.at(frame.time - age * 0.016).lane]);
    [4, 0, 1, 2, 3].forEach((lane, place) => {
      const [x, own] = [rails[place], lane === 4];
      const now = y(frame.values.lane[lane]);
      g.hair(x, y(1), x, y(0), own ? "faint" : "hair");
      for (const end of [0, 1]) g.hair(x - 5, y(end), x + 5, y(end), own ? "faint" : "hair");
      for (const [alpha, before] of trail) {
        const then = y(before[lane]);
        if (!own) g.dot(x, then, 7, "ink", alpha);
        else g.scoped(() => {
          g.context.globalAlpha = alpha;
          g.box(x - size / 2, then - size / 2, size, size, 9, "accent");
        });
      }
      if (own) g.box(x - size / 2, now - size / 2, size, size, 9, "accent");
      else g.dot(x, now, 7, "ink", 0.82);
      const name = own && !this.isDrawn(frame.choice) ? "chosen" : frame.labels.lane[lane];
      // Names are wider than the way from one rail to the next.
      const style = { size: wide ? 11 : 10.5, color: own ? "accent" : "soft", weight: own ? 600 : 400 };
      const middle = Math.min(x, g.width - 3 - g.measure(name, style) / 2);
      g.text(name, middle, foot + (place % 2 ? 30 : place === 4 && !wide ? 44 : 16), { ...style, align: "center" });
    });
    g.text(readable(frame.values.lane[4]), rails[4] + 10, wide ? 26 : 44, { size: 13, align: "right", color: "accent", weight: 600 });
  },

  // The curves of a family over each other; those that are in none, side by side.
  family(g, frame, [name, easings, first], [left, top, width, height], progress) {
    const place = this.chosen(frame.choice, frame.scene);
    const chosen = place > 0 && this.beside(place)[0] === name;
    if (chosen) g.box(left, top, width, height, 10, "wash", "accent");
    g.text(name, left + width / 2, top + 17, {
      size: 11.5, align: "center", color: chosen ? "accent" : "ink", weight: chosen ? 600 : 500,
    });
    const isRow = name === "others", count = isRow ? easings.length : 1;
    const part = width / count, size = Math.min(part - 26, 96);
    const curves = easings.map((easing) => this.run(frame, "easing", easing));
    const low = Math.min(...curves.map((values) => values.reduce((low, value) => Math.min(low, value))));
    const high = Math.max(...curves.map((values) => values.reduce((high, value) => Math.max(high, value))));
    const y = (value) => top + height - 12 - ((value - low) / (high - low)) * (height - 40);
    easings.forEach((easing, order) => {
      const values = curves[order];
      const x = left + part * ((isRow ? order : 0) + 0.5) - size / 2;
      const isIt = chosen && place === first + order;
      // Every fourth value is enough for a curve as small as this.
      const at = (index) => x + (4 * index / (values.length - 1)) * size, level = (index) => y(values[4 * index]);
      g.curve(Math.ceil(values.length / 4), at, level, isIt ? "accent" : order && !isRow ? "faint" : "soft", isIt ? 2 : 1.25);
      g.dot(x + progress * size, y(frame.values.easing[easing]), 2.5, isIt ? "accent" : "ink");
    });
  },
};

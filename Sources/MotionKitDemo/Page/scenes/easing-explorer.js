// Five lanes in step, and below them every easing small, with its own dot.
drawings["easing-explorer"] = {
  labels(choice, scene) {
    const lanes = {
      CSS: ["ease", "easeIn", "easeOut", "easeInOut"],
      steps: ["jumpStart", "jumpEnd", "jumpNone", "jumpBoth"],
    }[choice.family] ?? ["in", "out", "inOut", "linear"];
    const names = [...lanes, "bezier"];
    return [...names, ...names, ...scene.channels.slice(2 * names.length)];
  },

  height(width) { return width < 560 ? 660 : 470; },

  draw(g, frame) {
    const narrow = g.width < 560;
    const inset = narrow ? 20 : 32;
    const lanes = [4, 0, 1, 2, 3];
    const left = inset + 76;
    const right = g.width - inset - 84;
    const reach = lanes.flatMap((lane) => Array.from(frame.curve("lane", lane)));
    const [low, high] = [Math.min(0, ...reach), Math.max(1, ...reach)];
    const x = (value) => left + ((value - low) / (high - low)) * (right - left);
    lanes.forEach((lane, row) => {
      const y = 40 + row * 32;
      const value = frame.values.lane[lane];
      const own = lane === 4;
      g.hair(x(0), y, x(1), y, "line");
      for (const end of [0, 1]) g.hair(x(end), y - 5, x(end), y + 5, "hair");
      for (let index = 10; index >= 1; index -= 1) {
        const before = frame.time - index * 0.014;
        if (before >= 0) g.dot(x(frame.at(before).lane[lane]), y, 8, own ? "accent" : "ink", 0.07 * (1 - index / 11));
      }
      g.dot(x(value), y, 8, own ? "accent" : "ink", own ? 1 : 0.82);
      g.text(frame.labels.lane[lane], inset, y + 4, { size: 12, color: own ? "accent" : "ink", weight: own ? 600 : 400 });
      g.text(readable(value), g.width - inset, y + 4, { size: 12, align: "right", color: own ? "accent" : "soft" });
    });

    const names = frame.labels.easing;
    const count = names.length;
    const rows = narrow ? 6 : 3;
    const columns = Math.ceil(count / rows);
    const top = 214;
    const cell = { width: (g.width - 2 * inset) / columns, height: (g.height - top - (narrow ? 30 : 14)) / rows };
    const progress = Math.min(frame.time / (frame.duration / 1.25), 1);
    for (let index = 0; index < count; index += 1) {
      const column = Math.floor(index / 3);
      const position = narrow
        ? [column % columns, (index % 3) + 3 * Math.floor(column / columns)]
        : [column, index % 3];
      const box = {
        x: inset + position[0] * cell.width + 6,
        y: top + position[1] * cell.height + (position[1] > 2 ? 32 : 16),
        width: cell.width - 12, height: cell.height - 44,
      };
      const values = frame.curve("easing", index).subarray(0, Math.round(frame.count * 0.8));
      const y = (value) => box.y + box.height * (1 - value);
      const points = [];
      for (let i = 0; i < values.length; i += 3) {
        points.push([box.x + (i / (values.length - 1)) * box.width, y(values[i])]);
      }
      g.hair(box.x, y(0), box.x + box.width, y(0), "line");
      g.line(points, "faint", 1.25);
      g.dot(box.x + progress * box.width, y(frame.values.easing[index]), 3, "accent");
      const [own, family] = names[index].split(" ").reverse();
      const middle = box.x + box.width / 2;
      g.text(own, middle, box.y + box.height + 15, { size: narrow ? 9.5 : 10.5, color: "soft", align: "center" });
      if (index % 3 === 0 && family) {
        g.text(family, middle, box.y - 14, { size: 11, color: "ink", weight: 600, align: "center" });
      }
    }
  },
};

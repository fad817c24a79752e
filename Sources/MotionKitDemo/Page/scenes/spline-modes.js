// The path, the points that it leads through, and dots at equal distances of time.
drawings["spline-modes"] = {
  height(width) { return width < 560 ? 340 : 430; },

  // The unit square, or more of the plane where the path swings out of it.
  layout(g, frame) {
    const axis = (numbers, start, length) => {
      const [low, high] = [Math.min(-0.08, ...numbers), Math.max(1.08, ...numbers)];
      const scale = length / (high - low);
      return { place: (number) => start + (number - low) * scale, number: (place) => low + (place - start) / scale };
    };
    const { choice } = frame;
    return {
      x: axis(frame.curve("x"), 10, g.width - 20), y: axis(frame.curve("y"), 14, g.height - 28),
      points: [1, 2, 3, 4, 5, 6].map((order) => [choice[`x${order}`], choice[`y${order}`]]),
    };
  },

  handles(g, frame) {
    const { x, y, points } = this.layout(g, frame);
    return points.map(([px, py], index) => ({
      label: `Point ${index + 1}`, x: x.place(px), y: y.place(py),
      set: (left, top) => ({ [`x${index + 1}`]: x.number(left), [`y${index + 1}`]: y.number(top) }),
    }));
  },

  draw(g, frame) {
    const { x, y, points } = this.layout(g, frame);
    const [xs, ys] = [frame.curve("x"), frame.curve("y")];
    const place = (px, py) => [x.place(px), y.place(py)];
    const discrete = frame.choice.mode === "discrete";
    if (!discrete) g.line(Array.from(xs, (value, index) => place(value, ys[index])), "hair", 1.5);
    const end = frame.marks[0].time;
    const ticks = 60;
    for (let tick = 0; tick <= ticks; tick += 1) {
      const { x: px, y: py } = frame.at((end * tick) / ticks);
      g.dot(...place(px, py), 2.25, "ink", 0.55);
    }
    for (let index = 14; index >= 1; index -= 1) {
      const before = frame.time - index * 0.02;
      if (before < 0 || discrete) continue;
      const { x: px, y: py } = frame.at(before);
      g.dot(...place(px, py), 9, "accent", 0.08 * (1 - index / 15));
    }
    points.forEach(([px, py], index) => {
      g.ring(...place(px, py), 6, "ink", 1.5, "surface");
      const [left, top] = place(px, py);
      g.text(String(index + 1), left, top - 14, { size: 11, color: "faint", align: "center" });
    });
    g.dot(...place(frame.values.x, frame.values.y), 9, "accent");
  },
};

// The path, the points that it leads through, and dots at equal distances of time.
drawings["spline-modes"] = {
  height(width) { return width < 560 ? 340 : 430; },

  draw(g, frame) {
    const points = [[0.04, 0.66], [0.2, 0.2], [0.34, 0.74], [0.5, 0.74], [0.8, 0.12], [0.96, 0.56]];
    const [xs, ys] = [frame.curve("x"), frame.curve("y")];
    // The unit square, or more of the plane where the path swings out of it.
    const [left, right] = [Math.min(0, ...xs), Math.max(1, ...xs)];
    const [top, bottom] = [Math.min(0, ...ys), Math.max(1, ...ys)];
    const place = (px, py) => [
      24 + ((px - left) / (right - left)) * (g.width - 48),
      28 + ((py - top) / (bottom - top)) * (g.height - 56),
    ];
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
      const [x, y] = place(px, py);
      g.text(String(index + 1), x, y - 13, { size: 11, color: "faint", align: "center" });
    });
    g.dot(...place(frame.values.x, frame.values.y), 9, "accent");
  },
};

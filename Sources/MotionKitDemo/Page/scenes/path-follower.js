// One path twice, by points to drag; side by side or one above the other; dots at equal times, and the way so far.
drawings["path-follower"] = {
  height(width) { return width < 560 ? 560 : 400; },

  // The middle of each half of the stage, and the scale of both.
  layout(g) {
    const isTall = g.width < 560;
    const [width, height] = isTall ? [g.width, g.height / 2] : [g.width / 2, g.height];
    return {
      isTall, width, height, scale: Math.min((width - 56) / 216, (height - 84) / 200),
      centers: [0, 1].map((column) => (isTall
        ? [g.width / 2, height * (column + 0.5) + 8] : [width * (column + 0.5), g.height / 2 + 12])),
    };
  },

  // The points of the loop, around which it runs; the other paths have none.
  points({ path, ...choice }) {
    return path === "Points" ? [1, 2, 3, 4, 5, 6].map((order) => [choice[`x${order}`], choice[`y${order}`]]) : [];
  },

  handles(g, frame) {
    const { centers: [[left, top]], scale } = this.layout(g);
    return this.points(frame.choice).map(([x, y], index) => ({
      label: `Point ${index + 1}`, x: left + x * scale, y: top + y * scale,
      set: (px, py) => ({ [`x${index + 1}`]: (px - left) / scale, [`y${index + 1}`]: (py - top) / scale }),
    }));
  },

  draw(g, frame) {
    const { isTall, width, height, scale, centers } = this.layout(g);
    const end = frame.marks[0].time;
    const ticks = 48;
    const panel = (column, name, x, y) => {
      const center = centers[column];
      const place = (values) => [center[0] + values[x] * scale, center[1] + values[y] * scale];
      const [xs, ys] = [frame.curve(x), frame.curve(y)];
      const points = Array.from(xs, (value, index) => [center[0] + value * scale, center[1] + ys[index] * scale]);
      g.line(points, "hair", 1.5);
      const corners = column ? [] : this.points(frame.choice).map(([left, top]) => [center[0] + left * scale, center[1] + top * scale]);
      if (corners.length) g.line([...corners, corners[0]], "hair", 1, [2, 4]);
      for (const corner of corners) g.ring(...corner, 4.5, "accent", 1.5, "surface");
      // The way so far, of the points that have been passed and the place itself.
      const passed = points.slice(0, 1 + Math.max(0, Math.floor((frame.time / frame.duration) * (frame.count - 1))));
      const color = column ? "faint" : "accent";
      g.scoped(() => {
        g.context.globalAlpha = 0.4;
        g.line([...passed, place(frame.values)], color, 4);
      });
      for (let tick = 0; tick < ticks; tick += 1) {
        const values = frame.at((end * tick) / ticks);
        g.dot(...place(values), 2.5, column ? "ink" : "accent", column ? 0.5 : 0.8);
      }
      g.dot(...place(frame.values), 10, column ? "ink" : "accent");
      g.dot(...place(frame.values), 3.5, "surface");
      g.text(name, center[0], center[1] - height / 2 + 20, { size: 12, color: "soft", align: "center" });
    };
    panel(0, "by length", "x", "y");
    panel(1, "by parameter", "xByParameter", "yByParameter");
    if (isTall) g.hair(24, height, g.width - 24, height);
    else g.hair(width, 32, width, g.height - 32);
  },
};

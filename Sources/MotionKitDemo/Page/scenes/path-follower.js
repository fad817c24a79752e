// One path twice, side by side or one above the other; dots at equal times, and the way so far.
drawings["path-follower"] = {
  height(width) { return width < 560 ? 560 : 400; },

  draw(g, frame) {
    const isTall = g.width < 560;
    const [width, height] = isTall ? [g.width, g.height / 2] : [g.width / 2, g.height];
    const scale = Math.min((width - 56) / 216, (height - 84) / 200);
    const end = frame.marks[0].time;
    const ticks = 48;
    const panel = (column, name, x, y) => {
      const center = isTall
        ? [g.width / 2, height * (column + 0.5) + 8] : [width * (column + 0.5), g.height / 2 + 12];
      const place = (values) => [center[0] + values[x] * scale, center[1] + values[y] * scale];
      const [xs, ys] = [frame.curve(x), frame.curve(y)];
      const points = Array.from(xs, (value, index) => [center[0] + value * scale, center[1] + ys[index] * scale]);
      g.line(points, "hair", 1.5);
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

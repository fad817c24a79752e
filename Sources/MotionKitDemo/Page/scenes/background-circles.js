// The wall; at rest a circle nearly has its color, at a tenth only a breath of it.
drawings["background-circles"] = {
  draw(g, frame) {
    const [columns, rows] = [7, 10];
    const step = Math.min((g.width - 32) / columns, (g.height - 32) / rows);
    const left = (g.width - step * columns) / 2;
    const top = (g.height - step * rows) / 2;
    for (let index = 0; index < columns * rows; index += 1) {
      const x = left + ((index % columns) + 0.5) * step;
      const y = top + (Math.floor(index / columns) + 0.5) * step;
      const tint = (index * 7 + Math.floor(index / columns) * 3) % 5;
      g.dot(x, y, step * 0.375, tint < 3 ? "accent" : "ink", frame.values.circle[index] * [1, 0.7, 0.4, 0.55, 0.25][tint]);
    }
    for (const index of [34, 12, 57]) {
      const x = left + ((index % columns) + 0.5) * step;
      const y = top + (Math.floor(index / columns) + 0.5) * step;
      g.ring(x, y, step * 0.45, "faint", 1);
    }
  },
};

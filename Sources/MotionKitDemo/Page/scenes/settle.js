// The same sketch four times, at the scale that each reading of the damping gives it.
drawings.settle = {
  poster: 0.51,

  height(width) { return width < 560 ? 520 : 380; },

  draw(g, frame) {
    const columns = g.width < 560 ? 2 : 4;
    const rows = 4 / columns;
    const inset = 16;
    const cell = { width: (g.width - 2 * inset) / columns, height: (g.height - 20) / rows };
    const labels = ["Right formula", "Negative damping", "Damping set to 0", "Damping fixed at 10"];
    labels.forEach((label, index) => {
      const x = inset + (index % columns) * cell.width;
      const y = 10 + Math.floor(index / columns) * cell.height;
      const center = [x + cell.width / 2, y + cell.height / 2 - 18];
      const size = Math.min(cell.width * 0.72, cell.height * 0.6);
      const scale = frame.values.scale[index];
      g.scoped(() => {
        g.context.beginPath();
        g.context.roundRect(x + 4, y + 4, cell.width - 8, cell.height - 60, 10);
        g.context.clip();
        g.context.translate(...center);
        const edge = size * Math.abs(scale);
        if (edge > 1) {
          g.scoped(() => {
            g.context.scale(edge / size, edge / size);
            g.card(-size / 2, -size / 2, size, size, 20);
          });
          this.sketch(g, edge * Math.sign(scale), index === 0 ? "accent" : "ink");
        }
        g.box(-size / 2 + 0.5, -size / 2 + 0.5, size - 1, size - 1, 20, null, "faint", [2, 3]);
      });
      const base = y + cell.height - 32;
      g.text(label, center[0], base, {
        size: g.width < 360 ? 11 : 12.5, align: "center", weight: 600, color: index ? "ink" : "accent",
      });
      g.text(readable(scale, 4), center[0], base + 18, { size: 12, align: "center" });
    });
  },

  // A leaf in one stroke, and its vein.
  sketch(g, size, color) {
    const { context } = g;
    g.scoped(() => {
      context.scale(size / 100, size / 100);
      context.beginPath();
      context.moveTo(-26, 30);
      context.bezierCurveTo(-40, -8, -8, -34, 28, -30);
      context.bezierCurveTo(34, 6, 8, 36, -22, 22);
      context.moveTo(-34, 38);
      context.bezierCurveTo(-20, 22, -2, 4, 16, -16);
      context.moveTo(-13, 15);
      context.bezierCurveTo(-13, 6, -13, 2, -15, -6);
      context.moveTo(-1, 3);
      context.bezierCurveTo(8, 4, 12, 4, 18, 1);
      context.lineWidth = 3.2;
      context.lineCap = "round";
      context.lineJoin = "round";
      context.strokeStyle = g.color(color);
      context.stroke();
    });
  },
};

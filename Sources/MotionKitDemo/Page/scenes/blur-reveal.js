// One picture twice: as a group with its own easing shows it, and with one easing alone.
drawings["blur-reveal"] = {
  draw(g, frame) {
    const side = Math.min(g.height - 96, (g.width - 96) / 2);
    const gap = Math.min(48, g.width - 48 - 2 * side);
    const left = (g.width - 2 * side - gap) / 2;
    const top = (g.height - side) / 2 - 16;
    const { nestedRadius, nestedOpacity, singleRadius, singleOpacity } = frame.values;
    [
      ["Nested easings", nestedRadius, nestedOpacity], ["One easing", singleRadius, singleOpacity],
    ].forEach(([label, radius, opacity], index) => {
      const x = left + index * (side + gap);
      g.box(x + 0.5, top + 0.5, side - 1, side - 1, 20, null, "faint", [2, 3]);
      g.layer({ blur: (radius * side) / 280, opacity, left: x - 1, top: top - 1, width: side + 2, height: side + 2 }, () => {
        this.picture(g, x, top, side, index === 0 ? "accent" : "ink");
      });
      g.text(label, x + side / 2, top + side + 26, {
        size: 12.5, weight: 600, align: "center", color: index ? "ink" : "accent",
      });
      const readings = [`blur ${readable(radius, 2)}`, `opacity ${readable(opacity, 3)}`];
      (side + gap < 160 ? readings : [readings.join(", ")]).forEach((line, row) =>
        g.text(line, x + side / 2, top + side + 44 + 17 * row, { size: 11.5, align: "center" }));
    });
  },

  // A flower in five petals.
  picture(g, x, y, side, color) {
    const { context } = g;
    g.box(x, y, side, side, 20, "raised", "line");
    context.save();
    context.translate(x + side / 2, y + side / 2);
    for (let petal = 0; petal < 5; petal += 1) {
      context.rotate((2 * Math.PI) / 5);
      context.beginPath();
      context.ellipse(0, -side * 0.2, side * 0.11, side * 0.19, 0, 0, 2 * Math.PI);
      context.fillStyle = g.color(color);
      const alpha = context.globalAlpha;
      context.globalAlpha = alpha * 0.6;
      context.fill();
      context.globalAlpha = alpha;
    }
    context.beginPath();
    context.arc(0, 0, side * 0.075, 0, 2 * Math.PI);
    context.fillStyle = g.color("paper");
    context.fill();
    context.restore();
  },
};

// Rings around a point; each one's line is as thick as the engine says, clipped to the view.
drawings["pulse-rings"] = {
  instant: ({ channel }) => `ring ${channel + 1} begins`,

  draw(g, frame) {
    const width = frame.choice.width;
    const side = Math.min(g.height - 48, g.width - 48);
    const scale = side / width;
    const center = [g.width / 2, g.height / 2];
    const { radius, opacity, lineWidth } = frame.values;
    const rings = Array.from(radius, (radius, index) => ({
      radius: radius * scale, opacity: opacity[index], line: lineWidth[index] * scale,
    }));
    g.scoped(() => {
      g.context.beginPath();
      g.context.roundRect(center[0] - side / 2, center[1] - side / 2, side, side, 26);
      g.context.fillStyle = g.color("well");
      g.context.fill();
      g.context.clip();
      for (const { radius, opacity, line } of rings) {
        if (!(line > 0)) continue;
        // The recorded opacity of a tenth is too faint on this background.
        const strength = Math.min(1, opacity * 2.5);
        g.context.globalAlpha = strength;
        // A line wider than the ring covers the middle, which not every canvas fills.
        if (line >= 2 * radius) g.dot(...center, radius + line / 2, "accent", strength);
        else g.ring(...center, radius, "accent", line);
        g.context.globalAlpha = Math.min(1, opacity * 9);
        g.ring(...center, radius, "accent", 1.25);
      }
      g.context.globalAlpha = 1;
    });
    g.dot(...center, 17, "accent");
    g.dot(...center, 6, "raised");
  },
};

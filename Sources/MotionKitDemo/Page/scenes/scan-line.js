// A sheet of text under a line of light; the way back eased anew is only dashed.
drawings["scan-line"] = {
  draw(g, frame) {
    const { mirrored: offset, easedAnew: anew, mirroredVelocity } = frame.values;
    const height = g.height - 56;
    const narrow = g.width < 560;
    const width = Math.min(g.width - (narrow ? 136 : 220), height * 0.86);
    const [left, top] = [(g.width - width) / 2, 28];
    const back = mirroredVelocity < 0;
    g.card(left, top, width, height, 16);
    g.scoped(() => {
      const { context } = g;
      context.beginPath();
      context.roundRect(left, top, width, height, 16);
      context.clip();
      for (let row = 0; row < 9; row += 1) {
        const y = top + 34 + (row * (height - 62)) / 8.4;
        const long = row === 0 ? 0.42 : [0.78, 0.7, 0.82, 0.46][row % 4];
        const near = Math.max(0, 1 - Math.abs((y - top) / height - offset) * 6);
        g.box(left + 30, y, (width - 60) * long, row === 0 ? 14 : 8, 4, "hair");
        context.globalAlpha = near * 0.85;
        g.box(left + 30, y, (width - 60) * long, row === 0 ? 14 : 8, 4, "accent");
        context.globalAlpha = 1;
      }
      const y = top + offset * height;
      const tail = context.createLinearGradient(0, y, 0, y + (back ? 90 : -90));
      tail.addColorStop(0, g.color("accent"));
      tail.addColorStop(1, "transparent");
      context.globalAlpha = 0.2;
      context.fillStyle = tail;
      context.fillRect(left, back ? y : y - 90, width, 90);
      context.globalAlpha = 1;
      g.line([[left, y], [left + width, y]], "accent", 2);
    });
    const y = top + anew * height;
    g.line([[left - 24, y], [left + width + 24, y]], "ink", 1, [3, 3]);
    if (narrow) {
      g.text("eased", left + width + 30, y - 3, { size: 11.5 });
      g.text("anew", left + width + 30, y + 11, { size: 11.5 });
    } else {
      g.text("eased anew", left + width + 30, y + 4, { size: 11.5 });
    }
  },
};

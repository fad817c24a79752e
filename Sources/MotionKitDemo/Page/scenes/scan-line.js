// A sheet of text under two lines: the motion that alternates, with its light, and the one that is
// eased anew on the way back, dashed; between them, while they differ, their distance.
drawings["scan-line"] = {
  instants: { handover: "turns round" },

  // The middle of the first way back.
  poster: 0.375,

  draw(g, frame) {
    const { mirrored: offset, easedAnew: anew, mirroredVelocity } = frame.values, { context } = g;
    const isNarrow = g.width < 740, top = 40, height = g.height - 80;
    const width = Math.min(g.width - (isNarrow ? 206 : 380), height * 0.94);
    const left = (g.width - width) / 2, right = left + width;
    const back = mirroredVelocity < 0;
    const [y, other] = [top + offset * height, top + anew * height];
    g.card(left, top, width, height, 16);
    g.scoped(() => {
      context.beginPath();
      context.roundRect(left, top, width, height, 16);
      context.clip();
      for (let row = 0; row < 9; row += 1) {
        const level = top + 30 + (row * (height - 56)) / 8.4;
        const box = [left + 0.1 * width, level, 0.8 * width * (row ? [0.98, 0.88, 1, 0.6][row % 4] : 0.42), row ? 8 : 14, 4];
        g.box(...box, "hair");
        context.globalAlpha = 0.85 * Math.max(0, 1 - Math.abs((level - top) / height - offset) * 6);
        g.box(...box, "accent");
        context.globalAlpha = 1;
      }
      const tail = context.createLinearGradient(0, y, 0, y + (back ? 90 : -90));
      tail.addColorStop(0, g.color("accent"));
      tail.addColorStop(1, "transparent");
      context.globalAlpha = 0.2;
      context.fillStyle = tail;
      context.fillRect(left, back ? y : y - 90, width, 90);
      context.globalAlpha = 0.14;
      context.fillStyle = g.color("ink");
      context.fillRect(left, Math.min(y, other), width, Math.abs(y - other));
    });
    g.line([[left, other], [right + 12, other]], "ink", 1.5, [4, 3]);
    g.line([[left - 12, y], [right, y]], "accent", 2.5);
    if (Math.abs(offset - anew) > 0.005) this.gap(g, right - (isNarrow ? 0.5 : 0.22) * width, y, other, Math.abs(offset - anew));

    this.name(g, left - 18, y, isNarrow ? ["one motion,", "alternating"] : ["one motion, alternating"], "accent", "right");
    this.name(g, right + 18, other, isNarrow ? ["eased anew", "on the", "way back"] : ["eased anew on the way back"], "ink", "left");
    const isBack = Math.floor(frame.time / frame.choice.duration + 1e-9) % 2 === 1;
    g.text(isBack ? "on the way back" : "on the way there", g.width / 2, g.height - 12, { align: "center" });
  },

  // The distance from line to line, and its number, a part of the sheet's height.
  gap(g, x, from, to, value) {
    g.line([[x, from], [x, to]], "ink", 1.25);
    const sign = Math.sign(to - from), reach = Math.min(5, Math.abs(to - from) / 2);
    for (const [y, way] of [[from, sign], [to, -sign]]) {
      g.line([[x - reach, y + way * reach], [x, y], [x + reach, y + way * reach]], "ink", 1.25);
    }
    const words = `gap ${readable(value, 2)}`, style = { size: 13, weight: 600, color: "ink", align: "center" };
    const wide = g.measure(words, style) + 16, y = (from + to) / 2;
    g.box(x - wide / 2, y - 12, wide, 24, 12, "raised", "hair");
    g.text(words, x, y + 4.5, style);
  },

  // A line's name beside its end, in one or more lines.
  name(g, x, y, words, color, align) {
    words.forEach((word, index) =>
      g.text(word, x, y + 4 + 15 * (index - (words.length - 1) / 2), { size: 12, weight: 600, color, align }));
  },
};

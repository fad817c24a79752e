// A card under a finger, with the restarted motion as an outline, and the scale many times larger.
drawings.push = {
  instants: { handover: "let go", cut: "ends" },

  draw(g, frame) {
    const { continued, restarted } = frame.values;
    const pressed = frame.marks.length && frame.time <= frame.marks[0].time;
    const center = [g.width / 2, g.height * 0.42];
    const width = Math.min(g.width * 0.62, 380);
    const height = Math.min(width * 0.62, g.height * 0.62);
    g.scoped(() => {
      g.context.translate(...center);
      g.scoped(() => {
        g.context.scale(continued, continued);
        g.card(-width / 2, -height / 2, width, height, 22);
        this.landscape(g, width, height);
      });
      g.box((-width * restarted) / 2, (-height * restarted) / 2, width * restarted, height * restarted, 22, null, "soft", [3, 3]);
      if (pressed) {
        const depth = frame.time / frame.marks[0].time;
        g.context.globalAlpha = 0.35 + 0.4 * depth;
        g.ring(0, 12, 26 - 5 * depth, "accent", 2);
        g.context.globalAlpha = 0.16;
        g.dot(0, 12, 26 - 5 * depth, "accent", 0.18);
        g.context.globalAlpha = 1;
      }
    });

    // The scale, enlarged.
    const all = [...frame.curve("continued"), ...frame.curve("restarted")];
    const [low, high] = [Math.min(...all), Math.max(...all, 1)];
    const left = Math.max(40, center[0] - 260);
    const right = g.width - left;
    const x = (value) => left + ((value - low) / Math.max(high - low, 1e-6)) * (right - left);
    const y = g.height - 56;
    g.hair(left - 12, y, right + 12, y, "hair");
    for (const tick of Plots.ticks(low, high, 5)) {
      g.hair(x(tick.value), y, x(tick.value), y + 6, "faint");
      g.text(tick.label, x(tick.value), y + 21, { size: 11, color: "faint", align: "center" });
    }
    g.ring(x(restarted), y, 7, "ink", 1.5, "surface");
    g.dot(x(continued), y, 8, "accent");
  },

  // A sun over two hills, in the page's own tints.
  landscape(g, width, height) {
    const { context } = g;
    g.scoped(() => {
      context.beginPath();
      context.roundRect(-width / 2 + 10, -height / 2 + 10, width - 20, height - 20, 13);
      context.clip();
      g.box(-width / 2, -height / 2, width, height, 0, "wash");
      g.dot(width * 0.2, -height * 0.16, height * 0.13, "accent", 0.9);
      for (const [alpha, from, top, to] of [[0.28, 0.1, -0.2, 0.24], [0.5, 0.42, 0.02, 0.2]]) {
        context.beginPath();
        context.moveTo(-width / 2, height * from);
        context.bezierCurveTo(-width * 0.2, height * top, width * 0.1, height * (from + 0.22), width / 2, height * to);
        context.lineTo(width / 2, height / 2);
        context.lineTo(-width / 2, height / 2);
        context.fillStyle = g.color("accent");
        context.globalAlpha = alpha;
        context.fill();
      }
    });
  },
};

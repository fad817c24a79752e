// A small app on a screen, a tooltip over it, and under it what the last tap felt like.
drawings["tooltip-tour"] = {
  instants: { begin: "the tour begins", end: "the tour ends" },

  screen: 560,

  words: [
    ["Your profile", "Name, picture and sounds."],
    ["What is new", "A dot marks a new message."],
    ["Hold to record", "Let go to stop. Slide up to go on", "without your finger."],
    ["Start something", "A sketch, a ripple or a burst."],
    ["Come back here", "All that was felt is kept."],
  ],

  height(width) { return this.screen * this.scale(width) + 70; },

  scale(width) { return Math.min(1, (width - 24) / 430); },

  // The left edge of the screen on the stage.
  left(g, choice) { return (g.width - choice.width * this.scale(g.width)) / 2; },

  draw(g, frame) {
    const v = frame.values;
    const { context } = g;
    const scale = this.scale(g.width);
    const { width } = frame.choice;
    g.scoped(() => {
      context.translate(this.left(g, frame.choice), 14);
      context.scale(scale, scale);
      g.scoped(() => {
        context.beginPath();
        context.roundRect(0, 0, width, this.screen, 34);
        context.clip();
        g.box(0, 0, width, this.screen, 0, "well");
        this.app(g, width, v.alpha > 0 ? Math.round(v.step) : -1);
      });
      g.box(0.5, 0.5, width - 1, this.screen - 1, 33.5, null, "hair");
      if (v.alpha > 0) this.tooltip(g, v);
    });
    this.cue(g, v, 14 + this.screen * scale + 30);
  },

  // What the tooltips point at, as the scene places it.
  targets: (width) => [
    [16, 22, 40, 40], [width - 56, 22, 40, 40], [width / 2 - 28, 170, 56, 56],
    [width - 70, 420, 54, 54], [width / 8 - 22, 508, 44, 40],
  ],

  app(g, width, step) {
    const center = ([x, y, w, h]) => [x + w / 2, y + h / 2];
    const [profile, news, record, make, kept] = this.targets(width).map(center);
    const tint = (index) => (index === step ? "accent" : "faint");
    g.dot(...profile, 20, "raised");
    g.dot(profile[0], profile[1] - 5, 6, tint(0));
    g.box(profile[0] - 10, profile[1] + 4, 20, 10, 5, tint(0));
    g.dot(...news, 20, "raised");
    g.box(news[0] - 8, news[1] - 7, 16, 13, 3, null, tint(1));
    g.dot(news[0] + 8, news[1] - 7, 4, "accent");
    g.box(width / 2 - 46, 36, 92, 12, 6, "line");
    g.box(16, 86, width - 32, 232, 24, "raised");
    g.dot(...record, 28, "wash");
    g.dot(...record, 12, tint(2));
    for (let bar = 0; bar < 21; bar += 1) {
      const x = 16 + ((bar + 0.5) / 21) * (width - 32);
      const tall = 8 + 20 * Math.abs(Math.sin(bar * 1.7) * Math.cos(bar * 0.6));
      g.line([[x, 280 - tall / 2], [x, 280 + tall / 2]], "hair", 3);
    }
    for (const [y, part] of [[344, 0.7], [368, 0.5], [392, 0.6]]) g.box(16, y, (width - 32) * part, 12, 6, "line");
    g.dot(...make, 27, "raised");
    g.line([[make[0] - 8, make[1]], [make[0] + 8, make[1]]], tint(3), 2.5);
    g.line([[make[0], make[1] - 8], [make[0], make[1] + 8]], tint(3), 2.5);
    g.hair(0, 498, width, 498, "line");
    for (let tab = 0; tab < 4; tab += 1) {
      const x = width * (0.125 + 0.25 * tab);
      if (tab === 0) g.dot(x, kept[1], 9, tint(4));
      else g.ring(x, kept[1], 8, "hair", 2);
    }
  },

  tooltip(g, v) {
    const { context } = g;
    const [x, y, height] = [v.left, v.top, v.height];
    context.globalAlpha = v.alpha;
    if (Math.abs(v.left - v.leftAsWritten) > 0.25) {
      g.box(v.leftAsWritten + 0.5, y + 0.5, 299, height - 1, 14, null, "soft", [3, 3]);
    }
    g.scoped(() => {
      context.shadowColor = g.color("shadow");
      context.shadowBlur = 22 * g.scale;
      context.shadowOffsetY = 7 * g.scale;
      g.box(x, y, 300, height, 14, "accent");
    });
    // Two curves with handles of 4, as high as the direction says.
    const tall = 8 * v.direction;
    g.scoped(() => {
      context.translate(v.arrowX, v.arrowY);
      context.beginPath();
      context.moveTo(-10, tall);
      context.bezierCurveTo(-6, tall, -4, 0, 0, 0);
      context.bezierCurveTo(4, 0, 6, tall, 10, tall);
      context.closePath();
      context.fillStyle = g.color("accent");
      context.fill();
    });
    const [title, ...lines] = this.words[Math.max(0, Math.round(v.step))];
    g.text(title, x + 16, y + 29, { size: 14.5, weight: 600, color: "surface" });
    lines.forEach((line, index) => g.text(line, x + 16, y + 50 + 19 * index, { size: 13.5, color: "surface" }));
    context.globalAlpha = 1;
  },

  // One knock, or two for the end, which fade.
  cue(g, v, y) {
    const count = Math.round(v.cue);
    const age = v.sinceCue;
    const left = Math.max(0, 1 - age / 0.7);
    const words = ["", "medium impact", "success"][count];
    if (!left || !words) {
      g.text("tap to go on", g.width / 2, y + 4, { size: 12, color: "faint", align: "center" });
      return;
    }
    const style = { size: 12, weight: 600, color: "accent" };
    const width = g.measure(words, style);
    g.context.globalAlpha = left;
    g.text(words, g.width / 2 - width / 2 + 12, y + 4, style);
    g.context.globalAlpha = 1;
    for (let knock = 0; knock < count; knock += 1) {
      const part = Math.min(Math.max((age - 0.12 * knock) / 0.4, 0), 1);
      if (part <= 0 && knock > 0) continue;
      g.context.globalAlpha = 1 - part;
      g.ring(g.width / 2 - width / 2 - 6, y, 3 + 11 * part, "accent", 1.75);
      g.context.globalAlpha = 1;
    }
  },

  tap(g, x, y, choice) {
    const scale = this.scale(g.width);
    const point = [(x - this.left(g, choice)) / scale, (y - 14) / scale];
    return point[0] >= 0 && point[0] <= choice.width && point[1] >= 0 && point[1] <= this.screen ? point : null;
  },
};

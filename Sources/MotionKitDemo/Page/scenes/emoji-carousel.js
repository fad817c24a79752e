// The picture that shows and the one it pushes out, in a window; below, all of them.
drawings["emoji-carousel"] = {
  instants: { begin: "first push", handover: "last picture", peak: "largest" },

  draw(g, frame) {
    const { picture: index, push: pushed, scale } = frame.values;
    const side = Math.min(200, g.height - 170);
    const center = [g.width / 2, 40 + side * 0.65];
    g.scoped(() => {
      g.context.translate(...center);
      g.context.scale(scale, scale);
      g.card(-side / 2, -side / 2, side, side, side * 0.24);
      g.context.beginPath();
      g.context.roundRect(-side / 2, -side / 2, side, side, side * 0.24);
      g.context.clip();
      if (pushed < 1) this.picture(g, index - 1, -pushed * side, 0, side * 0.3);
      this.picture(g, index, (1 - pushed) * side, 0, side * 0.3);
    });
    const step = Math.min(40, (g.width - 48) / 14);
    const left = g.width / 2 - 7 * step;
    const y = g.height - 46;
    for (let place = 0; place < 14; place += 1) {
      const x = left + (place + 0.5) * step;
      g.context.globalAlpha = place === index ? 1 : 0.35;
      this.picture(g, place, x, y, step * 0.27);
      g.context.globalAlpha = 1;
      if (place === index) g.hair(x - step * 0.3, y + step * 0.62, x + step * 0.3, y + step * 0.62, "accent");
    }
  },

  // Picture −1 is a plus sign; the others are rosettes, each with its own count of petals.
  picture(g, index, x, y, radius) {
    const { context } = g;
    if (index < 0) {
      g.line([[x - radius * 0.7, y], [x + radius * 0.7, y]], "soft", radius * 0.16);
      g.line([[x, y - radius * 0.7], [x, y + radius * 0.7]], "soft", radius * 0.16);
      return;
    }
    const petals = 3 + (index % 7);
    const depth = index < 7 ? 0.22 : 0.42;
    context.beginPath();
    for (let step = 0; step <= 180; step += 1) {
      const angle = (step / 180) * 2 * Math.PI;
      const reach = radius * (1 - depth + depth * Math.cos(petals * angle));
      const point = [x + reach * Math.sin(angle), y - reach * Math.cos(angle)];
      if (step) context.lineTo(...point);
      else context.moveTo(...point);
    }
    context.closePath();
    context.fillStyle = g.color(index % 2 ? "ink" : "accent");
    context.fill();
  },
};

// A card that twirls in and out, and what it is made of at this instant.
drawings.twirl = {
  instants: { begin: "comes", handover: "leaves" },

  poster: 0.2,

  draw(g, frame) {
    const { scale, opacity, blur, rotation, brightness } = frame.values;
    const size = Math.min(g.height * 0.5, 210);
    const center = [g.width / 2, g.height * 0.42];
    g.box(center[0] - size / 2 + 0.5, center[1] - size / 2 + 0.5, size - 1, size - 1, size * 0.2, "wash", "faint", [2, 3]);
    // However it is turned, the card lies in a circle.
    const reach = Math.abs(scale) * size * Math.SQRT1_2 + 1;
    const circle = { left: center[0] - reach, top: center[1] - reach, width: 2 * reach, height: 2 * reach };
    g.layer({ blur: blur * (size / 210), opacity, ...circle }, () => {
      g.context.translate(...center);
      g.context.rotate((rotation * Math.PI) / 180);
      g.context.scale(scale, scale);
      this.card(g, size, brightness);
    });
    const parts = [
      ["scale", readable(scale, 2)], ["opacity", readable(opacity, 2)], ["blur", readable(blur, 1)],
      ["rotation", `${readable(rotation, 0)}°`], ["brightness", readable(brightness, 2)],
    ];
    const step = Math.min(104, (g.width - 62) / (parts.length - 1));
    parts.forEach(([name, value], index) => {
      const x = g.width / 2 + (index - 2) * step;
      g.text(value, x, g.height - 42, { size: 13.5, weight: 600, color: "ink", align: "center" });
      g.text(name, x, g.height - 24, { size: 11, align: "center" });
    });
  },

  // An avatar: a head and shoulders in the page's tints, with the brightness added to them.
  card(g, size, brightness) {
    const { context } = g;
    g.box(-size / 2, -size / 2, size, size, size * 0.2, "accent");
    context.save();
    context.beginPath();
    context.roundRect(-size / 2, -size / 2, size, size, size * 0.2);
    context.clip();
    context.fillStyle = g.color("raised");
    context.beginPath();
    context.arc(0, -size * 0.09, size * 0.17, 0, 2 * Math.PI);
    context.fill();
    context.beginPath();
    context.ellipse(0, size * 0.44, size * 0.32, size * 0.27, 0, 0, 2 * Math.PI);
    context.fill();
    const light = Math.round(255 * Math.min(Math.max(brightness, 0), 1));
    context.globalCompositeOperation = "lighter";
    g.box(-size / 2, -size / 2, size, size, 0, `rgb(${light} ${light} ${light})`);
    context.restore();
  },
};

// Weather, flames and shots, each on the ground that suits it.
drawings.presets = {
  height: (width) => Particles.stageHeight(width),

  // The upper and the lower color of the ground, and whether light is added to it.
  grounds: {
    snow: ["rgb(24 36 66)", "rgb(70 92 132)"],
    rain: ["rgb(30 38 50)", "rgb(62 76 92)"],
    fire: ["rgb(10 8 12)", "rgb(34 16 12)"],
    smoke: ["rgb(26 28 34)", "rgb(44 46 54)"],
    sparks: ["rgb(8 9 16)", "rgb(20 18 26)"],
  },

  draw(g, frame) {
    const { context } = g;
    const { field } = frame;
    const { preset } = frame.choice;
    const ground = this.grounds[preset];
    Particles.scoped(g, (scale) => {
      if (ground) {
        const fill = context.createLinearGradient(0, 0, 0, 400);
        fill.addColorStop(0, ground[0]);
        fill.addColorStop(1, ground[1]);
        context.fillStyle = fill;
        context.beginPath();
        context.roundRect(0, 0, 640, 400, 12);
        context.fill();
        context.clip();
      }
      if (preset === "fire" || preset === "sparks") context.globalCompositeOperation = "lighter";
      const side = 2 ** Math.ceil(Math.log2(40 * scale * g.scale));
      const look = this.looks[preset];
      Particles.each(field, 8, (slot) => {
        const at = { x: field[slot], y: field[slot + 1], turn: field[slot + 3], size: field[slot + 4] };
        const channel = (number) => Math.round(255 * Math.max(0, Math.min(field[slot + number], 1)));
        context.globalAlpha = Math.min(1, field[slot + 2]);
        look.call(this, context, at, [channel(5), channel(6), channel(7)], side, slot);
      });
      context.globalAlpha = 1;
      context.globalCompositeOperation = "source-over";
    });
  },

  // A soft disc; its color is one of few, so that few pictures are made.
  glow(context, at, color, side, diameter) {
    const steps = color.map((number) => Math.round(number / 17) * 17);
    const picture = Particles.sprite(`glow ${steps} ${side}`, side, (sheet, half) => {
      const fill = sheet.createRadialGradient(0, 0, 0, 0, 0, half);
      fill.addColorStop(0, `rgb(${steps.join(" ")})`);
      fill.addColorStop(0.35, `rgb(${steps.join(" ")} / 0.55)`);
      fill.addColorStop(1, `rgb(${steps.join(" ")} / 0)`);
      sheet.fillStyle = fill;
      sheet.fillRect(-half, -half, 2 * half, 2 * half);
    });
    const size = diameter * at.size;
    context.drawImage(picture, at.x - size / 2, at.y - size / 2, size, size);
  },

  looks: {
    snow(context, at, color, side) { this.glow(context, at, color, side, 11); },
    rain(context, at, color) {
      context.save();
      context.translate(at.x, at.y);
      context.rotate(at.turn);
      context.fillStyle = `rgb(${color.join(" ")})`;
      context.fillRect(-0.6, -11 * at.size, 1.2, 22 * at.size);
      context.restore();
    },
    fire(context, at, color, side) { this.glow(context, at, color, side, 56); },
    smoke(context, at, color, side) { this.glow(context, at, color, side, 64); },
    sparks(context, at, color, side) { this.glow(context, at, color, side, 12); },
    confetti(context, at, color, side, slot) {
      const index = (slot - 1) / 8;
      const flip = Math.cos(1.9 * at.turn + 2.4 * index);
      context.save();
      context.translate(at.x, at.y);
      context.rotate(at.turn * 0.5 + index);
      context.scale(1, flip);
      context.fillStyle = `rgb(${color.map((number) => Math.round(number * (flip > 0 ? 1 : 0.8))).join(" ")})`;
      context.fillRect(-4 * at.size, -6 * at.size, 8 * at.size, 12 * at.size);
      context.restore();
    },
  },
};

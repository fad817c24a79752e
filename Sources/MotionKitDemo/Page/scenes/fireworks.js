// A night, in either theme: light that adds up over hills and a lake.
drawings.fireworks = {
  instants: { handover: "a golden rocket bursts" },

  height: (width) => Particles.stageHeight(width),

  draw(g, frame) {
    const { context } = g;
    const { scale, left, top } = Particles.frame(g);
    const [width, height] = [g.width, Particles.height * scale];
    const light = (this.light ??= new Light());
    const detail = light.prepare(g, width, height, this.sky);
    const { field } = frame;
    const [unit, shift] = [scale * detail, left * detail];
    const numbers = light.room(Math.round(field[0]));
    let place = 0;
    Particles.each(field, 9, (slot) => {
      const power = 5 * field[slot + 2] * field[slot + 3];
      numbers[place] = shift + field[slot + 7] * unit;
      numbers[place + 1] = field[slot + 8] * unit;
      numbers[place + 2] = shift + field[slot] * unit;
      numbers[place + 3] = field[slot + 1] * unit;
      for (let part = 4; part < 7; part += 1) numbers[place + part] = power * field[slot + part] ** 2;
      place += 7;
    });
    light.streaks(place / 7);
    light.develop();
    const shore = this.shore * height;
    g.scoped(() => {
      context.translate(0, top);
      context.beginPath();
      context.roundRect(0, 0, width, height, 14);
      context.clip();
      context.drawImage(
        light.sheet, 0, 0, light.width, this.shore * light.height, 0, 0, width, shore);
      this.stars(context, width, shore);
      this.lake(context, light, width, height, shore);
    });
  },

  // Where the water begins, as a part of the height.
  shore: 0.915,

  sky(context, width, height) {
    const fall = context.createLinearGradient(0, 0, 0, drawings.fireworks.shore * height);
    fall.addColorStop(0, "#05060f");
    fall.addColorStop(0.65, "#0c1030");
    fall.addColorStop(1, "#241b45");
    context.fillStyle = fall;
    context.fillRect(0, 0, width, height);
  },

  stars(context, width, shore) {
    for (let star = 1; star <= 90; star += 1) {
      const x = (star * 0.754877666 * 7) % 1;
      const y = (star * 0.569840291 * 11) % 1;
      context.globalAlpha = 0.12 + 0.5 * ((star * 0.381966) % 1) ** 3;
      context.fillStyle = "#dfe6ff";
      context.fillRect(x * width, y * shore * 0.85, 1.2, 1.2);
    }
    context.globalAlpha = 1;
  },

  // The water shows the sky upside down, and the hills stand between.
  lake(context, light, width, height, shore) {
    const water = context.createLinearGradient(0, shore, 0, height);
    water.addColorStop(0, "#15122e");
    water.addColorStop(1, "#06060f");
    context.fillStyle = water;
    context.fillRect(0, shore, width, height - shore);
    context.save();
    context.beginPath();
    context.rect(0, shore, width, height - shore);
    context.clip();
    context.globalCompositeOperation = "lighter";
    // The glow alone, since water scatters light.
    const [glow] = light.glows;
    context.translate(0, shore);
    context.scale(1, -(height - shore) / shore);
    context.drawImage(glow, 0, 0, glow.width, (glow.height * shore) / height, 0, -shore, width, shore);
    context.restore();
    context.beginPath();
    context.moveTo(0, shore);
    for (let x = 0; x <= width; x += 6) {
      const part = x / width;
      const hill = 9 + 7 * Math.sin(7.1 * part + 0.6) + 4 * Math.sin(17.3 * part) + 2 * Math.sin(41 * part + 2);
      context.lineTo(x, shore - Math.max(hill, 2));
    }
    context.lineTo(width, shore);
    context.fillStyle = "#04040b";
    context.fill();
  },
};

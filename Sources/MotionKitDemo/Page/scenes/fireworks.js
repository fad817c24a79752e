// A night, in either theme: light that adds up over hills and a lake.
drawings.fireworks = {
  height: (width) => Particles.stageHeight(width),

  draw(g, frame) {
    const { context } = g;
    const { scale, left, top } = Particles.frame(g);
    const [width, height] = [g.width, Particles.height * scale];
    // One plate for all, of no more pixels than a frame has time for.
    const detail = Math.min(g.scale, Math.sqrt(6e5 / (width * height)));
    const light = (this.light ??= new Light());
    light.resize(Math.round(width * detail), Math.round(height * detail));
    const { field } = frame;
    const [unit, shift] = [scale * detail, left * detail];
    Particles.each(field, 9, (slot) => {
      const power = 5 * field[slot + 2] * field[slot + 3];
      light.streak(
        shift + field[slot + 7] * unit, field[slot + 8] * unit, shift + field[slot] * unit, field[slot + 1] * unit,
        power * field[slot + 4] ** 2, power * field[slot + 5] ** 2, power * field[slot + 6] ** 2);
    });
    light.develop();
    const shore = 366 * scale;
    g.scoped(() => {
      context.translate(0, top);
      context.beginPath();
      context.roundRect(0, 0, width, height, 14);
      context.clip();
      const sky = context.createLinearGradient(0, 0, 0, shore);
      sky.addColorStop(0, "#05060f");
      sky.addColorStop(0.65, "#0c1030");
      sky.addColorStop(1, "#241b45");
      context.fillStyle = sky;
      context.fillRect(0, 0, width, height);
      this.stars(context, width, shore);
      context.globalCompositeOperation = "lighter";
      context.drawImage(light.sheet, 0, 0, width, height);
      context.globalCompositeOperation = "source-over";
      this.lake(context, light, width, height, shore);
    });
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
    context.globalAlpha = 0.4;
    context.translate(0, shore);
    context.scale(1, -(height - shore) / shore);
    context.drawImage(light.sheet, 0, 0, light.width, (light.height * shore) / height, 0, -shore, width, shore);
    // More of the glow, since water scatters light.
    const [glow] = light.glows;
    context.globalAlpha = 0.3;
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

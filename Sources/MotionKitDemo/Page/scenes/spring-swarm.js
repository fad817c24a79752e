// Springs as points of light, each with the streak of a sixtieth of a second, and the pointer that
// they chase.
drawings["spring-swarm"] = {
  instants: { caught: "pressed", released: "let go", settled: "all at rest" },

  height: (width) => Particles.stageHeight(width),

  point(g, x, y) {
    const { scale, left, top } = Particles.frame(g);
    return [(x - left) / scale, (y - top) / scale];
  },

  held: ({ pointerX, pointerY }) => ({ x: pointerX, y: pointerY }),

  // Over the middle of the stage.
  aim: ({ x, y }) => [Math.abs(320 - x) > 60 ? 1.5 * (320 - x) : 200, y > 200 ? -140 : 140],

  draw(g, frame) {
    const { context } = g;
    const { scale, left, top } = Particles.frame(g);
    const [width, height] = [g.width, Particles.height * scale];
    const light = (this.light ??= new Light());
    const detail = light.prepare(g, width, height, this.night);
    this.swarm(light, frame.field, scale * detail, left * detail);
    light.develop(0.6);
    g.scoped(() => {
      context.translate(0, top);
      context.beginPath();
      context.roundRect(0, 0, width, height, 14);
      context.clip();
      context.drawImage(light.sheet, 0, 0, width, height);
    });
    Particles.scoped(g, () => this.pointer(g, frame));
  },

  night(context, width, height) {
    const dark = context.createRadialGradient(width / 2, height / 2, 0, width / 2, height / 2, width * 0.6);
    dark.addColorStop(0, "#10142b");
    dark.addColorStop(1, "#05060f");
    context.fillStyle = dark;
    context.fillRect(0, 0, width, height);
  },

  // Few points are brighter than many, and those at rest than those on their way.
  swarm(light, field, unit, shift) {
    const count = field.length / 4;
    const colors = this.colors(count);
    const brightness = 7 * (300 / count) ** 0.7, shutter = 1 / 60;
    const numbers = light.room(count);
    for (let index = 0, place = 0; index < count; index += 1, place += 7) {
      const x = field[index], y = field[count + index];
      const wayX = field[2 * count + index] * shutter, wayY = field[3 * count + index] * shutter;
      const power = brightness / (1 + Math.sqrt(wayX * wayX + wayY * wayY) / 10);
      numbers[place] = shift + (x - wayX) * unit;
      numbers[place + 1] = (y - wayY) * unit;
      numbers[place + 2] = shift + x * unit;
      numbers[place + 3] = y * unit;
      for (let part = 0; part < 3; part += 1) numbers[place + 4 + part] = power * colors[3 * index + part];
    }
    light.streaks(count);
  },

  // The hue goes round with the place in the disc.
  colors(count) {
    if (this.palette?.length !== 3 * count) {
      this.palette = Float32Array.from({ length: 3 * count }, (_, number) => {
        const turn = 2.399963229728653 * Math.floor(number / 3);
        return 0.06 + 0.94 * (0.5 + 0.5 * Math.cos(turn - (number % 3) * 2.1)) ** 1.6;
      });
    }
    return this.palette;
  },

  // Where the target is, and where it was in the last third of a second.
  pointer(g, frame) {
    const { pointerX: x, pointerY: y, held } = frame.values;
    for (let index = 20; index >= 1; index -= 1) {
      const time = frame.time - index / 60;
      if (time < 0) continue;
      const { pointerX: pastX, pointerY: pastY } = frame.at(time);
      g.dot(pastX, pastY, 1.5, "white", 0.3 * (1 - index / 21));
    }
    g.context.globalAlpha = 0.85;
    g.ring(x, y, held > 0 ? 7 : 9, "white", 1.25, null);
    if (held > 0) g.dot(x, y, 2.5, "white");
    g.context.globalAlpha = 1;
  },
};

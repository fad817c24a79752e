// What scenes of particles draw with: a stage of 640 × 400 of their points, the slots of their
// fields, and light that adds up.
class Particles {
  static width = 640;
  static height = 400;

  static stageHeight(width) { return Math.round(Math.min(width * (Particles.height / Particles.width), 440)); }

  static frame(g) {
    const scale = Math.min(g.width / Particles.width, g.height / Particles.height);
    return { scale, left: (g.width - Particles.width * scale) / 2, top: (g.height - Particles.height * scale) / 2 };
  }

  // The point of the scene at a point of the stage, or null beside it.
  static point(g, x, y) {
    const { scale, left, top } = Particles.frame(g);
    const point = [(x - left) / scale, (y - top) / scale];
    return point[0] >= 0 && point[0] <= Particles.width && point[1] >= 0 && point[1] <= Particles.height ? point : null;
  }

  // Draws in the scene's points.
  static scoped(g, body) {
    const { scale, left, top } = Particles.frame(g);
    g.scoped(() => {
      g.context.translate(left, top);
      g.context.scale(scale, scale);
      body(scale);
    });
  }

  // Calls with the first number of each slot that shows something.
  static each(field, stride, body) {
    const end = 1 + stride * Math.round(field[0]);
    for (let slot = 1; slot < end; slot += stride) {
      if (field[slot + 2] > 0.004) body(slot);
    }
  }

  // A small picture that is drawn often, made once for each of its names.
  static sprite(name, side, paint) {
    const sprites = (Particles.sprites ??= new Map());
    if (!sprites.has(name)) {
      const canvas = document.createElement("canvas");
      [canvas.width, canvas.height] = [side, side];
      const context = canvas.getContext("2d");
      context.translate(side / 2, side / 2);
      paint(context, side / 2);
      sprites.set(name, canvas);
    }
    return sprites.get(name);
  }
}

// A dark plate on which light falls: each streak adds to what is there, and much of it is white.
class Light {
  // The exposure: what so much light looks like.
  static tone = Uint8ClampedArray.from({ length: 2048 }, (_, level) => 255 * (1 - Math.exp(-level / 256)));

  resize(width, height) {
    if (this.width !== width || this.height !== height) {
      [this.width, this.height] = [width, height];
      this.plate = new Float32Array(3 * width * height);
      this.image = new ImageData(width, height);
      this.image.data.fill(255);
      const sheet = (part) => Object.assign(
        document.createElement("canvas"), { width: Math.ceil(width / part), height: Math.ceil(height / part) });
      this.sheet = sheet(1);
      // Small sheets, drawn large, are the glow.
      this.glows = [sheet(4), sheet(12), sheet(36)];
    }
    this.plate.fill(0);
  }

  // A streak from where something was to where it is, brightest there.
  streak(fromX, fromY, toX, toY, red, green, blue) {
    const { width, height, plate } = this;
    const length = Math.hypot(toX - fromX, toY - fromY);
    const steps = Math.min(Math.max(Math.ceil(length), 1), 48);
    const share = Math.min(1.6, 1.15 + 5 / (steps + 10));
    for (let step = 1; step <= steps; step += 1) {
      const part = step / steps;
      const x = fromX + (toX - fromX) * part - 0.5;
      const y = fromY + (toY - fromY) * part - 0.5;
      const left = Math.floor(x), top = Math.floor(y);
      if (left < 0 || top < 0 || left >= width - 1 || top >= height - 1) continue;
      const right = x - left, down = y - top;
      const light = share * part * part;
      let place = 3 * (top * width + left);
      const add = (weight) => {
        plate[place] += red * weight;
        plate[place + 1] += green * weight;
        plate[place + 2] += blue * weight;
      };
      add(light * (1 - right) * (1 - down));
      place += 3;
      add(light * right * (1 - down));
      place += 3 * width;
      add(light * right * down);
      place -= 3;
      add(light * (1 - right) * down);
    }
  }

  // Makes the sheet, with a glow around what is bright, so much of it as `strength` says. The glow is
  // the sum of the small sheets, the smallest first, each drawn as large as the next.
  develop(strength = 1) {
    const { plate, sheet, glows, image: { data } } = this;
    const { tone } = Light;
    for (let place = 0, pixel = 0; place < plate.length; place += 3, pixel += 4) {
      data[pixel] = tone[Math.min(plate[place] * 256, 2047) | 0];
      data[pixel + 1] = tone[Math.min(plate[place + 1] * 256, 2047) | 0];
      data[pixel + 2] = tone[Math.min(plate[place + 2] * 256, 2047) | 0];
    }
    sheet.getContext("2d").putImageData(this.image, 0, 0);
    const copy = (to, from, operation, quality, alpha = 1) => {
      const context = to.getContext("2d");
      [context.globalCompositeOperation, context.globalAlpha] = [operation, alpha];
      context.imageSmoothingQuality = quality;
      context.drawImage(from, 0, 0, to.width, to.height);
    };
    [sheet, ...glows.slice(0, -1)].forEach((from, index) => copy(glows[index], from, "copy", "medium"));
    for (let index = glows.length - 1; index > 0; index -= 1) copy(glows[index - 1], glows[index], "lighter", "low");
    copy(sheet, glows[0], "lighter", "low", strength);
  }
}

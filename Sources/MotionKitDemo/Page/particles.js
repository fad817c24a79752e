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

// A dark plate on which light falls: each streak adds to what is there, and much of it is white. Only
// the tiles that light fell on are developed and cleared.
class Light {
  // The exposure: what so much light looks like.
  static tone = Uint8ClampedArray.from({ length: 2048 }, (_, level) => 255 * (1 - Math.exp(-level / 256)));

  // The pixels of a plate, of which a frame has time for so many, and the side of a tile as a power of 2.
  static most = 4e5;
  static tile = 5;

  // A clear plate for a part of a stage, whose ground `paint` draws once; returns the pixels of a point.
  prepare(g, width, height, paint) {
    const detail = Math.min(g.scale, 1.5, Math.sqrt(Light.most / (width * height)));
    this.resize(Math.round(width * detail), Math.round(height * detail), paint);
    return detail;
  }

  resize(width, height, paint) {
    if (this.width === width && this.height === height) {
      this.eachTile((place, pixel, count) => {
        this.plate.fill(0, place, place + 3 * count);
        this.pixels.fill(-0x1000000, pixel, pixel + count);
      });
      this.touched.fill(0);
      return;
    }
    [this.width, this.height] = [width, height];
    this.plate = new Float32Array(3 * width * height);
    this.across = (width >> Light.tile) + 1;
    this.touched = new Uint8Array(this.across * ((height >> Light.tile) + 1));
    this.image = new ImageData(width, height);
    this.pixels = new Int32Array(this.image.data.buffer).fill(-0x1000000);
    const sheet = (part) => Object.assign(
      document.createElement("canvas"), { width: Math.ceil(width / part), height: Math.ceil(height / part) });
    [this.sheet, this.ground] = [sheet(1), sheet(1)];
    paint(this.ground.getContext("2d"), width, height);
    // Small sheets, drawn large, are the glow.
    this.glows = [sheet(4), sheet(12), sheet(36)];
  }

  // Calls with each row of each tile that light fell on: its place on the plate, its first pixel, and
  // the count of its pixels.
  eachTile(body) {
    const { width, height, touched, across } = this, side = 1 << Light.tile;
    touched.forEach((isTouched, index) => {
      if (!isTouched) return;
      const left = (index % across) * side, top = Math.floor(index / across) * side;
      const count = Math.min(side, width - left), end = Math.min(top + side, height);
      for (let row = top; row < end; row += 1) body(3 * (row * width + left), row * width + left, count);
    });
  }

  // Room for the numbers of so many streaks, seven each: where something was, where it is, and the
  // red, green and blue of its light. Numbers in an array need no memory of their own.
  room(count) {
    if (!(this.numbers?.length >= 7 * count)) this.numbers = new Float64Array(7 * count);
    return this.numbers;
  }

  // Draws the first streaks, each brightest where something is now.
  streaks(count) {
    const { width, height, plate, touched, across, numbers } = this, { tile } = Light;
    for (let index = 0; index < 7 * count; index += 7) {
      const fromX = numbers[index], fromY = numbers[index + 1], toX = numbers[index + 2], toY = numbers[index + 3];
      const red = numbers[index + 4], green = numbers[index + 5], blue = numbers[index + 6];
      const length = Math.sqrt((toX - fromX) ** 2 + (toY - fromY) ** 2);
      const steps = Math.min(Math.max(Math.ceil(length), 1), 48);
      const share = Math.min(1.6, 1.15 + 5 / (steps + 10));
      for (let step = 1; step <= steps; step += 1) {
        const part = step / steps;
        const x = fromX + (toX - fromX) * part - 0.5;
        const y = fromY + (toY - fromY) * part - 0.5;
        if (!(x >= 0 && y >= 0 && x < width - 1 && y < height - 1)) continue;
        const left = x | 0, top = y | 0;
        const right = x - left, down = y - top;
        const light = share * part * part;
        const first = (top >> tile) * across + (left >> tile), last = ((top + 1) >> tile) * across + ((left + 1) >> tile);
        touched[first] = touched[last] = 1;
        if (last > first + 1) touched[first + 1] = touched[last - 1] = 1;
        const above = light * (1 - down), below = light * down;
        const a = above * (1 - right), b = above * right, c = below * (1 - right), d = below * right;
        const place = 3 * (top * width + left), under = place + 3 * width;
        plate[place] += red * a;
        plate[place + 1] += green * a;
        plate[place + 2] += blue * a;
        plate[place + 3] += red * b;
        plate[place + 4] += green * b;
        plate[place + 5] += blue * b;
        plate[under] += red * c;
        plate[under + 1] += green * c;
        plate[under + 2] += blue * c;
        plate[under + 3] += red * d;
        plate[under + 4] += green * d;
        plate[under + 5] += blue * d;
      }
    }
  }

  // Makes the sheet: the ground, the light on it, and a glow around what is bright, so much of it as
  // `strength` says. The glow is the sum of the small sheets, the smallest first, each drawn as large
  // as the next.
  develop(strength = 1) {
    const { plate, pixels, sheet, glows } = this;
    const { tone } = Light;
    this.eachTile((place, pixel, count) => {
      for (const end = pixel + count; pixel < end; pixel += 1, place += 3) {
        const red = plate[place], green = plate[place + 1], blue = plate[place + 2];
        pixels[pixel] = tone[red < 7.99 ? (red * 256) | 0 : 2047] | (tone[green < 7.99 ? (green * 256) | 0 : 2047] << 8)
          | (tone[blue < 7.99 ? (blue * 256) | 0 : 2047] << 16) | -0x1000000;
      }
    });
    sheet.getContext("2d").putImageData(this.image, 0, 0);
    const copy = (to, from, operation, quality, alpha = 1) => {
      const context = to.getContext("2d");
      [context.globalCompositeOperation, context.globalAlpha] = [operation, alpha];
      context.imageSmoothingQuality = quality;
      context.drawImage(from, 0, 0, to.width, to.height);
    };
    [sheet, ...glows.slice(0, -1)].forEach((from, index) => copy(glows[index], from, "copy", "medium"));
    for (let index = glows.length - 1; index > 0; index -= 1) copy(glows[index - 1], glows[index], "lighter", "low");
    copy(sheet, this.ground, "lighter", "low");
    copy(sheet, glows[0], "lighter", "low", strength);
  }
}

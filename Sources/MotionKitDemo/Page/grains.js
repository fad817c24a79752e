// A picture in grains: each particle is a cell of it, placed at whole pixels, multiplied by its
// opacity and laid over what is there. Everything is integer arithmetic on premultiplied colors:
// `MotionKitDemo picture` makes the same pixels natively, and so does the engine, where there is one.
class Grains {
  // The room around the picture that a native drawing shows, in points.
  static room = { side: 60, above: 40, below: 80 };

  // Colors are kept multiplied by the opacity; a canvas takes them straight.
  static straight = Uint8Array.from({ length: 65536 }, (_, index) => {
    const opacity = index >> 8, part = Math.min(index & 255, opacity);
    return opacity ? Math.floor((part * 255) / opacity + 0.5) : 0;
  });

  constructor() { this.canvas = document.createElement("canvas"); }

  // One sheet is enough: drawings end with its picture on the stage.
  static get shared() { return (Grains.sheet ??= new Grains()); }

  // Makes the sheet transparent, at a size in pixels.
  begin(columns, rows) {
    if (this.columns !== columns || this.rows !== rows) {
      [this.columns, this.rows] = [this.canvas.width, this.canvas.height] = [columns, rows];
      this.context = this.canvas.getContext("2d");
      this.module = Picture.module;
      this.image = undefined;
      if (this.module) this.address = this.module.grains_make(columns * rows, this.address ?? 0);
    }
    this.hold();
    this.pixels.fill(0);
  }

  // The sheet's pixels, in the engine's memory, which moves when it grows.
  hold() {
    const { columns, rows, module } = this;
    if (this.image && (!module || this.image.data.buffer === module.memory.buffer)) return;
    const size = 4 * columns * rows;
    this.image = module
      ? new ImageData(new Uint8ClampedArray(module.memory.buffer, this.address, size), columns, rows)
      : new ImageData(columns, rows);
    this.pixels = new Int32Array(this.image.data.buffer, this.image.data.byteOffset, columns * rows);
  }

  // Draws all particles of a field, whose planes are x, y and opacity, in their order. The picture
  // has pixels in cells of `side`, and its corner at `left` and `top` of the sheet.
  draw(picture, field, options) {
    this.hold();
    if (!picture.module || field.buffer !== this.module.memory.buffer) {
      this.drawHere(picture, field, options);
      return;
    }
    const { side, left, top, isUp = false } = options, { density, columns } = picture;
    const first = picture.address + 4 * Picture.margin * density * (columns + 1);
    this.module.grains_draw(
      this.address, this.columns, this.rows, first, columns, density, (Picture.width * density) / side,
      (Picture.height * density) / side, side, isUp ? 1 : 0, field.byteOffset, left, top);
  }

  // The same without the engine.
  drawHere(picture, field, { side, left, top, isUp = false }) {
    const { density } = picture;
    const margin = Picture.margin * density;
    const across = (Picture.width * density) / side, down = (Picture.height * density) / side;
    const count = across * down;
    const xs = field.subarray(0, count), ys = field.subarray(count, 2 * count), alphas = field.subarray(2 * count, 3 * count);
    const { source } = picture, { pixels, columns, rows } = this;
    const bottom = top + (down - 1) * side;
    const mask = 0xff00ff, half = 0x800080;
    for (let row = 0; row < down; row += 1) {
      let from = (margin + (isUp ? down - 1 - row : row) * side) * picture.columns + margin;
      const last = (row + 1) * across;
      for (let index = row * across; index < last; index += 1, from += side) {
        const weight = (alphas[index] * 256 + 0.5) | 0;
        if (weight === 0) continue;
        // Halves go up. What is so far away that this overflows is on no sheet.
        const farX = xs[index] * density + 65536.5, farY = ys[index] * density + 65536.5;
        if (!(farX >= 0 && farX < 131072 && farY >= 0 && farY < 131072)) continue;
        const x = (farX | 0) - 65536 + left;
        const y = isUp ? bottom - ((farY | 0) - 65536) : (farY | 0) - 65536 + top;
        const firstLine = y < 0 ? -y : 0, endLine = side < rows - y ? side : rows - y;
        const firstStep = x < 0 ? -x : 0, endStep = side < columns - x ? side : columns - x;
        // Most particles of a fine grain are one opaque pixel.
        if (side === 1 && weight === 256 && endLine > 0 && endStep > 0 && (firstLine | firstStep) === 0) {
          const color = source[from];
          if (color >>> 24 === 255) {
            pixels[y * columns + x] = color;
            continue;
          }
        }
        for (let line = firstLine; line < endLine; line += 1) {
          const start = from + line * picture.columns, target = (y + line) * columns + x;
          for (let step = firstStep; step < endStep; step += 1) {
            const color = source[start + step];
            if (weight === 256 && color >>> 24 === 255) {
              pixels[target + step] = color;
              continue;
            }
            // Two channels at once, sixteen bits each. What is below has a share that keeps all
            // sums at most 255, and 255 over 255.
            let low = ((Math.imul(color & mask, weight) + half) >>> 8) & mask;
            let high = ((Math.imul((color >>> 8) & mask, weight) + half) >>> 8) & mask;
            const other = pixels[target + step];
            if (other !== 0) {
              const opacity = high >>> 16, rest = 256 - opacity - (opacity >> 7);
              low += ((Math.imul(other & mask, rest) + half) >>> 8) & mask;
              high += ((Math.imul((other >>> 8) & mask, rest) + half) >>> 8) & mask;
            }
            pixels[target + step] = low | (high << 8);
          }
        }
      }
    }
  }

  // Divides the colors by their opacity, as a canvas takes them.
  finish() {
    if (this.module) this.module.grains_finish(this.address, this.pixels.length);
    else this.finishHere();
  }

  finishHere() {
    const { pixels } = this, { straight } = Grains;
    for (let index = 0; index < pixels.length; index += 1) {
      const pixel = pixels[index], opacity = pixel >>> 24;
      if (opacity === 255 || pixel === 0) continue;
      const table = opacity << 8;
      pixels[index] = straight[table | (pixel & 255)] | (straight[table | ((pixel >>> 8) & 255)] << 8)
        | (straight[table | ((pixel >>> 16) & 255)] << 16) | (opacity << 24);
    }
  }

  // Whether the engine draws the same pixels as this page without it.
  agrees(...drawn) {
    const [one, other] = ["", "Here"].map((place) => {
      this.begin(this.columns, this.rows);
      this[`draw${place}`](...drawn);
      this[`finish${place}`]();
      return this.pixels.slice();
    });
    return one.every((pixel, index) => pixel === other[index]);
  }

  // Puts the sheet on a stage, whose points are `scale` of the sheet's, each of `density` pixels.
  show(g, scale, density) {
    this.finish();
    this.context.putImageData(this.image, 0, 0);
    g.scoped(() => {
      g.smooth((scale * g.scale) / density);
      g.context.drawImage(this.canvas, 0, 0, (this.columns / density) * scale, (this.rows / density) * scale);
    });
  }

  // Where the picture stands on a stage, and how large a point of it is.
  static picture(g) {
    const scale = Math.min(1, g.width / (Picture.width + 80));
    return { scale, x: Math.floor((g.width / scale - Picture.width) / 2), y: Grains.room.above };
  }

  static stageHeight(width) {
    const { above, below } = Grains.room;
    return Math.round(Math.min(1, width / (Picture.width + 80)) * (Picture.height + above + below));
  }

  // Where a native drawing stands on a stage.
  static place(g) {
    const { x, y } = Grains.picture(g);
    return { x: x - Grains.room.side, y: y - Grains.room.above };
  }
}

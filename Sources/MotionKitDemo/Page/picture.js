// The picture that the ripples distort, and the two ways to do it: a mesh whose vertices have
// moved, and an inverse map that says for each point where its color comes from. Everything is
// plain arithmetic in a fixed order: `MotionKitDemo picture` makes the same pixels natively, and so
// does the engine, faster, where there is one.
class Picture {
  static width = 640;
  static height = 400;
  // Around the picture is room for what moves outwards; it is transparent.
  static margin = 20;
  // The distance between two points of a field.
  static cell = 10;

  static fullWidth = Picture.width + 2 * Picture.margin;
  static fullHeight = Picture.height + 2 * Picture.margin;

  // The waves from the horizon down: crest, height, length, shift and color.
  static waves = Float64Array.of(
    232, 7, 150, 0.1, 226, 139, 142,
    258, 10, 196, 0.62, 178, 104, 150,
    288, 13, 168, 0.3, 124, 80, 148,
    322, 15, 232, 0.85, 76, 62, 134,
    360, 16, 204, 0.45, 40, 44, 104);

  static held(number) { return Math.min(Math.max(number, 0), 1); }

  // Goes smoothly from 0 to 1 and back, once in each unit of length.
  static swell(x) {
    const part = Math.abs(2 * (x - Math.floor(x)) - 1);
    return part * part * (3 - 2 * part);
  }

  static mix(color, part, red, green, blue) {
    color[0] += (red - color[0]) * part;
    color[1] += (green - color[1]) * part;
    color[2] += (blue - color[2]) * part;
  }

  // Red, green, blue and opacity at a point: a sun over waves, and a lattice of dots over both.
  // Edges are as soft as a pixel is large.
  static paint(x, y, pixel, color) {
    const { held, mix, waves } = Picture;
    const fall = held(y / 250);
    const far = (1 - fall) * (1 - fall), middle = 2 * fall * (1 - fall), near = fall * fall;
    color[0] = 44 * far + 150 * middle + 255 * near;
    color[1] = 52 * far + 96 * middle + 190 * near;
    color[2] = 128 * far + 178 * middle + 142 * near;
    const left = x - 424, up = y - 186;
    const square = left * left + up * up;
    mix(color, 0.6 / (1 + square / 7000), 255, 214, 160);
    mix(color, held((64 - Math.sqrt(square)) / pixel + 0.5), 255, 226 - up * 0.35, 176 - up * 0.55);
    for (let wave = 0; wave < waves.length; wave += 7) {
      const depth = y - (waves[wave] - waves[wave + 1] * Picture.swell(x / waves[wave + 2] + waves[wave + 3]));
      if (depth < -pixel) continue;
      const shade = 1 - 0.22 * held(depth / 70);
      mix(color, held(depth / pixel + 0.5), waves[wave + 4] * shade, waves[wave + 5] * shade, waves[wave + 6] * shade);
      mix(color, 0.3 * held(1 - Math.abs(depth - 1.25) / 1.25), 255, 236, 214);
    }
    const across = x - 40 * Math.floor(x / 40) - 20, down = y - 40 * Math.floor(y / 40) - 20;
    mix(color, 0.42 * held((1.9 - Math.sqrt(across * across + down * down)) / pixel + 0.5), 255, 255, 255);
    // A sheet with round corners.
    const outX = Math.max(14 - x, x - 626, 0), outY = Math.max(14 - y, y - 386, 0);
    color[3] = 255 * held((14 - Math.sqrt(outX * outX + outY * outY)) / pixel + 0.5);
  }

  // One picture for each density, pixels per point.
  static of(density) {
    Picture.made ??= new Map();
    if (!Picture.made.has(density)) Picture.made.set(density, new Picture(density));
    return Picture.made.get(density);
  }

  constructor(density) {
    this.density = density;
    this.columns = Picture.fullWidth * density;
    this.rows = Picture.fullHeight * density;
    this.canvas = document.createElement("canvas");
    this.canvas.width = this.columns;
    this.canvas.height = this.rows;
    this.context = this.canvas.getContext("2d");
    this.image = this.context.createImageData(this.columns, this.rows);
    this.pixels = new Int32Array(this.image.data.buffer);
    // The source, one number a pixel: opacity, blue, green and red, from the highest byte down,
    // each color multiplied by the opacity.
    this.source = new Int32Array(this.columns * this.rows);
    const color = new Float64Array(4);
    const part = (index) => Math.floor((color[index] * color[3]) / 255 + 0.5);
    for (let row = 0; row < this.rows; row += 1) {
      for (let column = 0; column < this.columns; column += 1) {
        const x = (column + 0.5) / density - Picture.margin, y = (row + 0.5) / density - Picture.margin;
        Picture.paint(x, y, 1 / density, color);
        this.source[row * this.columns + column] =
          part(0) | (part(1) << 8) | (part(2) << 16) | (Math.floor(color[3] + 0.5) << 24);
      }
    }
    // What shows where nothing moves.
    this.rest = new Int32Array(this.columns * this.rows);
    for (let row = 0; row < this.rows - 1; row += 1) {
      for (let column = 0; column < this.columns - 1; column += 1) {
        this.put(row * this.columns + column, column << 8, row << 8, 0);
      }
    }
    this.rest.set(this.pixels);
    this.module = Number.isInteger(density) ? Picture.module : undefined;
    if (!this.module) return;
    // The engine keeps both, and what it draws after them.
    this.address = this.module.picture_make(density);
    const memory = new Int32Array(this.module.memory.buffer, this.address);
    memory.set(this.source);
    memory.set(this.rest, this.source.length);
  }

  // What the engine draws, in its memory, which may have grown.
  get drawn() {
    const { buffer } = this.module.memory, size = 4 * this.source.length;
    if (this.sheet?.data.buffer !== buffer) {
      this.sheet = new ImageData(new Uint8ClampedArray(buffer, this.address + 2 * size, size), this.columns, this.rows);
    }
    return this.sheet;
  }

  // Distorts the picture by a field of the engine's, which draws it, or by recorded numbers.
  distort(way, field) {
    if (field.buffer === this.module?.memory.buffer) {
      this.module[`picture_${way}`](this.address, this.density, field.byteOffset);
      this.context.putImageData(this.drawn, 0, 0);
    } else {
      this[way](field);
      this.context.putImageData(this.image, 0, 0);
    }
  }

  // Whether the engine draws the same pixels as this page without it.
  agrees(way, field) {
    if (field.buffer !== this.module?.memory.buffer) return true;
    this.distort(way, field);
    this[way](field);
    const drawn = new Int32Array(this.drawn.data.buffer, this.drawn.data.byteOffset, this.pixels.length);
    return this.pixels.every((pixel, index) => pixel === drawn[index]);
  }

  // Gives a pixel the source's color at a place, counted in 256ths of a pixel from the middle of
  // the first one, with light added to it, at most what the opacity lets show.
  put(index, x, y, light) {
    const { columns, source, pixels } = this;
    const left = x >> 8, top = y >> 8;
    if (left < 0 || top < 0 || left > columns - 2 || top > this.rows - 2) {
      pixels[index] = 0;
      return;
    }
    const place = top * columns + left;
    const across = x & 255, down = y & 255;
    const p = source[place], q = source[place + 1], r = source[place + columns], s = source[place + columns + 1];
    // The weights, 256ths too. Two channels are mixed at once, sixteen bits each.
    const d = (across * down + 128) >> 8;
    const a = 256 - across - down + d, b = across - d, c = down - d;
    const mask = 0xff00ff, half = 0x800080;
    let low = (Math.imul(p & mask, a) + Math.imul(q & mask, b)) | 0;
    low = (low + Math.imul(r & mask, c)) | 0;
    low = (low + Math.imul(s & mask, d)) | 0;
    low = ((low + half) >>> 8) & mask;
    let high = (Math.imul((p >>> 8) & mask, a) + Math.imul((q >>> 8) & mask, b)) | 0;
    high = (high + Math.imul((r >>> 8) & mask, c)) | 0;
    high = (high + Math.imul((s >>> 8) & mask, d)) | 0;
    high = ((high + half) >>> 8) & mask;
    const opacity = high >> 16;
    if (opacity === 255 && light === 0) {
      pixels[index] = low | (high << 8);
      return;
    }
    const more = Math.floor(light * opacity + 0.5);
    const straight = (part) => {
      const lit = Math.min(Math.max(part + more, 0), opacity);
      return opacity === 255 ? lit : Math.floor((lit * 255) / Math.max(opacity, 1) + 0.5);
    };
    pixels[index] =
      straight(low & 255) | (straight(high & 255) << 8) | (straight(low >> 16) << 16) | (opacity << 24);
  }

  // Draws the mesh whose vertices the field holds, row by row, x and y of each, in points.
  displace(field) {
    this.pixels.set(this.rest);
    const across = Picture.fullWidth / Picture.cell, down = Picture.fullHeight / Picture.cell;
    const size = Picture.cell * this.density;
    const vertex = (index) => {
      const column = index % (across + 1), row = (index - column) / (across + 1);
      return {
        x: (field[2 * index] + Picture.margin) * this.density, u: column * Picture.cell * this.density,
        y: (field[2 * index + 1] + Picture.margin) * this.density, v: row * Picture.cell * this.density,
      };
    };
    const vertices = Array.from({ length: (across + 1) * (down + 1) }, (_, index) => vertex(index));
    const cells = [];
    for (let row = 0; row < down; row += 1) {
      for (let column = 0; column < across; column += 1) {
        const a = vertices[row * (across + 1) + column], b = vertices[row * (across + 1) + column + 1];
        const c = vertices[(row + 1) * (across + 1) + column + 1], d = vertices[(row + 1) * (across + 1) + column];
        if ([a, b, c, d].some((corner) => corner.x !== corner.u || corner.y !== corner.v)) cells.push([a, b, c, d]);
      }
    }
    // What has moved leaves its place before any of it takes another.
    for (const [{ u, v }] of cells) {
      for (let row = v; row < v + size; row += 1) {
        this.pixels.fill(0, row * this.columns + u, row * this.columns + u + size);
      }
    }
    for (const [a, b, c, d] of cells) {
      this.triangle(a, b, c);
      this.triangle(a, c, d);
    }
  }

  // Fills the pixels whose middle lies in a triangle.
  triangle(a, b, c) {
    const area = (b.x - a.x) * (c.y - a.y) - (c.x - a.x) * (b.y - a.y);
    if (area === 0) return;
    const ux = ((b.u - a.u) * (c.y - a.y) - (c.u - a.u) * (b.y - a.y)) / area;
    const uy = ((c.u - a.u) * (b.x - a.x) - (b.u - a.u) * (c.x - a.x)) / area;
    const vx = ((b.v - a.v) * (c.y - a.y) - (c.v - a.v) * (b.y - a.y)) / area;
    const vy = ((c.v - a.v) * (b.x - a.x) - (b.v - a.v) * (c.x - a.x)) / area;
    // From top to bottom; triangles that share an edge then compute it alike.
    let high = a, middle = b, low = c;
    if (middle.y < high.y) [high, middle] = [middle, high];
    if (low.y < high.y) [high, low] = [low, high];
    if (low.y < middle.y) [middle, low] = [low, middle];
    const edge = (from, to, y) => from.x + (y - from.y) * ((to.x - from.x) / (to.y - from.y));
    const last = Math.min(Math.ceil(low.y - 0.5), this.rows);
    for (let row = Math.max(Math.ceil(high.y - 0.5), 0); row < last; row += 1) {
      const y = row + 0.5;
      const one = edge(high, low, y);
      const other = y < middle.y ? edge(high, middle, y) : edge(middle, low, y);
      const end = Math.min(Math.ceil(Math.max(one, other) - 0.5), this.columns);
      const u = a.u - ux * a.x + uy * (y - a.y), v = a.v - vx * a.x + vy * (y - a.y);
      const start = row * this.columns;
      for (let column = Math.max(Math.ceil(Math.min(one, other) - 0.5), 0); column < end; column += 1) {
        const left = (u + ux * (column + 0.5)) * 256 - 127.5, top = (v + vx * (column + 0.5)) * 256 - 127.5;
        this.put(start + column, Math.floor(left), Math.floor(top), 0);
      }
    }
  }

  // Draws each point of the picture with the color of another. At the corners of its cells the
  // field holds what to add to x and to y for that, in points, and the light to add.
  refract(field) {
    this.pixels.set(this.rest);
    const { density, columns } = this;
    const margin = Picture.margin * density, size = Picture.cell * density;
    const width = Picture.width / Picture.cell;
    const stride = 3 * (width + 1);
    for (let row = margin; row < this.rows - margin; row += 1) {
      const cellRow = Math.floor((row - margin) / size);
      const down = (row - margin - cellRow * size + 0.5) / size;
      for (let cell = 0; cell < width; cell += 1) {
        const above = cellRow * stride + 3 * cell, below = above + stride;
        let rests = true;
        for (let index = 0; index < 6; index += 1) rests &&= field[above + index] === 0 && field[below + index] === 0;
        if (rests) continue;
        // First down the two sides of the cell, then from one to the other.
        const x = field[above] + (field[below] - field[above]) * down;
        const y = field[above + 1] + (field[below + 1] - field[above + 1]) * down;
        const light = field[above + 2] + (field[below + 2] - field[above + 2]) * down;
        const moreX = field[above + 3] + (field[below + 3] - field[above + 3]) * down - x;
        const moreY = field[above + 4] + (field[below + 4] - field[above + 4]) * down - y;
        const moreLight = field[above + 5] + (field[below + 5] - field[above + 5]) * down - light;
        const start = margin + cell * size;
        for (let column = start; column < start + size; column += 1) {
          const part = (column - start + 0.5) / size;
          const left = column + 0.5 + (x + moreX * part) * density, top = row + 0.5 + (y + moreY * part) * density;
          const more = light + moreLight * part;
          this.put(row * columns + column, Math.floor(left * 256 - 127.5), Math.floor(top * 256 - 127.5), more);
        }
      }
    }
  }

  // Where the picture with its margin stands on a stage; at its own size wherever that fits.
  static place(g) {
    const scale = Math.min(1, g.width / Picture.fullWidth, g.height / Picture.fullHeight);
    return {
      scale,
      x: Math.floor((g.width - Picture.fullWidth * scale) / 2),
      y: Math.floor((g.height - Picture.fullHeight * scale) / 2),
    };
  }

  // How many pixels a point has where the stage has so many. On a small and sharp screen one is enough,
  // and four times as many take too long there.
  static density(scale) { return scale > 1.6 ? 2 : 1; }

  static stageHeight(width) { return Math.round(Math.min(1, width / Picture.fullWidth) * Picture.fullHeight); }

  // Draws the picture as it is after `make`, and what lies over it, in the picture's points.
  static show(g, make, over) {
    const { scale, x, y } = Picture.place(g);
    const picture = Picture.of(Picture.density(scale * g.scale));
    make(picture);
    g.scoped(() => {
      g.smooth((scale * g.scale) / picture.density);
      g.context.drawImage(picture.canvas, x, y, Picture.fullWidth * scale, Picture.fullHeight * scale);
      g.context.translate(x + Picture.margin * scale, y + Picture.margin * scale);
      g.context.scale(scale, scale);
      over();
    });
  }

  // A probe that stands at a distance from an origin, and where it has moved.
  static probe(g, x, y, rest, place) {
    g.line([[x, y], [rest, y]], "#ffffff66", 1, [2, 3]);
    g.dot(x, y, 2, "#ffffffb0");
    g.ring(rest, y, 5, "#ffffff80", 1);
    g.dot(place, y, 3.25, "#ffffff");
  }

  // The point of the picture at a point of the stage; null beside it.
  static point(g, x, y) {
    const place = Picture.place(g);
    const point = [(x - place.x) / place.scale - Picture.margin, (y - place.y) / place.scale - Picture.margin];
    const isInside = point[0] >= 0 && point[0] <= Picture.width && point[1] >= 0 && point[1] <= Picture.height;
    return isInside ? point : null;
  }
}

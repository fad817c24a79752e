// The sheet: the engine's triangles, each shaded from corner to corner, and the mesh over it.
drawings["color-mesh"] = {
  edge: 17,

  layout(g) {
    const width = Math.min(g.width - 48, (g.height - 48) * 1.5);
    return { left: (g.width - width) / 2, top: 24, width, height: g.height - 48 };
  },

  // Where the middle goes first, and how far the right point sways.
  handles(g, frame) {
    const { left, top, width, height } = this.layout(g);
    const { x, y, sway } = frame.choice;
    return [
      {
        label: "Middle’s first aim", x: left + x * width, y: top + y * height,
        set: (px, py) => ({ x: (px - left) / width, y: (py - top) / height }),
      },
      {
        label: "Sway of the right point", x: left + width, y: top + (0.5 + sway) * height,
        set: (px, py) => ({ sway: (py - top) / height - 0.5 }),
      },
    ];
  },

  draw(g, frame) {
    const { context } = g;
    const { left, top, width, height } = this.layout(g);
    // Colors change so slowly that a pixel for each point shows them.
    const [columns, rows] = [Math.round(width), Math.round(height)];
    this.shade(frame.field, columns, rows);
    const { sheet } = this;
    g.card(left, top, width, height, 20);
    g.scoped(() => {
      context.beginPath();
      context.roundRect(left, top, width, height, 20);
      context.clip();
      context.drawImage(sheet, left, top, width, height);
      if (frame.choice.points === "shown") this.mesh(g, frame.field, left, top, width, height);
    });
  },

  // Fills the cells between the vertices. A triangle's rows are walked from edge to edge, so
  // that neighbors, which share two vertices to the bit, leave no gap.
  shade(field, columns, rows) {
    const { edge } = this;
    if (this.sheet?.width !== columns || this.sheet.height !== rows) {
      this.sheet = Object.assign(document.createElement("canvas"), { width: columns, height: rows });
      this.image = new ImageData(columns, rows);
      this.pixels = new Int32Array(this.image.data.buffer);
      this.vertices = new Float64Array(5 * 4 * edge * edge);
    }
    const { vertices, pixels } = this;
    for (let start = 0; start < vertices.length; start += 5) {
      vertices[start] = field[start] * columns;
      vertices[start + 1] = field[start + 1] * rows;
      for (let part = 2; part < 5; part += 1) vertices[start + part] = field[start + part] * 255;
    }
    pixels.fill(0);
    for (let patch = 0; patch < 4; patch += 1) {
      for (let row = 0; row < edge - 1; row += 1) {
        for (let column = 0; column < edge - 1; column += 1) {
          const a = 5 * ((patch * edge + row) * edge + column), c = a + 5 * edge;
          this.triangle(columns, rows, a, a + 5, c);
          this.triangle(columns, rows, c, a + 5, c + 5);
        }
      }
    }
    this.sheet.getContext("2d").putImageData(this.image, 0, 0);
  },

  // The triangle of three vertices, which are where their numbers start.
  triangle(columns, rows, a, b, c) {
    const { vertices, pixels } = this;
    const x = vertices[a], y = vertices[a + 1];
    const bx = vertices[b] - x, by = vertices[b + 1] - y, cx = vertices[c] - x, cy = vertices[c + 1] - y;
    const area = bx * cy - by * cx;
    if (Math.abs(area) < 1e-9) return;
    const share = 1 / area;
    // A pixel belongs to the triangle if its center is inside; rims are shared, a little wider.
    const rim = -1e-4;
    const { min, max, floor, ceil } = Math;
    const first = max(0, floor(y + min(0, by, cy) - 0.5)), last = min(rows - 1, ceil(y + max(0, by, cy) - 0.5));
    const from = max(0, floor(x + min(0, bx, cx) - 0.5)), to = min(columns - 1, ceil(x + max(0, bx, cx) - 0.5));
    const red = vertices[a + 2], green = vertices[a + 3], blue = vertices[a + 4];
    const bRed = vertices[b + 2], bGreen = vertices[b + 3], bBlue = vertices[b + 4];
    const cRed = vertices[c + 2], cGreen = vertices[c + 3], cBlue = vertices[c + 4];
    // A byte is the nearest number; where rims meet it may lie a little outside.
    const byte = (number) => (number < 0 ? 0 : number > 255 ? 255 : (number + 0.5) | 0);
    for (let row = first; row <= last; row += 1) {
      const down = row + 0.5 - y;
      for (let column = from; column <= to; column += 1) {
        const across = column + 0.5 - x;
        const v = (across * cy - down * cx) * share;
        if (v < rim) continue;
        const w = (bx * down - by * across) * share;
        const u = 1 - v - w;
        if (u < rim || w < rim) continue;
        pixels[row * columns + column] = byte(u * red + v * bRed + w * cRed)
          | (byte(u * green + v * bGreen + w * cGreen) << 8) | (byte(u * blue + v * bBlue + w * cBlue) << 16) | -0x1000000;
      }
    }
  },

  // The edges of the patches, every fourth line between them, and the points.
  mesh(g, field, left, top, width, height) {
    const { edge } = this;
    const place = (index) => [left + field[index] * width, top + field[index + 1] * height];
    const last = edge - 1;
    for (let patch = 0; patch < 4; patch += 1) {
      for (let line = 0; line < edge; line += 4) {
        const isEdge = line === 0 || line === last;
        const color = isEdge ? "rgb(255 255 255 / 0.75)" : "rgb(255 255 255 / 0.22)";
        const across = [];
        const down = [];
        for (let step = 0; step < edge; step += 1) {
          across.push(place(5 * ((patch * edge + line) * edge + step)));
          down.push(place(5 * ((patch * edge + step) * edge + line)));
        }
        g.line(across, color, isEdge ? 1.25 : 1);
        g.line(down, color, isEdge ? 1.25 : 1);
      }
    }
    for (let index = 0; index < 9; index += 1) {
      const [x, y] = place(5 * 4 * edge * edge + 2 * index);
      g.ring(x, y, 5, "rgb(0 0 0 / 0.35)", 1, "white");
    }
  },
};

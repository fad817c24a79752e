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
    const { context, scale } = g;
    const { left, top, width, height } = this.layout(g);
    const [columns, rows] = [Math.round(width * scale), Math.round(height * scale)];
    const image = this.shade(frame.field, columns, rows);
    const sheet = (this.sheet ??= document.createElement("canvas"));
    [sheet.width, sheet.height] = [columns, rows];
    sheet.getContext("2d").putImageData(image, 0, 0);
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
    const image = new ImageData(columns, rows);
    const { edge } = this;
    const vertex = (index) => {
      const start = 5 * index;
      return [
        field[start] * columns, field[start + 1] * rows,
        field[start + 2] * 255, field[start + 3] * 255, field[start + 4] * 255,
      ];
    };
    for (let patch = 0; patch < 4; patch += 1) {
      for (let row = 0; row < edge - 1; row += 1) {
        for (let column = 0; column < edge - 1; column += 1) {
          const index = (patch * edge + row) * edge + column;
          const [a, b] = [vertex(index), vertex(index + 1)];
          const [c, d] = [vertex(index + edge), vertex(index + edge + 1)];
          this.triangle(image, a, b, c);
          this.triangle(image, c, b, d);
        }
      }
    }
    return image;
  },

  triangle(image, a, b, c) {
    const { width, height, data } = image;
    const area = (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]);
    if (Math.abs(area) < 1e-9) return;
    // A pixel belongs to the triangle if its center is inside; rims are shared, a little wider.
    const rim = -1e-4;
    const first = Math.max(0, Math.floor(Math.min(a[1], b[1], c[1]) - 0.5));
    const last = Math.min(height - 1, Math.ceil(Math.max(a[1], b[1], c[1]) - 0.5));
    const from = Math.max(0, Math.floor(Math.min(a[0], b[0], c[0]) - 0.5));
    const to = Math.min(width - 1, Math.ceil(Math.max(a[0], b[0], c[0]) - 0.5));
    for (let y = first; y <= last; y += 1) {
      for (let x = from; x <= to; x += 1) {
        const [px, py] = [x + 0.5, y + 0.5];
        const v = ((px - a[0]) * (c[1] - a[1]) - (py - a[1]) * (c[0] - a[0])) / area;
        const w = ((b[0] - a[0]) * (py - a[1]) - (b[1] - a[1]) * (px - a[0])) / area;
        const u = 1 - v - w;
        if (u < rim || v < rim || w < rim) continue;
        const place = 4 * (y * width + x);
        data[place] = u * a[2] + v * b[2] + w * c[2];
        data[place + 1] = u * a[3] + v * b[3] + w * c[3];
        data[place + 2] = u * a[4] + v * b[4] + w * c[4];
        data[place + 3] = 255;
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

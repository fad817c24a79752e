// A feed of pictures, one for each two hours of a day; at its left all of it and the part that is
// seen, at its right the phase of what is seen, by its place.
drawings["scroll-transitions"] = {
  instants: { crossing: "over an end" },

  poster: 0.07,

  height: (width) => Math.min(Math.max(Math.round(width * 0.66), 340), 470),

  // The viewport's points lie in the middle of the stage, which is wide enough for what is beside it
  // or not.
  place(g) {
    const isWide = g.width >= 560;
    const scale = Math.min(g.width / (isWide ? 640 : 376), g.height / 432);
    return { isWide, scale, x: g.width / 2 - 320 * scale, y: (g.height - 416 * scale) / 2 };
  },

  point(g, x, y) {
    const place = this.place(g);
    return [(x - place.x) / place.scale, (y - place.y) / place.scale];
  },

  // A hand has the feed at its top; a key flicks it on, or back from its end.
  held: ({ offset }) => ({ x: 320, y: -offset }),
  aim: ({ y }) => [0, y > -1150 ? -90 : 330],

  // The colors of the sky above and below (lightness, chroma, hue), sun or moon (place, size), and
  // the kind of the ridges.
  rows: [
    { name: "First light", hour: "05:00", sky: [[0.36, 0.09, 285], [0.7, 0.11, 30]], disc: [96, 12, 20], kind: "hills" },
    { name: "Sunrise", hour: "06:30", sky: [[0.62, 0.12, 15], [0.82, 0.12, 75]], disc: [-30, 4, 34], kind: "dunes" },
    { name: "Mist", hour: "08:00", sky: [[0.7, 0.07, 205], [0.79, 0.04, 165]], disc: [70, -22, 18], kind: "pines", isPale: true },
    { name: "The lake", hour: "10:00", sky: [[0.64, 0.11, 235], [0.84, 0.06, 205]], disc: [-92, -30, 15], kind: "peaks" },
    { name: "Noon", hour: "12:00", sky: [[0.6, 0.13, 245], [0.78, 0.08, 220]], disc: [8, -34, 22], kind: "waves" },
    { name: "Meadows", hour: "14:00", sky: [[0.66, 0.11, 190], [0.85, 0.12, 115]], disc: [112, -32, 16], kind: "hills" },
    { name: "The pass", hour: "16:00", sky: [[0.6, 0.08, 150], [0.8, 0.1, 100]], disc: [-60, -24, 18], kind: "peaks" },
    { name: "Golden hour", hour: "18:00", sky: [[0.64, 0.12, 70], [0.86, 0.13, 85]], disc: [60, -8, 38], kind: "dunes" },
    { name: "Sunset", hour: "19:30", sky: [[0.5, 0.16, 10], [0.76, 0.16, 55]], disc: [-12, 10, 44], kind: "waves" },
    { name: "Dusk", hour: "20:30", sky: [[0.4, 0.12, 310], [0.62, 0.14, 5]], disc: [-104, 4, 14], kind: "city" },
    { name: "Moonrise", hour: "22:00", sky: [[0.27, 0.08, 275], [0.48, 0.1, 265]], disc: [84, -20, 24], kind: "pines", stars: 60 },
    { name: "Midnight", hour: "00:00", sky: [[0.19, 0.05, 265], [0.34, 0.08, 250]], disc: [-70, -30, 12], kind: "peaks", stars: 130 },
  ],

  // The edge of a ridge, from −1 to 1, along the picture.
  edges: (() => {
    const saw = (u) => Math.abs(u - Math.floor(u) - 0.5) * 4 - 1;
    const noise = (n) => Math.abs(Math.sin(127.1 * n + 11.7) * 43758.5453) % 1;
    return {
      hills: (u, k) => 0.7 * Math.sin(1.6 * u + 2 * k) + 0.3 * Math.sin(3.9 * u + k),
      dunes: (u, k) => Math.abs(Math.sin(0.9 * u + 1.1 * k)) * 1.6 - 0.9 + 0.12 * Math.sin(5 * u),
      peaks: (u, k) => 0.62 * saw(0.42 * u + 0.37 * k) + 0.26 * saw(1.1 * u + 0.21 * k) + 0.12 * saw(3.7 * u + k),
      pines: (u, k) => 0.6 * Math.sin(1.1 * u + 1.9 * k) + 0.3 * saw(4.3 * u + k) + 0.18 * saw(7.9 * u),
      waves: (u, k) => 0.35 * Math.sin(0.8 * u + k) + 0.3 - 0.6 * Math.abs(Math.sin(2.6 * u + 1.3 * k)),
      city: (u, k) => 1.7 * noise(Math.floor(4.5 * u + 7 * k)) - 0.9,
    };
  })(),

  draw(g, frame) {
    const place = this.place(g);
    const { context } = g;
    const { offset, held } = frame.values;
    g.scoped(() => {
      context.translate(place.x, place.y);
      context.scale(place.scale, place.scale);
      g.box(140, 0, 360, 416, 24, "well");
      g.scoped(() => {
        context.beginPath();
        context.roundRect(140, 0, 360, 416, 24);
        context.clip();
        this.rows.forEach((row, index) => {
          const look = frame.field.subarray(8 * index, 8 * index + 8);
          // Half a row is not as high, however it is turned.
          if (look[1] > -120 && look[1] < 536 && look[4] > 0.01) this.row(g, row, look, frame.choice.effect, place.scale);
        });
      });
      g.box(140.5, 0.5, 359, 415, 23.5, null, "hair");
      if (place.isWide) {
        // Each in the middle of its side.
        const side = (140 + place.x / place.scale) / 2;
        this.overview(g, frame.values, 140 - side);
        if (["stack at the top", "hue by place"].includes(frame.choice.effect)) this.ruler(g, offset, 500 + side);
        else this.phases(g, frame, 500 + side);
      }
      if (held > 0) this.finger(g, frame);
    });
  },

  row(g, row, [x, y, size, degrees, opacity, blur, shift, hue], effect, scale) {
    const { context } = g;
    // By place alone all rows have one color.
    const sky = effect === "hue by place" ? [[0.5, 0.17, 290], [0.72, 0.15, 310]] : row.sky;
    const soft = Math.min(blur / 6, 1);
    g.scoped(() => {
      context.translate(x, y);
      context.rotate((degrees * Math.PI) / 180);
      context.scale(size, size);
      g.scoped(() => {
        context.beginPath();
        context.roundRect(-164, -58, 328, 116, 16);
        context.clip();
        const fall = context.createLinearGradient(0, -58 + 0.5 * shift, 0, 40 + 0.5 * shift);
        sky.forEach(([light, chroma, turn], index) => fall.addColorStop(index, `oklch(${light} ${chroma} ${turn + hue})`));
        context.fillStyle = fall;
        context.fillRect(-164, -58, 328, 116);
        if (soft < 1) {
          context.globalAlpha = 1 - soft;
          context.drawImage(this.picture(g, row, scale, false), -164, -154 + shift, 328, 308);
        }
        if (soft > 0) {
          context.globalAlpha = soft;
          context.drawImage(this.picture(g, row, scale, true), -164, -154 + shift, 328, 308);
        }
        const shade = context.createLinearGradient(0, -6, 0, 50);
        shade.addColorStop(0, "#0b0d1a00");
        shade.addColorStop(1, "#0b0d1aa8");
        context.globalAlpha = 1;
        context.fillStyle = shade;
        context.fillRect(-164, -6, 328, 64);
        // The caption sinks and goes as the picture is moved, and goes where it is soft.
        const away = Math.abs(shift) / 48;
        context.globalAlpha = Math.max(0, 1 - away) * (1 - soft);
        g.text(row.name, -146, 41 + 14 * away, { size: 19, weight: 650, color: "#ffffff" });
        g.text(row.hour, 146, 41 + 14 * away, { size: 13, weight: 500, color: "#ffffff", align: "right" });
      });
      // What it has less of opacity, it has of what is behind it.
      if (opacity < 1) {
        context.globalAlpha = 1 - opacity;
        g.box(-165, -59, 330, 118, 17, "well");
      }
    });
  },

  // The shapes of a picture, light and dark over any color: made once for a scale, sharp or soft.
  picture(g, row, scale, isSoft) {
    const detail = g.scale * scale;
    if (this.detail !== detail) [this.detail, this.pictures] = [detail, new Map()];
    const name = row.name + isSoft, known = this.pictures.get(name);
    if (known) return known;
    const sheet = document.createElement("canvas");
    const part = isSoft ? Math.min(0.5, detail) : detail;
    const context = Drawing.clear(sheet, Math.ceil(328 * part), Math.ceil(308 * part));
    if (isSoft) {
      context.filter = `blur(${7 * part}px)`;
      context.drawImage(this.picture(g, row, scale, false), 0, 0, 328 * part, 308 * part);
    } else {
      context.scale(part, part);
      context.translate(164, 154);
      this.landscape(context, row);
    }
    this.pictures.set(name, sheet);
    return sheet;
  },

  landscape(context, { disc: [x, y, radius], kind, stars = 0, isPale }) {
    context.fillStyle = "#ffffff";
    for (let star = 0; star < stars; star += 1) {
      context.globalAlpha = 0.3 + ((star * 13) % 7) / 10;
      const size = 0.7 + ((star * 7) % 5) * 0.25;
      context.fillRect(((star * 97.3) % 328) - 164, ((star * 53.7) % 190) - 154, size, size);
    }
    for (const [part, alpha] of [[2.7, 0.1], [1.75, 0.16], [1, 0.92]]) {
      context.globalAlpha = alpha;
      context.beginPath();
      context.arc(x, y, radius * part, 0, 2 * Math.PI);
      context.fill();
    }
    const edge = this.edges[kind], count = 5;
    for (let layer = 0; layer < count; layer += 1) {
      const [base, swing] = [8 + 22 * layer, 24 - 2 * layer];
      context.beginPath();
      context.moveTo(-166, 156);
      for (let across = -166; across <= 166; across += kind === "city" ? 0.5 : 2) {
        context.lineTo(across, base - swing * edge(across / (58 + 10 * layer) + 1.7 * layer, layer + x / 50));
      }
      context.lineTo(166, 156);
      context.closePath();
      context.globalAlpha = isPale && layer < 3 ? 0.28 : 0.26;
      context.fillStyle = isPale && layer < 3 ? "#ffffff" : "#0b1030";
      context.fill();
    }
  },

  // The color that stands for a row in the overview.
  tint: ({ sky: [, [light, chroma, hue]] }) => `oklch(${0.9 * light} ${chroma} ${hue})`,

  // All rows, a frame around those in the viewport, and a dashed one around those at rest.
  overview(g, { offset, rest, velocity, held }, x) {
    const part = 0.205, top = 46;
    this.rows.forEach((row, index) => g.box(x - 30, top + part * (14 + 130 * index), 60, part * 116, 4, this.tint(row)));
    const around = (at, color, width, dash) => {
      const { context } = g;
      context.beginPath();
      context.roundRect(x - 36, top + part * at, 72, part * 416, 7);
      context.setLineDash(dash);
      context.lineWidth = width;
      context.strokeStyle = g.color(color);
      context.stroke();
      context.setLineDash([]);
    };
    if (Math.abs(rest - offset) > 3) around(rest, "soft", 1.25, [3, 3]);
    around(offset, "accent", 2, []);
    const speed = Math.round(Math.abs(velocity));
    const state = held > 0 ? "in the hand" : speed > 0 ? `${velocity < 0 ? "↑" : "↓"} ${speed} pt/s` : "at rest";
    g.text(state, x, 408, { size: 11.5, align: "center", weight: held > 0 ? 600 : 400, color: held > 0 ? "accent" : "soft" });
  },

  // The phase by the place of a row's middle, and the rows on it.
  phases(g, frame, middle) {
    const { context } = g;
    const [zero, wide] = [middle - 22, 34];
    const curve = frame.field.subarray(96);
    g.hair(zero, 24, zero, 416, "line");
    for (const [text, at] of [["−1", -wide], ["0", 0], ["+1", wide]]) {
      g.text(text, zero + at, 12, { size: 11.5, align: "center", color: "faint" });
    }
    g.scoped(() => {
      context.beginPath();
      context.rect(zero - 60, 22, 120, 394);
      context.clip();
      const points = Array.from(curve, (phase, step) => [zero + wide * phase, -58 + (532 * step) / (curve.length - 1)]);
      g.line(points, "track", 1.5);
    });
    this.rows.forEach((_, index) => {
      const y = 72 + 130 * index - frame.values.offset;
      if (y < 26 || y > 412) return;
      const phase = frame.values.phase[index];
      g.dot(zero + wide * phase, y, 4.5, "accent");
      g.text(readable(phase, 2), zero + 84, y + 4, { size: 11.5, align: "right" });
    });
  },

  // The tops of the rows, from which the look follows where it does not follow the phase.
  ruler(g, offset, middle) {
    const x = middle - 26;
    g.hair(x, 20, x, 416, "line");
    g.text("top", x + 14, 8, { size: 11.5, color: "faint" });
    this.rows.forEach((_, index) => {
      const top = 14 + 130 * index - offset;
      if (top < 20 || top > 408) return;
      g.line([[x - 6, top], [x + 6, top]], "accent", 2);
      g.text(`${Math.round(top)} pt`, x + 14, top + 4, { size: 11.5 });
    });
  },

  // Where the hand is that has the feed.
  finger(g, frame) {
    const last = frame.reports.findLast(({ time }) => time <= frame.time);
    if (!last) return;
    g.dot(last.x, last.y, 18, "#1b1b1f", 0.3);
    g.ring(last.x, last.y, 17, "#ffffff", 2);
  },
};

// Two pictures of half the size: by the closed form, and stepped.
drawings["dissolve-steps"] = {
  room: { side: 40, top: 46, below: 84 },

  height(width) { return Math.round(this.scale(width) * (this.room.top + 200 + this.room.below)); },

  scale(width) { return Math.min(1, width / (640 + 3 * this.room.side)); },

  draw(g, frame) {
    const scale = this.scale(g.width);
    // Half a point of the stage for each of the picture.
    const sharp = Picture.density(scale * g.scale);
    const picture = Picture.of(sharp / 2);
    const gap = Math.floor((g.width / scale - 640) / 3);
    const lefts = [gap, Math.floor(g.width / scale) - gap - 320];
    const planes = frame.field.length / 2;
    const side = Math.round(Math.sqrt((Picture.width * Picture.height) / (planes / 3))) * picture.density;
    const sheet = Grains.shared;
    sheet.begin(Math.ceil((g.width / scale) * sharp), Math.ceil((g.height / scale) * sharp));
    lefts.forEach((left, index) => {
      const field = frame.field.subarray(index * planes, (index + 1) * planes);
      sheet.draw(picture, field, { side, left: left * sharp, top: this.room.top * sharp });
    });
    sheet.show(g, scale, sharp);
    g.scoped(() => {
      g.context.scale(scale, scale);
      const steps = Math.floor(frame.time * parseInt(frame.choice.frames) + 1e-9);
      this.label(g, "Closed form", "one evaluation", lefts[0]);
      this.label(g, `Steps, ${frame.choice.frames}`, `${steps} of them`, lefts[1]);
      this.probe(g, frame.field, picture.density, side, lefts);
    });
  },

  // The probe on both sides; on the right, a ring is where it should be.
  probe(g, field, density, side, lefts) {
    const grain = side / density;
    const columns = Picture.width / grain, rows = Picture.height / grain, count = columns * rows;
    const index = columns * Math.floor(rows / 2) + Math.floor((columns * 3) / 8);
    const place = (start, left) => [
      left + (field[start + index] + grain / 2) / 2, this.room.top + (field[start + count + index] + grain / 2) / 2,
    ];
    if (field[2 * count + index] > 0) {
      g.ring(...place(0, lefts[0]), 5, "#ffffff", 1.5, "accent");
      g.ring(...place(0, lefts[1]), 5, "accent", 1.5);
    }
    if (field[5 * count + index] > 0) g.ring(...place(3 * count, lefts[1]), 5, "#ffffff", 1.5, "accent");
  },

  label(g, name, note, left) {
    g.text(name, left, 30, { size: 13, color: "ink", weight: 600 });
    g.text(note, left + 320, 30, { size: 12, color: "soft", align: "right" });
  },
};

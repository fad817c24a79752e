// Two pictures of half the size, each in a box of its own: by the closed form, and stepped. Under
// them, how far one particle is from its place.
drawings["dissolve-steps"] = {
  instants: { handover: "the front has passed", end: "all gone" },

  // Just after the third of the coarsest steps, when both still look like the picture.
  poster: 0.45,

  // A box in half points of the picture: how wide it is, and where the picture stands in it.
  box: { width: 384, left: 32, top: 30 },

  // Side by side with their names above, or one above the other with their names beside.
  layout(width) {
    const wide = width >= 480, edge = wide ? 20 : 14, gap = 12, top = wide ? 46 : edge;
    const beside = wide ? 0 : 108;
    const boxWidth = wide ? (width - 2 * edge - gap) / 2 : width - 2 * edge - beside;
    const scale = boxWidth / this.box.width;
    const boxHeight = Math.round((wide ? 320 : 270) * scale);
    const boxes = [0, 1].map((index) => wide
      ? { x: edge + index * (boxWidth + gap), y: top }
      : { x: edge + beside, y: top + index * (boxHeight + gap) });
    return { wide, edge, boxes, boxWidth, boxHeight, scale, end: boxes[1].y + boxHeight };
  },

  height(width) {
    const { wide, end } = this.layout(width);
    return Math.round(end + (wide ? 94 : 106));
  },

  draw(g, frame) {
    const layout = this.layout(g.width), { scale, boxes, boxWidth, boxHeight } = layout;
    // Half a point of the stage for each of the picture.
    const sharp = Picture.density(scale * g.scale);
    const picture = Picture.of(sharp / 2);
    const planes = frame.field.length / 2;
    const side = Math.round(Math.sqrt((Picture.width * Picture.height) / (planes / 3))) * picture.density;
    const sheet = Grains.shared;
    boxes.forEach(({ x, y }, index) => {
      g.box(x, y, boxWidth, boxHeight, 12, "well");
      // The sheet has the size of the box, so that no grain leaves it.
      sheet.begin(Math.ceil(this.box.width * sharp), Math.ceil((boxHeight / scale) * sharp));
      const field = frame.field.subarray(index * planes, (index + 1) * planes);
      sheet.draw(picture, field, { side, left: this.box.left * sharp, top: this.box.top * sharp });
      g.scoped(() => {
        g.context.beginPath();
        g.context.roundRect(x, y, boxWidth, boxHeight, 12);
        g.context.clip();
        g.context.translate(x, y);
        sheet.show(g, scale, sharp);
        g.context.scale(scale, scale);
        this.probe(g, frame.field, frame.values, side / picture.density, index, (layout.wide ? 1 : 0.8) / scale);
      });
      g.box(x + 0.5, y + 0.5, boxWidth - 1, boxHeight - 1, 11.5, null, "hair");
    });
    const steps = Math.floor(frame.time * parseInt(frame.choice.frames) + 1e-9);
    this.name(g, layout, 0, "Closed form", ["one evaluation"]);
    this.name(g, layout, 1, "Steps", [frame.choice.frames, `${steps} so far`]);
    this.distance(g, layout, frame.values.distance);
  },

  // The probe; among the steps also a ring where it should be at the last one, and the way between.
  probe(g, field, { across, difference }, grain, index, point) {
    const columns = Picture.width / grain, rows = Picture.height / grain, count = columns * rows;
    const probe = columns * Math.floor(rows / 2) + Math.floor((columns * 3) / 4);
    const start = 3 * count * index;
    if (!(field[start + 2 * count + probe] > 0)) return;
    const x = this.box.left + (field[start + probe] + grain / 2) / 2;
    const y = this.box.top + (field[start + count + probe] + grain / 2) / 2;
    if (index) {
      const right = [x + across / 2, y + difference / 2];
      g.line([[x, y], right], "#ffffff", 5 * point);
      g.line([[x, y], right], "accent", 2.5 * point);
      g.ring(...right, 7.5 * point, "#ffffff", 1 * point, "#ffffff");
      g.ring(...right, 6 * point, "accent", 2 * point, "well");
    }
    g.ring(x, y, 6.5 * point, "#ffffff", 2 * point, "accent");
  },

  name(g, { wide, edge, boxes, boxWidth }, index, name, notes) {
    const { x, y } = boxes[index];
    if (wide) {
      g.text(name, x + 2, y - 15, { size: 16, color: "ink", weight: 600 });
      g.text(notes.join(", "), x + boxWidth - 2, y - 15, { size: 13, align: "right" });
    } else {
      g.text(name, edge, y + 20, { size: 14, color: "ink", weight: 600 });
      notes.forEach((note, line) => g.text(note, edge, y + 40 + 18 * line, { size: 13 }));
    }
  },

  // One number, and what lies at its two ends.
  distance(g, { wide, end }, distance) {
    const middle = g.width / 2, size = wide ? 40 : 36, y = end + size + 8;
    const digits = readable(distance, 1), unit = " pt";
    const style = { size, weight: 650, color: "accent" };
    const width = g.measure(digits, style) + g.measure(unit, { size: size / 2, weight: 500 });
    const x = middle - width / 2;
    g.text(unit, x + g.text(digits, x, y, style), y, { size: size / 2, weight: 500, color: "accent" });
    const words = ["how far off the ringed particle is,", "at the last step"];
    (wide ? [words.join(" ")] : words).forEach((line, row) =>
      g.text(line, middle, y + 26 + 18 * row, { size: 13, align: "center" }));
  },
};

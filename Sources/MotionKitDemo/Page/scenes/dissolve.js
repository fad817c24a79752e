// The picture in particles, each drawn as its cell; and the way that one of them has flown.
drawings.dissolve = {
  instants: { handover: "the front has passed", end: "all gone" },

  height: (width) => Grains.stageHeight(width),

  // The side of a particle in points.
  grain: (choice) => +choice.grain.match(/(\d+) pt/)[1],

  draw(g, frame) {
    const { scale, x, y } = Grains.picture(g);
    const density = Picture.density(scale * g.scale);
    const isUp = frame.choice.axis.startsWith("up");
    const sheet = Grains.shared;
    sheet.begin(Math.ceil((g.width / scale) * density), Math.ceil((g.height / scale) * density));
    sheet.draw(Picture.of(density), frame.field, {
      side: this.grain(frame.choice) * density, left: x * density, top: y * density, isUp,
    });
    sheet.show(g, scale, density);
    if (frame.choice.probe > 0) {
      g.scoped(() => {
        g.context.scale(scale, scale);
        g.context.translate(x, y);
        this.probe(g, frame, isUp ? -1 : 1);
      });
    }
  },

  agrees(field, choice) {
    const picture = Picture.of(1), sheet = Grains.shared;
    sheet.begin(760, 520);
    return [false, true].every((isUp) =>
      sheet.agrees(picture, field(), { side: this.grain(choice), left: 60, top: 40, isUp }));
  },

  // A ring where the particle was, its way, and itself while it is seen.
  probe(g, frame, sign) {
    const grain = this.grain(frame.choice);
    const middle = (Math.floor(frame.choice.probe / grain) + 0.5) * grain;
    const row = Picture.height / grain / 2;
    const level = (Math.floor(row) + 0.5) * grain;
    const rest = [middle, sign > 0 ? level : Picture.height - level];
    const place = ({ movedX, movedY }) => [rest[0] + movedX, rest[1] + sign * movedY];
    const alpha = frame.values.probeOpacity;
    const way = [];
    for (let step = 0; step <= 40; step += 1) {
      const values = frame.at((frame.time * step) / 40);
      if (step < 40 && values.probeOpacity === 0) break;
      way.push(place(values));
    }
    g.ring(...rest, 4.5, "#ffffffa0", 1);
    if (alpha > 0) {
      g.line(way, "#ffffff", 3);
      g.line(way, "accent", 1.5);
      g.ring(...place(frame.values), 5, "#ffffff", 1.5, "accent");
    }
  },
};

// The picture under the shader.
drawings["shader-ripple"] = {
  instants: { begin: "the wave arrives", peak: "farthest" },

  poster: 0.15,

  height: (width) => Picture.stageHeight(width),

  draw(g, frame) {
    Picture.show(g, (picture) => picture.distort("refract", frame.field), () => {
      // The last tap until now is where the wave began.
      const begun = frame.taps.filter(({ time }) => time <= frame.time).sort((a, b) => a.time - b.time);
      const { x, y } = begun.at(-1) ?? { x: 320, y: 200 };
      const place = x + frame.choice.distance;
      if (frame.choice.distance > 0) Picture.probe(g, x, y, place, place - frame.values.amount);
    });
  },

  agrees(field) {
    const picture = Picture.of(1);
    return picture.agrees("refract", field());
  },

  tap: (g, x, y) => Picture.point(g, x, y),
};

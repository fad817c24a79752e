// The picture on its mesh; a ring at the probe, and a dashed line from the origin to it.
drawings.ripple = {
  instants: { begin: "the wave arrives", peak: "farthest" },

  poster: 0.15,

  height: (width) => Picture.stageHeight(width),

  draw(g, frame) {
    Picture.show(g, (picture) => picture.distort("displace", frame.field), () => {
      if (frame.choice.ring !== "none") this.rings(g, frame.field.subarray(frame.field.length - 48));
      const x = 200 + frame.choice.distance;
      if (frame.choice.distance > 0) Picture.probe(g, 200, 180, x, x - frame.values.moved);
    });
  },

  // White light on the picture, and on nothing beside it.
  rings(g, rings) {
    g.scoped(() => {
      g.context.globalCompositeOperation = "source-atop";
      for (let ring = 0; ring < 8; ring += 1) {
        drawings["ripple-mesh"].ring(g, rings.subarray(6 * ring, 6 * ring + 6), 0.2, "rgb(255, 255, 255)");
      }
    });
  },

  agrees(field) {
    const picture = Picture.of(1);
    return picture.agrees("displace", field());
  },

  tap: (g, x, y) => Picture.point(g, x, y),
};

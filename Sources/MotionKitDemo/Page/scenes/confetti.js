// Papers that turn over as they fall, from cones in the corners.
drawings.confetti = {
  instants: { begin: "fired", peak: "highest", settled: "falls evenly" },

  height: (width) => Particles.stageHeight(width),

  draw(g, frame) {
    const { context } = g;
    const { field } = frame;
    const { scale, left, top } = Particles.frame(g);
    const whole = scale * g.scale;
    g.scoped(() => {
      Particles.each(field, 8, (slot) => {
        const index = (slot - 1) / 8;
        const turn = field[slot + 3];
        // How far a paper is turned over follows from how far it is turned round.
        const flip = 1.9 * turn + 2.4 * index;
        const size = 7 * field[slot + 4];
        const tilt = turn * 0.5 + index;
        const x = (left + (field[slot] + 5 * Math.sin(0.8 * flip)) * scale) * g.scale;
        const y = (top + field[slot + 1] * scale) * g.scale;
        const [cosine, sine] = [Math.cos(tilt), Math.sin(tilt)];
        const side = Math.cos(flip);
        // The front shines as it faces the light, the back is in the shade.
        const light = side > 0 ? 0.92 + 0.2 * side ** 8 : 0.8;
        const channel = (number) => Math.round(255 * Math.min(field[slot + number] * light + (side > 0.97 ? 0.12 : 0), 1));
        context.setTransform(
          cosine * whole, sine * whole, -sine * side * whole, cosine * side * whole, x, y);
        context.globalAlpha = field[slot + 2];
        context.fillStyle = `rgb(${channel(5)} ${channel(6)} ${channel(7)})`;
        if (index % 4 === 3) {
          context.beginPath();
          context.arc(0, 0, size * 0.5, 0, 2 * Math.PI);
          context.fill();
        } else {
          const long = index % 3 === 0 ? 1.9 : 1.25;
          context.fillRect(-size * 0.45, -size * 0.5 * long, size * 0.9, size * long);
        }
      });
    });
    Particles.scoped(g, () => {
      const cannons = frame.choice.cannons === "both" ? [[0, -62], [640, -118]] : [[320, -90]];
      for (const [x, angle] of cannons) this.cannon(g, x, angle, frame.time);
    });
  },

  // A cone, pushed back by its shot.
  cannon(g, x, angle, time) {
    const { context } = g;
    const back = 9 * Math.exp(-5 * time);
    g.scoped(() => {
      context.translate(x, 400);
      context.rotate(angle * (Math.PI / 180));
      context.translate(-back - 6, 0);
      const cone = new Path2D("M-30 0L44 -17Q52 0 44 17Z");
      context.fillStyle = g.color("accent");
      context.fill(cone);
      context.save();
      context.clip(cone);
      context.fillStyle = "rgb(255 255 255 / 0.28)";
      for (const place of [2, 22, 42]) context.fillRect(place - 6, -20, 8, 40);
      context.restore();
      context.beginPath();
      context.ellipse(45, 0, 4.5, 17, 0, 0, 2 * Math.PI);
      context.fillStyle = g.color("ink");
      context.fill();
    });
  },

  tap: (g, x, y) => Particles.point(g, x, y),
};

// Bubbles with light on their rims; the circle that they come from.
drawings.bubbles = {
  instants: { settled: "as many die as are born" },

  height: (width) => Particles.stageHeight(width),

  draw(g, frame) {
    const { context } = g;
    const { field } = frame;
    const contents = +frame.choice.contents;
    const slots = Math.round(field[0]) / contents;
    Particles.scoped(g, (scale) => {
      const light = context.createRadialGradient(320, 200, 0, 320, 200, 230);
      light.addColorStop(0, g.color("wash"));
      light.addColorStop(1, this.tint(g.color("wash"), 0));
      context.fillStyle = light;
      context.fillRect(-100, 0, 840, 400);
      g.ring(320, 200, 150, "hair", 1);
      const side = 2 ** Math.ceil(Math.log2(40 * scale * g.scale));
      const pictures = Array.from({ length: contents }, (_, kind) => this.picture(g, kind, side));
      Particles.each(field, 5, (slot) => {
        const size = 40 * field[slot + 4];
        const kind = Math.floor((slot - 1) / 5 / slots);
        const [x, y] = [field[slot], field[slot + 1]];
        context.globalAlpha = field[slot + 2];
        if (kind < 2) {
          // Round ones look the same however they are turned: the light stays above.
          context.drawImage(pictures[kind], x - size / 2, y - size / 2, size, size);
          return;
        }
        context.save();
        context.translate(x, y);
        context.rotate(field[slot + 3]);
        context.drawImage(pictures[kind], -size / 2, -size / 2, size, size);
        context.restore();
      });
      context.globalAlpha = 1;
    });
  },

  tint: (color, alpha) => color.replace("rgb(", "rgba(").replace(")", `, ${alpha})`),

  // What a content looks like: two bubbles, a ring with a gap, and a flower.
  picture(g, kind, side) {
    const color = g.color(["accent", "soft", "accent", "faint"][kind]);
    return Particles.sprite(`bubble ${kind} ${color} ${side}`, side, (context, half) => {
      const tint = (alpha) => this.tint(color, alpha);
      context.scale(half, half);
      const disc = (radius) => {
        context.beginPath();
        context.arc(0, 0, radius, 0, 2 * Math.PI);
      };
      if (kind < 2) {
        const body = context.createRadialGradient(0.12, 0.2, 0.1, 0, 0, 0.95);
        body.addColorStop(0, tint(0.06));
        body.addColorStop(0.62, tint(0.2));
        body.addColorStop(0.9, tint(0.55));
        body.addColorStop(1, tint(0.75));
        context.fillStyle = body;
        disc(0.95);
        context.fill();
        const shine = context.createRadialGradient(-0.34, -0.42, 0, -0.34, -0.42, 0.42);
        shine.addColorStop(0, "rgb(255 255 255 / 0.95)");
        shine.addColorStop(0.35, "rgb(255 255 255 / 0.5)");
        shine.addColorStop(1, "rgb(255 255 255 / 0)");
        context.fillStyle = shine;
        disc(0.95);
        context.fill();
        context.strokeStyle = "rgb(255 255 255 / 0.5)";
        context.lineWidth = 0.07;
        context.lineCap = "round";
        context.beginPath();
        context.arc(0, 0, 0.76, 0.15 * Math.PI, 0.5 * Math.PI);
        context.stroke();
        return;
      }
      context.fillStyle = context.strokeStyle = color;
      context.lineCap = "round";
      if (kind === 2) {
        context.lineWidth = 0.2;
        context.beginPath();
        context.arc(0, 0, 0.7, 0.2, 1.6 * Math.PI);
        context.stroke();
        return;
      }
      for (let petal = 0; petal < 4; petal += 1) {
        context.beginPath();
        context.ellipse(0.42, 0, 0.42, 0.26, 0, 0, 2 * Math.PI);
        context.fill();
        context.rotate(Math.PI / 2);
      }
    });
  },
};

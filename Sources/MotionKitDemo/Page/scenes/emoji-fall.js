// Faces that fall; a mark where each handful was thrown.
drawings["emoji-fall"] = {
  height: (width) => Particles.stageHeight(width),

  draw(g, frame) {
    const { context } = g;
    Particles.scoped(g, () => {
      for (const { time, x, y } of [...this.opening, ...frame.taps]) {
        const age = frame.time - time;
        if (age < 0 || age > 0.6) continue;
        const part = 1 - (1 - age / 0.6) ** 3;
        context.globalAlpha = (1 - age / 0.6) * 0.5;
        g.ring(x, y, 8 + 46 * part, "accent", 2 * (1 - part) + 0.5);
      }
      context.globalAlpha = 1;
      const { field } = frame;
      Particles.each(field, 5, (slot) => {
        const radius = 11 * field[slot + 4];
        if (field[slot + 1] < -radius || field[slot + 1] > Particles.height + radius) return;
        const index = (slot - 1) / 5;
        context.save();
        context.translate(field[slot], field[slot + 1]);
        context.rotate(field[slot + 3]);
        context.scale(radius, radius);
        context.globalAlpha = field[slot + 2];
        this.face(context, (index + Math.floor(index / frame.choice.count)) % 6);
        context.restore();
      });
    });
  },

  opening: [{ time: 0, x: 320, y: 150 }, { time: 0.45, x: 180, y: 190 }, { time: 0.9, x: 470, y: 170 }],

  // A face of radius 1.
  face(context, kind) {
    const skin = context.createRadialGradient(-0.3, -0.45, 0.1, 0, 0, 1.05);
    skin.addColorStop(0, "#ffe98a");
    skin.addColorStop(0.55, "#ffcf3d");
    skin.addColorStop(1, "#f29b1d");
    context.fillStyle = skin;
    context.beginPath();
    context.arc(0, 0, 1, 0, 2 * Math.PI);
    context.fill();
    context.lineCap = context.lineJoin = "round";
    const ink = "#4a2a0c";
    context.strokeStyle = context.fillStyle = ink;
    context.lineWidth = 0.12;
    const stroke = (path) => context.stroke(new Path2D(path));
    const fill = (path, color = ink) => {
      context.fillStyle = color;
      context.fill(new Path2D(path));
    };
    const eye = (x, height = 0.17) => {
      context.beginPath();
      context.ellipse(x, -0.2, 0.115, height, 0, 0, 2 * Math.PI);
      context.fill();
    };
    const heart = (x) => fill(`M${x} 0.06C${x - 0.42} -0.2 ${x - 0.3} -0.52 ${x} -0.34C${x + 0.3} -0.52 ${x + 0.42} -0.2 ${x} 0.06Z`, "#e5304b");
    const laugh = () => {
      fill("M-0.6 0.12Q0 0.2 0.6 0.12C0.58 0.86 -0.58 0.86 -0.6 0.12Z");
      fill("M-0.5 0.18Q0 0.25 0.5 0.18L0.46 0.32Q0 0.39 -0.46 0.32Z", "#ffffff");
      fill("M-0.28 0.59C-0.14 0.44 0.14 0.44 0.28 0.59C0.14 0.69 -0.14 0.69 -0.28 0.59Z", "#ef5a5a");
    };
    if (kind === 0) {
      eye(-0.34);
      eye(0.34);
      stroke("M-0.52 0.24C-0.32 0.66 0.32 0.66 0.52 0.24");
    } else if (kind === 1) {
      stroke("M-0.56 -0.14Q-0.36 -0.42 -0.16 -0.14M0.16 -0.14Q0.36 -0.42 0.56 -0.14");
      laugh();
    } else if (kind === 2) {
      heart(-0.37);
      heart(0.37);
      stroke("M-0.46 0.34C-0.28 0.66 0.28 0.66 0.46 0.34");
    } else if (kind === 3) {
      eye(-0.34);
      stroke("M0.16 -0.18Q0.36 -0.34 0.56 -0.18M-0.44 0.3C-0.2 0.6 0.34 0.62 0.5 0.2");
    } else if (kind === 4) {
      eye(-0.32, 0.2);
      eye(0.32, 0.2);
      stroke("M-0.52 -0.56Q-0.34 -0.68 -0.18 -0.6M0.52 -0.56Q0.34 -0.68 0.18 -0.6");
      fill("M0 0.2C0.3 0.2 0.3 0.74 0 0.74C-0.3 0.74 -0.3 0.2 0 0.2Z");
    } else {
      fill("M-0.78 -0.36H0.78L0.72 -0.08C0.66 0.14 0.16 0.14 0.08 -0.16H-0.08C-0.16 0.14 -0.66 0.14 -0.72 -0.08Z", "#26211f");
      fill("M-0.62 -0.28H-0.4L-0.56 -0.04H-0.64ZM0.2 -0.28H0.42L0.26 -0.04H0.18Z", "rgb(255 255 255 / 0.35)");
      stroke("M-0.36 0.42C-0.14 0.6 0.24 0.58 0.42 0.34");
    }
  },

  tap: (g, x, y) => Particles.point(g, x, y),
};

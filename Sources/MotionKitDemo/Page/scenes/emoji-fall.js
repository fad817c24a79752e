// Faces that fall, bounce and roll on a floor; a mark where each handful was thrown.
drawings["emoji-fall"] = {
  instants: { begin: "thrown", peak: "highest", end: "all gone" },

  // Some lie on the floor, others still bounce.
  poster: 0.42,

  // The floor of the scene, and the farther edge of what is drawn of it. Faces lie at three depths.
  floor: 344,
  edge: 322,
  depths: [-9, 0, 9],

  height: (width) => Particles.stageHeight(width),

  draw(g, frame) {
    const { context } = g;
    // The floor lies where gravity points.
    const isUp = frame.choice.axis === "up";
    const fromTop = (y) => (isUp ? Particles.height - y : y);
    Particles.scoped(g, (scale) => {
      this.ground(g, scale, fromTop);
      for (const { time, x, y } of [...this.opening, ...frame.taps]) {
        const age = frame.time - time;
        if (age < 0 || age > 0.6) continue;
        const part = 1 - (1 - age / 0.6) ** 3;
        context.globalAlpha = (1 - age / 0.6) * 0.5;
        g.ring(x, y, 8 + 46 * part, "accent", 2 * (1 - part) + 0.5);
      }
      const { field } = frame;
      const faces = [];
      Particles.each(field, 5, (slot) => {
        const index = (slot - 1) / 5;
        faces.push({
          x: field[slot], y: field[slot + 1], opacity: field[slot + 2], rotation: field[slot + 3],
          radius: 11 * field[slot + 4], depth: this.depths[index % 3],
          kind: (index + Math.floor(index / frame.choice.count)) % 6,
        });
      });
      // The nearest one last.
      faces.sort((one, other) => one.depth - other.depth);
      for (const face of faces) this.shadow(g, face, fromTop);
      for (const { x, y, opacity, rotation, radius, depth, kind } of faces) {
        if (y < -2 * radius || y > Particles.height + 2 * radius) continue;
        g.scoped(() => {
          context.translate(x, y + (isUp ? -depth : depth));
          context.rotate(rotation);
          context.scale(radius, radius);
          context.globalAlpha = opacity;
          this.face(context, kind);
        });
      }
    });
  },

  // The floor, over the whole width of the stage.
  ground(g, scale, fromTop) {
    const width = g.width / scale, left = (Particles.width - width) / 2;
    const [edge, end] = [fromTop(this.edge), fromTop(Particles.height)];
    g.context.fillStyle = g.color("well");
    g.context.fillRect(left, Math.min(edge, end), width, Math.abs(end - edge));
    g.line([[left, edge], [left + width, edge]], "hair", 1 / scale);
  },

  // The shadow under a face: the higher, the wider and the fainter.
  shadow(g, { x, y, opacity, radius, depth }, fromTop) {
    const high = Math.max(this.floor - radius - fromTop(y), 0);
    const strength = opacity * 0.6 * Math.exp(-high / 55);
    if (strength < 0.01) return;
    const sprite = Particles.sprite("face shadow", 64, (context, middle) => {
      const soft = context.createRadialGradient(0, 0, 0, 0, 0, middle);
      soft.addColorStop(0, "rgb(0 0 0 / 0.8)");
      soft.addColorStop(0.45, "rgb(0 0 0 / 0.4)");
      soft.addColorStop(1, "rgb(0 0 0 / 0)");
      context.fillStyle = soft;
      context.fillRect(-middle, -middle, 2 * middle, 2 * middle);
    });
    const across = radius * (1.05 + high / 160), down = across * 0.26;
    g.scoped(() => {
      g.context.globalAlpha = strength;
      g.context.drawImage(sprite, x - across, fromTop(this.floor + depth) - down, 2 * across, 2 * down);
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

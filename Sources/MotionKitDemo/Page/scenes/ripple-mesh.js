// A screen of a hundred tiles, each drawn through its cell's map, and the rings over them.
drawings["ripple-mesh"] = {
  poster: 0.2,

  height: (width) => Math.max(Picture.stageHeight(width), 340),

  place(g, choice) {
    const [width, height] = choice.screen === "portrait" ? [390, 844] : [844, 390];
    const scale = Math.min((g.width - 36) / width, (g.height - 36) / height);
    return { width, height, scale, x: (g.width - width * scale) / 2, y: (g.height - height * scale) / 2 };
  },

  draw(g, frame) {
    const { width, height, scale, x, y } = this.place(g, frame.choice);
    const { context } = g;
    const [across, down] = [width / 10, height / 10];
    g.box(x - 9, y - 9, width * scale + 18, height * scale + 18, 16, null, "line");
    g.scoped(() => {
      context.beginPath();
      context.roundRect(x - 9, y - 9, width * scale + 18, height * scale + 18, 16);
      context.clip();
      context.translate(x, y);
      context.scale(scale, scale);
      for (let cell = 0; cell < 100; cell += 1) {
        const [left, top] = [(cell % 10) * across, Math.floor(cell / 10) * down];
        const map = frame.field.subarray(9 * cell, 9 * cell + 9);
        const point = (u, v) => {
          const w = u * map[2] + v * map[5] + map[8];
          return [left + (u * map[0] + v * map[3] + map[6]) / w, top + (u * map[1] + v * map[4] + map[7]) / w];
        };
        const middle = point(across / 2, down / 2);
        const moved = Math.hypot(middle[0] - left - across / 2, middle[1] - top - down / 2);
        this.tile(g, point, across, down, Math.min(moved / Math.max(0.6 * frame.choice.amplitude, 1), 1));
      }
      const rings = frame.field.subarray(900);
      for (let ring = 0; ring < 8; ring += 1) this.ring(g, rings.subarray(6 * ring, 6 * ring + 6), width, height, 0.28);
    });
  },

  // What lies in a cell: a tile with a gap around it, and a dot in the map's own middle.
  tile(g, point, across, down, strength) {
    const { context } = g;
    const gap = 2.25;
    context.beginPath();
    context.moveTo(...point(gap, gap));
    context.lineTo(...point(across - gap, gap));
    context.lineTo(...point(across - gap, down - gap));
    context.lineTo(...point(gap, down - gap));
    context.closePath();
    context.fillStyle = g.color("well");
    context.fill();
    if (strength > 0) {
      context.globalAlpha = 0.55 * strength;
      context.fillStyle = g.color("accent");
      context.fill();
      context.globalAlpha = 1;
    }
    g.dot(...point(across / 2, down / 2), 2.2, strength > 0.02 ? "raised" : "hair");
  },

  // Light between two circles, brightest between them: center, radius, where it begins and peaks.
  ring(g, [x, y, radius, begin, crest, opacity], width, height, strength, color = g.color("accent")) {
    if (!(radius > 0 && opacity > 0)) return;
    const { context } = g;
    const light = context.createRadialGradient(x, y, 0, x, y, radius);
    const clear = color.replace("rgb(", "rgba(").replace(")", ", 0)");
    light.addColorStop(0, clear);
    light.addColorStop(begin, clear);
    light.addColorStop(crest, color);
    light.addColorStop(1, clear);
    context.globalAlpha = opacity * strength;
    context.fillStyle = light;
    context.fillRect(-20, -20, width + 40, height + 40);
    context.globalAlpha = 1;
  },

  tap(g, x, y, choice) {
    const place = this.place(g, choice);
    const point = [(x - place.x) / place.scale, (y - place.y) / place.scale];
    const isInside = point[0] >= 0 && point[0] <= place.width && point[1] >= 0 && point[1] <= place.height;
    return isInside ? point : null;
  },
};

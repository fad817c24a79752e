// The outline as the engine transforms it, in the box that swells and leans with it.
drawings.blob = {
  instants: { peak: "half round" },

  height(width) { return width < 560 ? 360 : 470; },

  draw(g, frame) {
    const { context } = g;
    const { swelling, lean } = frame.choice;
    // As large as the corners of the box may get.
    const reach = 33 * (5 + swelling) * (1 + lean) + 14;
    const scale = Math.min((g.width - 40) / 2, (g.height - 36) / 2) / reach;
    const point = (index) => [
      g.width / 2 + frame.field[2 * index] * scale, g.height / 2 + frame.field[2 * index + 1] * scale,
    ];
    const corners = [34, 35, 36, 37, 34].map(point);
    g.line(corners, "hair", 1, [2, 5]);
    const trace = (context) => {
      context.beginPath();
      context.moveTo(...point(0));
      for (let index = 1; index < 34; index += 3) {
        context.bezierCurveTo(...point(index), ...point(index + 1), ...point(index + 2));
      }
      context.closePath();
    };
    this.shadow(g, trace);
    trace(context);
    context.fillStyle = g.color("accent");
    context.fill();
    // Light from above, which stays where it is while the shape turns.
    g.scoped(() => {
      trace(context);
      const light = context.createRadialGradient(
        g.width / 2 - 60 * scale, g.height / 2 - 95 * scale, 0,
        g.width / 2 - 20 * scale, g.height / 2 - 30 * scale, 260 * scale);
      light.addColorStop(0, "rgb(255 255 255 / 0.42)");
      light.addColorStop(0.55, "rgb(255 255 255 / 0.08)");
      light.addColorStop(1, "rgb(0 0 0 / 0.16)");
      context.fillStyle = light;
      context.fill();
    });
    // The ends of the segments, the first one whole: what turns, and what flows.
    for (let index = 3; index < 33; index += 3) g.ring(...point(index), 2.5, "accent", 1, "surface");
    g.ring(...point(0), 5.5, "accent", 1.75, "surface");
  },

  // A shadow has no detail: it is drawn small, half a pixel for a point, and shown large.
  shadow(g, trace) {
    const part = 0.5;
    const sheet = (this.sheet ??= document.createElement("canvas"));
    const context = Drawing.clear(sheet, Math.ceil(g.width * part), Math.ceil(g.height * part));
    context.scale(part, part);
    context.shadowColor = g.color("shadow");
    context.shadowBlur = 34 * part;
    context.shadowOffsetX = 2 * sheet.width;
    context.shadowOffsetY = 12 * part;
    context.translate((-2 * sheet.width) / part, 0);
    trace(context);
    context.fill();
    g.context.drawImage(sheet, 0, 0, sheet.width / part, sheet.height / part);
  },
};

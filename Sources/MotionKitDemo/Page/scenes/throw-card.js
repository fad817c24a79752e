// A card on a table: where it was in the last second, where it would come to rest, and how fast
// it was when the hand let go.
drawings["throw-card"] = {
  instants: { caught: "caught", released: "let go", crossing: "over an edge", settled: "at rest" },

  poster: 0.25,

  height: (width) => Math.min(Math.max(Math.round(width * 0.58), 260), 440),

  // The table's points lie in the middle of the stage, with room around them.
  place(g) {
    const scale = Math.min(g.width / 680, g.height / 424);
    return { scale, x: (g.width - 640 * scale) / 2, y: (g.height - 400 * scale) / 2 };
  },

  point(g, x, y) {
    const place = this.place(g);
    return [(x - place.x) / place.scale, (y - place.y) / place.scale];
  },

  // Over the middle of the table.
  aim: ({ x, y }) => [Math.abs(320 - x) > 20 ? 0.4 * (320 - x) : 120, 0.4 * (200 - y)],

  draw(g, frame) {
    const { scale, x: left, y: top } = this.place(g);
    const on = ([x, y]) => [left + x * scale, top + y * scale];
    const { x, y, speed, restX, restY, held } = frame.values;
    g.box(...on([16, 16]), 608 * scale, 368 * scale, 22 * scale, "well", "edge");
    if (frame.choice.anchors !== "anywhere") {
      for (const anchor of [[82, 58], [558, 58], [320, 200], [82, 342], [558, 342]]) {
        g.box(...on([anchor[0] - 66, anchor[1] - 42]), 132 * scale, 84 * scale, 12 * scale, null, "hair", [3, 4]);
      }
    }

    const path = Array.from(frame.curve("x"), (x, index) => on([x, frame.curve("y")[index]]));
    g.line(path, "hair", 1);
    this.trail(g, frame, on);
    this.arrow(g, frame, on, scale);
    if (Math.hypot(restX - x, restY - y) > 1) {
      g.line([on([x, y]), on([restX, restY])], "faint", 1, [2, 4]);
      g.ring(...on([restX, restY]), 5, "accent", 1.5, "well");
    }
    this.card(g, on([x, y]), scale, speed, held === 1);
  },

  // Half a second of the way, which fades.
  trail(g, frame, on) {
    const count = 30;
    const place = (time) => {
      const { x, y } = frame.at(time);
      return on([x, y]);
    };
    for (let index = count; index >= 1; index -= 1) {
      const [from, to] = [frame.time - index / 60, frame.time - (index - 1) / 60];
      if (from < 0) continue;
      g.scoped(() => {
        g.context.globalAlpha = 0.75 * (1 - index / (count + 1)) ** 1.5;
        g.line([place(from), place(to)], "accent", 3, [1e3]);
      });
    }
  },

  // The velocity with which the hand last let go: what the card would go in a tenth of a second.
  arrow(g, frame, on, scale) {
    const marks = frame.marks.filter(({ kind, time }) =>
      time <= frame.time && ["caught", "released"].includes(gallery.markKinds[kind]));
    const last = marks.at(-1);
    if (!last || gallery.markKinds[last.kind] !== "released") return;
    const { x, y, speed, velocityX, velocityY } = frame.at(last.time);
    if (speed < 40) return;
    const [tail, tip] = [on([x, y]), on([x + velocityX / 10, y + velocityY / 10])];
    const angle = Math.atan2(tip[1] - tail[1], tip[0] - tail[0]);
    const side = (turn) => [tip[0] - 8 * Math.cos(angle + turn), tip[1] - 8 * Math.sin(angle + turn)];
    g.line([tail, tip], "ink", 1.5);
    g.line([side(0.45), tip, side(-0.45)], "ink", 1.5);
    g.dot(...tail, 2.5, "ink");
    if (scale < 0.8) return;
    // Under the tail, beside the way.
    const under = Math.cos(angle) >= 0 ? [-Math.sin(angle), Math.cos(angle)] : [Math.sin(angle), -Math.cos(angle)];
    g.text(`let go at ${Math.round(speed)}`, tail[0] + 12 * under[0], tail[1] + 12 * under[1] + 8, {
      size: 11.5, align: under[0] >= 0 ? "left" : "right",
    });
  },

  card(g, [x, y], scale, speed, held) {
    const [width, height] = [132 * scale, 84 * scale];
    const corner = [x - width / 2, y - height / 2];
    g.card(...corner, width, height, 12 * scale);
    if (held) g.box(corner[0] + 0.5, corner[1] + 0.5, width - 1, height - 1, 12 * scale - 0.5, null, "accent");
    const size = Math.max(12, 20 * scale);
    g.text(readable(speed, 0), x, y + size * (scale < 0.8 ? 0.35 : 0.15), { size, weight: 600, color: "ink", align: "center" });
    if (scale >= 0.8) g.text(held ? "in the hand" : speed > 0.5 ? "points per second" : "at rest", x, y + 22 * scale, { size: 11, align: "center" });
  },
};

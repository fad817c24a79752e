// Pages with a picture each, whose layers lie at different depths; under them where the row is and
// which page it leads to.
drawings["paging-carousel"] = {
  height: (width) => Math.min(Math.max(Math.round(width * 0.62), 210), 480),

  // The viewport's points lie in the middle of the stage.
  place(g) {
    const scale = Math.min(g.width / 640, g.height / 396);
    return { scale, x: (g.width - 640 * scale) / 2, y: (g.height - 396 * scale) / 2 };
  },

  point(g, x, y) {
    const place = this.place(g);
    return [(x - place.x) / place.scale, (y - place.y) / place.scale];
  },

  // The pages move sideways, so that a finger that moves down scrolls the whole.
  scrolls: "pan-y",

  // A hand has the row where its first page is; a key turns to the next one, or back from the last.
  held: ({ x }) => ({ x, y: 190 }),
  aim: ({ x }) => [x > 320 - 4 * 300 + 10 ? -130 : 400, 0],

  // From the sky to what is near: the sky's two colors, the sun and its place, and the ridges.
  pictures: [
    { name: "Dunes", sky: ["#f2b880", "#fbeacb"], sun: ["#fff6df", 46, -62, 30], rough: 0.15,
      ridges: ["#e6ac6f", "#d58d55", "#b96d43", "#8f4d33"] },
    { name: "Fjord", sky: ["#9cc4e4", "#edf6fa"], sun: ["#ffffff", -58, -74, 24], rough: 1,
      ridges: ["#a3c3d8", "#6f9bb8", "#3f6d8b", "#234a63"] },
    { name: "Forest", sky: ["#b9d7a8", "#f6f5dd"], sun: ["#fffdf0", 10, -84, 28], rough: 0.55,
      ridges: ["#b3cca2", "#7ba67b", "#487c5c", "#28513f"] },
    { name: "Dusk", sky: ["#4a3f7a", "#f0a08c"], sun: ["#ffd9a8", 40, -20, 36], rough: 0.75,
      ridges: ["#b06f8c", "#7b4f82", "#4d3a6e", "#2c2450"] },
    { name: "Night", sky: ["#0c1230", "#34487f"], sun: ["#f3efdc", -50, -78, 20], rough: 0.9, stars: true,
      ridges: ["#2b3b6d", "#1f2c55", "#151f3f", "#0b1128"] },
  ],

  draw(g, frame) {
    const { scale, x: left, y: top } = this.place(g);
    const { context } = g;
    const { page: shown, target, phase, held } = frame.values;
    g.scoped(() => {
      context.translate(left, top);
      context.scale(scale, scale);
      this.pictures.forEach((picture, page) => {
        const place = frame.field.subarray(7 * page, 7 * page + 7);
        // Half a page with its shadow is not as wide, however it is turned.
        const reach = 250 * place[2] + left / scale;
        if (place[0] > -reach && place[0] < 640 + reach) this.page(g, picture, place);
      });
      this.pictures.forEach((_, page) => {
        const x = frame.field[7 * page];
        if (x < 40 || x > 600 || scale < 0.7) return;
        g.text(`phase ${readable(phase[page], 2)}`, x, 352, { size: 11.5, align: "center" });
      });
      this.dots(g, shown, target);
      if (scale >= 0.7) this.throw(g, frame);
      if (held > 0) this.finger(g, frame);
    });
  },

  page(g, picture, [x, y, size, degrees, opacity, shift, aside]) {
    const { context } = g;
    const [width, height, corner] = [276, 288, 22];
    g.scoped(() => {
      context.translate(x, y);
      context.rotate((degrees * Math.PI) / 180);
      context.scale(size, size);
      g.card(-width / 2, -height / 2, width, height, corner);
      g.scoped(() => {
        context.beginPath();
        context.roundRect(-width / 2, -height / 2, width, height, corner);
        context.clip();
        this.landscape(context, picture, width, height, shift);
        context.globalAlpha = Math.max(0, 1 - 2.2 * Math.abs(1 - opacity) / 0.55);
        g.text(picture.name, -width / 2 + 20 + aside, height / 2 - 22, { size: 24, weight: 650, color: "#ffffff" });
      });
      // What it has less of opacity, it has of the stage.
      context.globalAlpha = 1 - opacity;
      g.box(-width / 2 - 1, -height / 2 - 1, width + 2, height + 2, corner + 1, "surface");
    });
  },

  // What is far follows the viewport, and what is near hardly does.
  landscape(context, { sky, sun, rough, stars, ridges }, width, height, shift) {
    const [left, top] = [-width / 2, -height / 2];
    const fall = context.createLinearGradient(0, top, 0, top + 0.7 * height);
    sky.forEach((color, index) => fall.addColorStop(index, color));
    context.fillStyle = fall;
    context.fillRect(left, top, width, height);
    if (stars) {
      context.fillStyle = "#ffffff";
      for (let star = 0; star < 90; star += 1) {
        const x = ((star * 97.3) % 760) - 380 + shift;
        const [y, size] = [top + ((star * 53.7) % 170), 0.5 + ((star * 7) % 5) * 0.22];
        context.globalAlpha = 0.35 + ((star * 13) % 6) / 10;
        context.fillRect(x, y, 2 * size, 2 * size);
      }
      context.globalAlpha = 1;
    }
    const [color, sunX, sunY, radius] = sun;
    context.fillStyle = color;
    for (const [part, alpha] of [[2.6, 0.1], [1.7, 0.16], [1, 1]]) {
      context.globalAlpha = alpha;
      context.beginPath();
      context.arc(sunX + shift, sunY, radius * part, 0, 2 * Math.PI);
      context.fill();
    }
    context.globalAlpha = 1;
    ridges.forEach((color, layer) => {
      const away = shift * (0.78 - 0.2 * layer);
      const [base, swing] = [4 + 32 * layer, 20 - 2 * layer];
      context.beginPath();
      context.moveTo(left, -top);
      for (let x = left; x <= -left + 4; x += 4) {
        const u = (x - away) / 100 + 2.3 * layer;
        const bend = Math.sin(1.3 * u) + 0.5 * Math.sin(2.9 * u + layer);
        const edge = Math.abs(Math.sin(2.1 * u + 1.7)) + 0.5 * Math.abs(Math.sin(4.7 * u)) + 0.22 * Math.abs(Math.sin(11 * u));
        context.lineTo(x, base + swing * ((1 - 0.6 * rough) * bend - 1.1 * rough * edge));
      }
      context.lineTo(-left + 4, -top);
      context.closePath();
      context.fillStyle = color;
      context.fill();
    });
  },

  // One dot a page, a longer one where the row is, and a ring around where it leads.
  dots(g, page, target) {
    const x = (index) => 320 + 18 * (index - (this.pictures.length - 1) / 2);
    this.pictures.forEach((_, index) => {
      const near = Math.max(0, 1 - Math.abs(page - index));
      g.box(x(index) - 3 - 3 * near, 374, 6 + 6 * near, 6, 3, "hair");
      g.context.globalAlpha = near;
      g.box(x(index) - 3 - 3 * near, 374, 6 + 6 * near, 6, 3, "accent");
      g.context.globalAlpha = 1;
    });
    if (Math.abs(target - page) > 0.02) g.ring(x(Math.round(target)), 377, 8, "accent", 1.25);
  },

  // How fast the hand last let go, and of which page that makes the next.
  throw(g, frame) {
    const last = frame.marks.findLast(({ kind, time }) =>
      time <= frame.time && ["caught", "released"].includes(gallery.markKinds[kind]));
    if (!last) return;
    if (gallery.markKinds[last.kind] === "caught") {
      g.text("in the hand", 24, 381, { size: 11.5, weight: 600, color: "accent" });
      return;
    }
    const { target, velocity } = frame.at(last.time);
    const speed = Math.round(Math.abs(velocity));
    g.text(speed < 1 ? "let go at rest" : `let go at ${speed} pt/s`, 24, 381, { size: 11.5 });
    g.text(`to “${this.pictures[Math.round(target)].name}”`, 616, 381, { size: 11.5, align: "right" });
  },

  // Where the hand is that has the row.
  finger(g, frame) {
    const last = frame.reports.findLast(({ time }) => time <= frame.time);
    if (!last) return;
    g.dot(last.x, last.y, 18, "#1b1b1f", 0.3);
    g.ring(last.x, last.y, 17, "#ffffff", 2);
  },
};

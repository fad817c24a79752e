// The screen of a music player, upright or on its side: what a mesh bends. Its edges have the
// page's color, so that a picture that is pulled off an edge of the screen has no visible end.
class Player {
  // The size, the picture, the column, and where its parts begin, in points of the screen.
  static forms = {
    portrait: { width: 390, height: 844, art: [36, 86, 318], left: 36, right: 354, title: 446, songs: 634 },
    landscape: { width: 844, height: 390, art: [96, 58, 284], left: 424, right: 792, title: 88, songs: 266 },
  };

  static songs = [["Second harmonic", "Ida Nodes", "3:12"], ["Long exposure", "Ida Nodes", "2:47"],
    ["Beat frequency", "Ida Nodes", "5:21"]];

  static hues = ["#24246e #8b3f9e #ff7d6e #ffd2a0", "#0b3b53 #128c8c #9fe0b4 #f4f3c8", "#3b1145 #a3245f #f2643d #ffc65c",
    "#12233f #2f5bea #8fb2ff #e4ecff"].map((colors) => colors.split(" "));

  // A sheet with the screen in so many pixels, and as a pattern; the last one is kept.
  static of(g, screen, columns, rows) {
    const name = [screen, columns, rows, ...Object.values(g.palette)].join();
    if (Player.kept?.name !== name) {
      const sheet = document.createElement("canvas"), stage = g.context, form = Player.forms[screen];
      g.context = Drawing.clear(sheet, columns, rows);
      g.context.scale(columns / form.width, rows / form.height);
      Player.draw(g, form, screen === "portrait");
      g.context = stage;
      Player.kept = { name, sheet, pattern: stage.createPattern(sheet, "repeat") };
    }
    return Player.kept;
  }

  static draw(g, { width, height, art, left, right, title, songs }, isUpright) {
    const ink = { weight: 600, color: "ink" }, middle = [art[0] + art[2] / 2, art[1] + art[2] / 2];
    g.box(0, 0, width, height, 0, "paper");
    // The picture shines on the page.
    const glow = g.context.createRadialGradient(...middle, 0, ...middle, 0.6 * art[2]);
    glow.addColorStop(0, "#ff7d6ecc");
    glow.addColorStop(1, "#ff7d6e00");
    g.context.fillStyle = glow;
    g.context.fillRect(0, 0, width, height);
    g.text("9:41", isUpright ? 34 : 88, 38, { ...ink, size: 15 });
    for (const tall of [4, 7, 10]) g.box(right - 50 + 1.6 * tall, 38 - tall, 3.4, tall, 1, "ink");
    g.box(right - 24, 27, 24, 11, 3.5, null, "ink");
    g.box(right - 22, 29, 16, 7, 2, "ink");
    this.art(g, ...art, 20);

    g.text("Standing waves", left, title, { ...ink, size: 25 });
    g.text("The Dispersions", left, title + 25, { size: 14.5 });
    const now = left + 0.35 * (right - left), center = (left + right) / 2, play = title + 115;
    g.line([[left, title + 52], [right, title + 52]], "hair", 5);
    g.line([[left, title + 52], [now, title + 52]], "accent", 5);
    g.dot(now, title + 52, 7, "accent");
    g.text("1:24", left, title + 74);
    g.text("−2:36", right, title + 74, { align: "right" });
    g.dot(center, play, 30, "accent");
    for (const side of [-1, 1]) {
      g.box(center + 7 * side - 3, play - 11, 6, 22, 2, "paper");
      g.context.beginPath();
      for (const step of [side * 64, side * 78]) {
        g.context.moveTo(center + step, play - 11);
        g.context.lineTo(center + step + 14 * side, play);
        g.context.lineTo(center + step, play + 11);
      }
      g.context.fillStyle = g.color("ink");
      g.context.fill();
    }

    Player.songs.slice(0, isUpright ? 3 : 2).forEach(([name, artist, time], song) => {
      const y = songs + 47 * song;
      g.hair(left, y, right, y);
      this.art(g, left, y + 6, 35, 8, song + 1);
      g.text(name, left + 48, y + 21, { ...ink, size: 14.5 });
      g.text(artist, left + 48, y + 37);
      g.text(time, right, y + 28, { align: "right" });
    });

    // The tabs: what plays, a search, the albums and the listener.
    if (isUpright) g.hair(0, 782, width, 782);
    else g.hair(66, 0, 66, height);
    const [x, y, across, down] = isUpright ? [49, 813, 97.5, 0] : [33, 84, 0, 74];
    [10, 18, 13, 6].forEach((tall, bar) => g.box(x - 10 + 5.5 * bar, y - tall / 2, 3.5, tall, 1.5, "accent"));
    g.ring(x + across, y + down, 8, "soft", 2);
    g.line([6, 11].map((away) => [x + across + away, y + down + away]), "soft", 2);
    for (const place of [0, 1, 2, 3]) g.box(x + 2 * across - 9 + 10 * (place % 2), y + 2 * down - 9 + 5 * (place & 2), 8, 8, 2, "soft");
    g.dot(x + 3 * across, y + 3 * down - 5, 4.5, "soft");
    g.box(x + 3 * across - 8, y + 3 * down + 1.5, 16, 8, 4, "soft");
  }

  // The picture of an album: a sun, and a string's standing waves over it.
  static art(g, x, y, side, corner, kind = 0) {
    const { context } = g, hues = Player.hues[kind];
    g.scoped(() => {
      context.beginPath();
      context.roundRect(x, y, side, side, corner);
      context.clip();
      const fall = context.createLinearGradient(0, y, 0, y + side);
      hues.forEach((color, index) => fall.addColorStop(index / 3, color));
      context.fillStyle = fall;
      context.fillRect(x, y, side, side);
      g.dot(x + 0.5 * side, y + 0.42 * side, 0.23 * side, hues[3]);
      const most = kind ? 0 : 4;
      for (let string = -most; string <= most; string += 1) {
        g.line(Array.from({ length: 61 }, (_, step) => [x + (side * step) / 60,
          y + side * (0.66 + 0.055 * string * Math.sin((step / 60) * 3 * Math.PI))]), "#ffffffc0", side / 160);
      }
    });
  }
}

// The motif as it is written, each note where its tap is; under it the events of the pattern.
drawings["haptic-pattern"] = {
  instants: { begin: "rumble begins", end: "rumble ends" },

  height(width) { return width < 560 ? 380 : 420; },

  draw(g, frame) {
    const lanes = g.height - 248;
    this.staff(g, frame, 58);
    hapticLanes.draw(g, frame, 0, { name: "Intensity", top: 180, height: lanes * 0.6 });
    hapticLanes.draw(g, frame, 1, { name: "Sharpness", top: 222 + lanes * 0.6, height: lanes * 0.4 });
    hapticLanes.playhead(g, frame, 30, g.height - 16);
  },

  // Three eighths on G and a half on E flat, which is held.
  staff(g, frame, top) {
    const { axis, haptics, time } = frame;
    const x = hapticLanes.axis(g, frame);
    const space = 12;
    const line = (number) => top + number * space;
    for (let number = 0; number < 5; number += 1) g.hair(axis.left - 38, line(number), axis.right, line(number), "hair");
    for (const [digit, y] of [["2", line(2)], ["4", line(4)]]) {
      g.text(digit, axis.left - 26, y - 2, { size: 27, weight: 700, color: "ink", align: "center" });
    }
    const taps = haptics.events.filter((event) => event.isTap);
    const [rumble] = haptics.events.filter((event) => !event.isTap);
    const color = (event) => (time >= event.begin ? "accent" : "ink");
    const up = line(3) - 3.4 * space;
    const stem = (event) => x(event.begin) + 6;
    // The beam, part by part as it is reached.
    for (let index = 1; index < taps.length; index += 1) {
      g.box(stem(taps[index - 1]), up - 1, stem(taps[index]) - stem(taps[index - 1]) + 1, 6, 0, color(taps[index]));
    }
    for (const tap of taps) this.note(g, x(tap.begin), line(3), up, color(tap), true);
    const bar = x(rumble.begin) - Math.min(34, (x(rumble.begin) - x(taps.at(-1).begin)) * 0.6);
    g.hair(bar, line(0), bar, line(4), "faint");
    const held = color(rumble);
    const [from, to] = [x(rumble.begin), x(rumble.end)];
    g.line([[from + 12, line(4)], [to, line(4)]], "hair", 4);
    if (time > rumble.begin) g.line([[from + 12, line(4)], [Math.max(Math.min(x(time), to), from + 12), line(4)]], "accent", 4);
    this.note(g, from, line(4), line(4) - 3.4 * space, held, false);
    g.text("♭", from - 21, line(4) + 5, { size: 23, color: held });
    this.fermata(g, from, line(0) - 12, held);
  },

  note(g, x, y, up, color, isFull) {
    const { context } = g;
    g.line([[x + 6, y - 2], [x + 6, up]], color, 1.6);
    g.scoped(() => {
      context.translate(x, y);
      context.rotate(-0.38);
      context.beginPath();
      context.ellipse(0, 0, 7, 5, 0, 0, 2 * Math.PI);
      context.fillStyle = g.color(isFull ? color : "surface");
      context.fill();
      context.lineWidth = isFull ? 1 : 2.2;
      context.strokeStyle = g.color(color);
      context.stroke();
    });
  },

  fermata(g, x, y, color) {
    const { context } = g;
    context.beginPath();
    context.arc(x, y, 11, Math.PI, 0);
    context.lineWidth = 2;
    context.lineCap = "round";
    context.strokeStyle = g.color(color);
    context.stroke();
    g.dot(x, y - 2, 2, color);
  },
};

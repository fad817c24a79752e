// A ball over the time axis, as a camera with many flashes sees it; under the floor what is felt.
drawings["bouncing-ball"] = {
  height(width) { return width < 560 ? 400 : 440; },

  draw(g, frame) {
    const { axis, time, duration, haptics, values: { height } } = frame;
    const x = hapticLanes.axis(g, frame);
    const radius = g.width < 560 ? 9 : 13;
    const floor = g.height - 192;
    const most = Math.max(...frame.curve("height"));
    const unit = (floor - 34 - 2 * radius) / most;
    const y = (height) => floor - radius - height * unit;
    for (const { value, label } of Plots.ticks(0, most, 4)) {
      if (value) g.hair(axis.left, y(value) + radius, axis.right, y(value) + radius);
      g.text(value ? label : "0 m", axis.left - 10, y(value) + radius + 4, { size: 11, color: "faint", align: "right" });
    }
    g.line([[axis.left, floor], [axis.right, floor]], "soft", 1.5);

    const heights = frame.curve("height");
    const step = duration / (frame.count - 1);
    g.line(Array.from(heights, (value, index) => [x(index * step), y(value)]), "hair", 1.25, [2, 4]);
    const flash = [0.05, 0.1, 0.2].find((seconds) => duration / seconds <= 90) ?? 0.5;
    for (let count = 0; count * flash < time; count += 1) {
      const before = count * flash;
      const late = Math.exp((before - time) * 2.5);
      const place = [x(before), y(frame.at(before).height)];
      g.dot(...place, radius, "accent", 0.05 + 0.12 * late);
      g.scoped(() => {
        g.context.globalAlpha = 0.16 + 0.3 * late;
        g.ring(...place, radius - 0.5, "accent", 1);
      });
    }

    const lane = { name: "Intensity", top: g.height - 150, height: 60 };
    // What the floor gives to the pattern.
    for (const { begin, levels: [[intensity]] } of haptics.events) {
      g.hair(x(begin), floor + 2, x(begin), lane.top + lane.height * (1 - intensity), time >= begin ? "accent" : "hair", [2, 3]);
      const passed = (time - begin) / 0.35;
      if (passed < 0 || passed >= 1) continue;
      const reach = 10 + 46 * intensity * Math.sqrt(passed);
      g.scoped(() => {
        g.context.globalAlpha = 1 - passed;
        g.line([[x(begin) - reach, floor], [x(begin) + reach, floor]], "accent", 3);
      });
    }
    this.ball(g, x(time), y(height) + radius, radius, this.squash(frame), (floor - radius - y(height)) / (unit * most));
    hapticLanes.draw(g, frame, 0, lane);
    hapticLanes.draw(g, frame, 1, { name: "Sharpness", top: g.height - 56, height: 38 });
    hapticLanes.playhead(g, frame, floor, g.height - 12);
  },

  // How flat the ball is for the moment of an impact.
  squash({ haptics, time }) {
    return haptics.events.reduce((most, { begin, levels: [[intensity]] }) =>
      Math.max(most, 0.36 * intensity * Math.max(0, 1 - Math.abs(time - begin) / 0.05)), 0);
  },

  ball(g, x, bottom, radius, squash, high) {
    const { context } = g;
    g.scoped(() => {
      context.translate(x, bottom);
      context.scale(1 + squash * 0.8, 1 - squash);
      g.dot(0, -radius, radius, "accent");
      g.dot(-radius * 0.32, -radius * 1.34, radius * 0.24, "#ffffff", 0.75);
    });
  },
};

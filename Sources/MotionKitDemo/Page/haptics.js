// What is felt with a scene: events of { begin, end, levels }, each level an intensity and a
// sharpness; a tap has one. Then the milliseconds for which a browser's motor runs and rests.
function readHaptics(numbers) {
  if (!numbers?.length) return null;
  let place = 1;
  const events = Array.from({ length: numbers[0] }, () => {
    const [begin, end, count] = numbers.slice(place, place + 3);
    place += 3;
    const levels = Array.from({ length: count }, (_, index) => [
      numbers[place + 2 * index], numbers[place + 2 * index + 1],
    ]);
    place += 2 * count;
    return { begin, end, levels, isTap: count === 1 };
  });
  return { events, vibration: Array.from(numbers.slice(place)) };
}

// The events of a pattern over the time axis of the plots: a stroke is a tap, a bar a rumble.
// What has been felt is blue, what is to come is not.
const hapticLanes = {
  // Where a time lies on the stage.
  axis(g, { axis, duration }) {
    return (time) => axis.left + (time / duration) * (axis.right - axis.left);
  },

  // A lane shows one number of the levels, 0 the intensity and 1 the sharpness.
  draw(g, frame, part, { name, top, height }) {
    const { axis, haptics, time } = frame;
    const x = this.axis(g, frame);
    const bottom = top + height;
    const y = (level) => bottom - level * height;
    g.text(name, axis.left, top - 9, { color: "ink", weight: 600 });
    for (const level of [0, 0.5, 1]) {
      g.hair(axis.left, y(level), axis.right, y(level), level ? "line" : "hair");
      if (level !== 0.5) {
        g.text(String(level), axis.left - 10, y(level) + 4, { size: 11, color: "faint", align: "right" });
      }
    }
    for (const event of haptics.events) {
      if (event.isTap) this.tap(g, event, x(event.begin), bottom, y(event.levels[0][part]), time);
      else this.rumble(g, event, part, x, y, time);
    }
  },

  tap(g, { begin, levels }, x, bottom, top, time) {
    const felt = time >= begin;
    const color = felt ? "accent" : "faint";
    g.line([[x, bottom], [x, top]], color, 2.5);
    const passed = (time - begin) / 0.3;
    if (felt && passed < 1) g.dot(x, top, 5 + 12 * levels[0][0] * passed, "accent", 0.3 * (1 - passed));
    g.dot(x, top, 5, color);
  },

  // Its envelope, filled: before the playhead in blue.
  rumble(g, { begin, end, levels }, part, x, y, time) {
    const { context } = g;
    const at = (index) => x(begin + ((end - begin) * index) / (levels.length - 1));
    const points = levels.map((level, index) => [at(index), y(level[part])]);
    const outline = [[x(begin), y(0)], ...points, [x(end), y(0)]];
    const now = Math.min(Math.max(x(time), x(begin)), x(end));
    for (const [from, to, color, alpha] of [[x(begin), now, "accent", 0.2], [now, x(end), "faint", 0.13]]) {
      if (to <= from) continue;
      g.scoped(() => {
        context.beginPath();
        context.rect(from - 2, y(1) - 6, to - from + (to < x(end) ? 2 : 4), y(0) - y(1) + 12);
        context.clip();
        context.beginPath();
        outline.forEach(([px, py], index) => (index ? context.lineTo(px, py) : context.moveTo(px, py)));
        context.globalAlpha = alpha;
        context.fillStyle = g.color(color);
        context.fill();
        context.globalAlpha = 1;
        g.line(outline, color, 2);
      });
    }
  },

  playhead(g, frame, top, bottom) {
    const x = this.axis(g, frame)(frame.time);
    g.line([[x, top], [x, bottom]], "accent", 1);
  },
};

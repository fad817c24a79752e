// The curves under the stage, on the scrubber's time axis.
class Plots {
  constructor(canvas) {
    this.drawing = new Drawing(canvas);
    this.left = 52;
    this.right = 16;
    this.axisHeight = 30;
    this.laneHeight = 22;
    this.plotHeight = 104;
    this.headHeight = 28;
  }

  height(scene) {
    return this.axisHeight + this.laneHeight + scene.plots.length * (this.plotHeight + this.headHeight) + 4;
  }

  x(time, duration) { return this.left + (time / duration) * (this.drawing.width - this.left - this.right); }

  time(x, duration) {
    const inner = this.drawing.width - this.left - this.right;
    return Math.min(Math.max((x - this.left) / inner, 0), 1) * duration;
  }

  // Steps of 1, 2 or 5 times a power of ten, at most `count` of them.
  static step(span, count) {
    const raw = span / count;
    const power = 10 ** Math.floor(Math.log10(raw));
    return power * ([1, 2, 5].find((factor) => factor * power >= raw * (1 - 1e-9)) ?? 10);
  }

  static ticks(from, to, count) {
    const step = Plots.step(to - from, count);
    const first = Math.ceil(from / step - 1e-9);
    const last = Math.floor(to / step + 1e-9);
    const digits = Math.max(0, -Math.floor(Math.log10(step) + 1e-9));
    return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => ({
      value: (first + index) * step, label: readable((first + index) * step, digits),
    }));
  }

  // How the lines of one plot differ: the accent is the first one's alone.
  static styles = [
    { color: "accent", width: 2, dash: [] },
    { color: "ink", width: 1.25, dash: [] },
    { color: "soft", width: 1.25, dash: [5, 3] },
    { color: "soft", width: 1.25, dash: [1.5, 2.5] },
    { color: "faint", width: 1.25, dash: [9, 3, 2, 3] },
  ];

  draw(width, { scene, opened, curve, frame, time, labels, kinds }) {
    const g = this.drawing;
    const { duration, marks } = opened;
    g.begin(width, this.height(scene));
    const right = g.width - this.right;
    const now = this.x(time, duration);
    const at = { time: now, right, duration, marks, kinds };
    const { plots } = this.prepare(at, { scene, opened, curve, labels });
    g.context.resetTransform();
    g.context.drawImage(this.sheet, 0, 0);
    g.context.setTransform(g.scale, 0, 0, g.scale, 0, 0);
    for (const { plot, lines, extremes, top, bottom, y, rings } of plots) {
      this.drawHeading(plot, lines, frame, extremes, top - 9, right);
      g.line([[now, top], [now, bottom]], "accent", 1);
      for (const ring of rings) g.ring(ring.x, ring.y, 3.25, ring.color, 1.5, "paper");
      for (const { channel, style } of lines.toReversed()) {
        g.dot(now, y(frame[channel]), style.color === "accent" ? 4.5 : 3, style.color);
      }
    }
    this.drawScrubber(at);
  }

  // What stays from frame to frame: the axes and the curves, on a sheet, and the rings' places.
  prepare(at, { scene, curve, labels }) {
    const g = this.drawing, { palette, scale, canvas: { width, height } } = g;
    const last = this.prepared;
    if (last?.curve === curve && last.palette === palette && last.scale === scale
      && last.width === width && last.height === height) return last;
    const stage = g.context;
    g.context = Drawing.clear((this.sheet ??= document.createElement("canvas")), width, height);
    g.context.setTransform(scale, 0, 0, scale, 0, 0);
    at.ticks = Plots.ticks(0, at.duration, Math.max(3, Math.floor((at.right - this.left) / 90)));
    for (const { value, label } of at.ticks) {
      g.text(value ? label : `${label} s`, this.x(value, at.duration), 11, { size: 11, color: "faint", align: "center" });
    }
    this.drawMarkLabels(at.marks, at.kinds, at.duration);
    const count = scene.channels.length;
    const plots = scene.plots.map((plot, index) => {
      const top = this.axisHeight + this.laneHeight + index * (this.plotHeight + this.headHeight) + this.headHeight;
      const lines = plot.channels.map((channel, order) => ({
        channel, style: Plots.styles[order],
        name: labels[channel].replace(/ (velocity|value)$/, ""),
        values: Float64Array.from({ length: curve.length / count }, (_, i) => curve[i * count + channel]),
        digits: plot.areCounts ? 0 : 3,
      }));
      return this.preparePlot(plot, lines, top, at);
    });
    g.context = stage;
    return (this.prepared = { curve, palette, scale, width, height, plots });
  }

  preparePlot(plot, lines, top, at) {
    const g = this.drawing;
    const bottom = top + this.plotHeight;
    let low = Math.min(...lines.map((line) => Math.min(...line.values)));
    let high = Math.max(...lines.map((line) => Math.max(...line.values)));
    if (!(high - low > 1e-9)) [low, high] = [low - 0.5, high + 0.5];
    const pad = (high - low) * 0.08;
    const y = (value) => bottom - ((value - low + pad) / (high - low + 2 * pad)) * this.plotHeight;

    for (const { value } of at.ticks) g.hair(this.x(value, at.duration), top, this.x(value, at.duration), bottom);
    for (const { value, label } of Plots.ticks(low, high, 4)) {
      g.hair(this.left, y(value), at.right, y(value));
      g.text(label, this.left - 10, y(value) + 4, { size: 11, color: "faint", align: "right" });
    }
    // Crossings come in crowds, and their rings are enough.
    for (const mark of at.marks.filter((mark) => at.kinds[mark.kind] !== "crossing")) {
      const x = this.x(mark.time, at.duration);
      g.hair(x, top, x, bottom, "faint", [2, 3]);
    }
    for (const { values, style } of lines.toReversed()) {
      const step = (at.right - this.left) / (values.length - 1);
      g.curve(values.length, (i) => this.left + i * step, (i) => y(values[i]), style.color, style.width, style.dash);
    }
    const rings = at.marks.flatMap((mark) => {
      const line = lines.find((line) => line.channel === mark.channel);
      return line ? [{ x: this.x(mark.time, at.duration), y: y(mark.value), color: line.style.color }] : [];
    });
    return { plot, lines, extremes: [low, high], top, bottom, y, rings };
  }

  // What the plot shows, and each line's sample and value now.
  drawHeading(plot, lines, frame, extremes, y, right) {
    const g = this.drawing;
    const bold = { size: 11.5, weight: 500 }, title = { color: "ink", weight: 600 };
    const digits = Math.max(...["−0.000", ...extremes.map((value) => readable(value, lines[0].digits))].map((text) => g.measure(text, bold)));
    // A long title begins farther left, so that the number finds room.
    let x = Math.max(4, Math.min(this.left, right - digits - 17 - g.measure(plot.title, title)));
    x += g.text(plot.title, x, y, title) + 5;
    if (plot.unit && g.width >= 560) x += g.text(plot.unit, x, y, { size: 11.5, color: "faint" }) + 5;
    x += 12;
    if (lines.length === 1) {
      g.text(readable(frame[lines[0].channel], lines[0].digits), x, y, { ...bold, color: "accent" });
      return;
    }
    // Where there is no room for all, the numbers go.
    const widths = lines.map(({ name }) => 21 + g.measure(name, { size: 11.5 }));
    const room = digits + 6;
    const all = widths.reduce((sum, width) => sum + width + room + 18, -18);
    const numbers = x + all <= right;
    lines.forEach(({ style, name, channel, digits: decimals }, order) => {
      const width = widths[order] + (numbers ? room : 0);
      if (x + width > right) return;
      g.line([[x, y - 4], [x + 16, y - 4]], style.color, style.width, style.dash);
      g.text(name, x + 21, y, { size: 11.5 });
      const color = order === 0 ? "accent" : "ink";
      if (numbers) g.text(readable(frame[channel], decimals), x + width, y, { ...bold, color, align: "right" });
      x += width + (numbers ? 18 : 12);
    });
  }

  // A label that finds no room is left to the list; crossings come last.
  drawMarkLabels(marks, kinds, duration) {
    const g = this.drawing;
    const y = this.axisHeight + 15;
    const taken = [];
    for (const late of [false, true]) {
      for (const mark of marks) {
        if ((kinds[mark.kind] === "crossing") !== late) continue;
        const style = { size: 11, weight: 500 };
        const width = g.measure(mark.name, style);
        const x = this.x(mark.time, duration);
        const left = Math.min(Math.max(x - width / 2, this.left), g.width - this.right - width);
        if (taken.some(([from, to]) => left < to + 8 && left + width > from - 8)) continue;
        taken.push([left, left + width]);
        g.text(mark.name, left, y, { ...style, color: late ? "faint" : "soft" });
      }
    }
  }

  drawScrubber(at) {
    const g = this.drawing;
    const y = this.axisHeight - 8;
    g.line([[this.left, y], [at.right, y]], "track", 3);
    g.line([[this.left, y], [at.time, y]], "accent", 3);
    for (const mark of at.marks) {
      const x = this.x(mark.time, at.duration);
      g.line([[x, y - 4], [x, y + 4]], x <= at.time ? "accent" : "faint", 1.5);
    }
    g.dot(at.time, y, 6.5, "accent");
    g.dot(at.time, y, 2.5, "paper");
  }
}

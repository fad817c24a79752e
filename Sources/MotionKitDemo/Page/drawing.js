// What scenes draw with. A drawing is { height?(width, choice), poster?, draw(g, frame) }: a pure
// function of the frame, so that one time always gives one picture; its poster is the part of the
// time axis that stands for the whole.
const drawings = {};

class Drawing {
  constructor(canvas) {
    this.canvas = canvas;
    this.context = canvas.getContext("2d");
    this.refreshPalette();
  }

  // Resolves the style's colors for the scheme in force.
  refreshPalette() {
    this.palette = {};
    const probe = document.createElement("i");
    document.body.append(probe);
    for (const name of ["paper", "surface", "raised", "well", "ink", "soft", "faint", "line", "hair", "track", "edge", "accent", "wash", "shadow"]) {
      // Also where the reader's own colors are forced on the page.
      probe.style.forcedColorAdjust = "none";
      probe.style.color = `var(--${name})`;
      this.palette[name] = getComputedStyle(probe).color;
    }
    probe.style.fontFamily = "var(--text)";
    this.family = getComputedStyle(probe).fontFamily;
    probe.remove();
  }

  // The most pixels per point, where a device has more than it can draw in time.
  limit = Infinity;

  // Pixels per point; filters and shadows count in these, whatever the transform.
  get scale() { return Math.min(window.devicePixelRatio || 1, this.limit) * this.shown; }

  // How large the drawing is shown, as a part of its size in points.
  shown = 1;

  begin(width, height, shown = 1) {
    this.shown = shown;
    const { scale } = this;
    const [pixelWidth, pixelHeight] = [Math.round(width * scale), Math.round(height * scale)];
    if (this.canvas.width !== pixelWidth || this.canvas.height !== pixelHeight) {
      this.canvas.width = pixelWidth;
      this.canvas.height = pixelHeight;
    }
    if (this.width !== width || this.height !== height || this.last !== shown) {
      this.canvas.style.width = `${width * shown}px`;
      this.canvas.style.height = `${height * shown}px`;
      this.last = shown;
    }
    this.width = width;
    this.height = height;
    this.context.setTransform(scale, 0, 0, scale, 0, 0);
    this.context.clearRect(0, 0, width, height);
    // Not those that the last scene left.
    [this.context.lineCap, this.context.lineJoin] = ["butt", "miter"];
  }

  scoped(body) {
    this.context.save();
    body();
    this.context.restore();
  }

  // The filter that blurs by a radius in points.
  blur(radius) { return radius > 0.05 ? `blur(${radius * this.scale}px)` : "none"; }

  // Draws a part of the stage on a sheet of its own, which is blurred and faded as a whole. What is
  // blurred has little detail, so that it is drawn and blurred small, and shown large.
  layer({ blur = 0, opacity = 1, left, top, width, height }, body) {
    const stage = this.context, { scale } = this;
    const isBlurred = this.blur(blur) !== "none", deviation = isBlurred ? blur * scale : 0, reach = 3 * deviation;
    const part = Math.max(2 ** Math.floor(Math.log2(deviation / 1.5)), 1);
    const x = Math.floor(left * scale - reach), y = Math.floor(top * scale - reach);
    const columns = Math.ceil(((left + width) * scale + reach - x) / part);
    const rows = Math.ceil(((top + height) * scale + reach - y) / part);
    const [sheet, other] = (this.sheets ??= [0, 1].map(() => document.createElement("canvas")));
    this.context = Drawing.clear(sheet, columns, rows);
    this.context.setTransform(scale / part, 0, 0, scale / part, -x / part, -y / part);
    body();
    this.context = stage;
    if (isBlurred) {
      const context = Drawing.clear(other, columns, rows);
      context.filter = `blur(${deviation / part}px)`;
      context.drawImage(sheet, 0, 0);
    }
    this.scoped(() => {
      stage.resetTransform();
      stage.globalAlpha = Math.min(Math.max(opacity, 0), 1);
      stage.drawImage(isBlurred ? other : sheet, x, y, columns * part, rows * part);
    });
  }

  // Makes a canvas transparent, at a size in pixels; its memory is taken anew for another size only.
  static clear(canvas, columns, rows) {
    const context = canvas.getContext("2d");
    if (canvas.width !== columns || canvas.height !== rows) {
      [canvas.width, canvas.height] = [columns, rows];
    } else {
      context.resetTransform();
      context.clearRect(0, 0, columns, rows);
    }
    return context;
  }

  // How pictures are drawn of whose pixels each takes so many of the stage's: with the care, and in
  // the time, that this needs.
  smooth(factor) {
    this.context.imageSmoothingEnabled = factor !== 1;
    this.context.imageSmoothingQuality = factor < 0.7 ? "high" : "low";
  }

  // Strokes and fills take a color name of the palette or a color.
  color(name) { return this.palette[name] ?? name; }

  line(points, color, width = 1, dash = []) {
    this.curve(points.length, (index) => points[index][0], (index) => points[index][1], color, width, dash);
  }

  // A line through so many points, whose coordinates are functions of their numbers.
  curve(count, x, y, color, width = 1, dash = []) {
    const { context } = this;
    context.beginPath();
    for (let index = 0; index < count; index += 1) context.lineTo(x(index), y(index));
    context.setLineDash(dash);
    context.lineWidth = width;
    context.lineJoin = "round";
    context.lineCap = dash.length ? "butt" : "round";
    context.strokeStyle = this.color(color);
    context.stroke();
    context.setLineDash([]);
  }

  // A line of one device pixel's sharpness, level or upright.
  hair(x1, y1, x2, y2, color = "line", dash = []) {
    const snap = (value) => Math.floor(value) + 0.5;
    this.line([[snap(x1), snap(y1)], [snap(x2), snap(y2)]], color, 1, dash);
  }

  dot(x, y, radius, fill, alpha = 1) {
    const { context } = this;
    context.globalAlpha = alpha;
    context.beginPath();
    context.arc(x, y, radius, 0, 2 * Math.PI);
    context.fillStyle = this.color(fill);
    context.fill();
    context.globalAlpha = 1;
  }

  ring(x, y, radius, color, width = 1.5, fill = null) {
    const { context } = this;
    context.beginPath();
    context.arc(x, y, radius, 0, 2 * Math.PI);
    if (fill) {
      context.fillStyle = this.color(fill);
      context.fill();
    }
    context.lineWidth = width;
    context.strokeStyle = this.color(color);
    context.stroke();
  }

  box(x, y, width, height, radius, fill, stroke = null, dash = []) {
    const { context } = this;
    context.beginPath();
    context.roundRect(x, y, width, height, radius);
    if (fill) {
      context.fillStyle = this.color(fill);
      context.fill();
    }
    if (stroke) {
      context.setLineDash(dash);
      context.lineWidth = 1;
      context.strokeStyle = this.color(stroke);
      context.stroke();
      context.setLineDash([]);
    }
  }

  // A sheet that lies a little above the stage, with an edge that is seen on any ground. A size that is drawn in many frames keeps its shadow.
  card(x, y, width, height, radius, fill = "raised") {
    const reach = 40, { context } = this;
    const shadow = this.shadow(width, height, radius, reach);
    this.scoped(() => {
      // It is so soft that the nearest pixel is good enough, wherever it falls.
      context.imageSmoothingEnabled = false;
      context.drawImage(shadow, x - reach, y - reach, shadow.width / this.scale, shadow.height / this.scale);
    });
    this.box(x, y, width, height, radius, fill);
    this.box(x + 0.5, y + 0.5, width - 1, height - 1, radius - 0.5, null, "edge");
  }

  // The shadow of a box, with room around it: made once, and the oldest of many goes.
  shadow(width, height, radius, reach) {
    const { scale } = this, shadows = (this.shadows ??= new Map());
    const name = [width, height, radius, scale, this.color("shadow")].join();
    const known = shadows.get(name);
    if (known) return known;
    const sheet = document.createElement("canvas");
    sheet.width = Math.ceil((width + 2 * reach) * scale);
    sheet.height = Math.ceil((height + 2 * reach) * scale);
    const context = sheet.getContext("2d");
    // The box itself stays beside the sheet.
    context.scale(scale, scale);
    context.shadowColor = this.color("shadow");
    context.shadowBlur = 22 * scale;
    context.shadowOffsetX = 2 * sheet.width;
    context.shadowOffsetY = 7 * scale;
    context.beginPath();
    context.roundRect(reach - (2 * sheet.width) / scale, reach, width, height, radius);
    context.fill();
    if (shadows.size >= 16) shadows.delete(shadows.keys().next().value);
    shadows.set(name, sheet);
    return sheet;
  }

  // The width of a text, without drawing it.
  measure(string, { size = 12, weight = 400 } = {}) {
    this.context.font = `${weight} ${size}px ${this.family}`;
    return this.context.measureText(string).width;
  }

  text(string, x, y, { size = 12, color = "soft", align = "left", weight = 400 } = {}) {
    const { context } = this;
    context.font = `${weight} ${size}px ${this.family}`;
    context.fillStyle = this.color(color);
    context.textAlign = align;
    context.textBaseline = "alphabetic";
    context.fillText(string, x, y);
    return context.measureText(string).width;
  }
}

// A number for reading: three decimals, a true minus sign.
function readable(number, digits = 3) {
  return number.toFixed(digits).replace(/^-0(\.0+)?$/, "0$1").replace("-", "−");
}

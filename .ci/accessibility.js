// What a reader needs to see and to hit, on the scene in force: each returns its flaws.
const accessibility = (() => {
  const sheet = document.createElement("canvas");
  sheet.width = sheet.height = 1;
  const paint = sheet.getContext("2d", { willReadFrequently: true });

  // Red, green and blue of a color over others, the last of which is opaque.
  const flattened = (...colors) => {
    for (const color of colors.toReversed()) {
      paint.fillStyle = color;
      paint.fillRect(0, 0, 1, 1);
    }
    return [...paint.getImageData(0, 0, 1, 1).data].slice(0, 3);
  };

  // The relative luminance and the contrast of WCAG 2.2.
  const luminance = (color) => {
    const [red, green, blue] = color.map((part) => (part / 255 <= 0.04045 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4));
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const contrast = (a, b) => {
    const [low, high] = [luminance(a), luminance(b)].sort((x, y) => x - y);
    return (high + 0.05) / (low + 0.05);
  };

  const isShown = (element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
    && element.getBoundingClientRect().width > 1 && !element.closest(":disabled");
  const describe = (element) => `${element.tagName.toLowerCase()}${element.id && `#${element.id}`} “${element.textContent.trim().slice(0, 30)}”`;

  // The least contrast of a text: large ones need less.
  const least = (size, weight) => (size >= 24 || (size >= 18.66 && weight >= 600) ? 3 : 4.5);

  // Texts of the page with too little contrast.
  const texts = () => [...document.querySelectorAll("body *")].filter((element) =>
    isShown(element) && !element.closest("script, style, canvas, svg, select, .unseen")
    && [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.data.trim()))
    .flatMap((element) => {
      const behind = [];
      for (let parent = element; parent; parent = parent.parentElement) behind.push(getComputedStyle(parent).backgroundColor);
      const base = flattened(...behind, "Canvas");
      const style = getComputedStyle(element);
      const found = contrast(flattened(style.color, `rgb(${base})`), base);
      return found < least(parseFloat(style.fontSize), +style.fontWeight) ? [`${describe(element)}: ${found.toFixed(2)}`] : [];
    });

  // Controls smaller than 24 points.
  const targets = () => [...document.querySelectorAll("a, button, input, select, summary, [role=slider]")].filter(isShown)
    .filter((element) => {
      const { width, height } = element.getBoundingClientRect();
      return width < 23.9 || height < 23.9;
    }).map(describe);

  // Texts on the stage and the plots with too little contrast, at some times, against the pixels on
  // which they are drawn. What is blurred or half transparent comes or goes.
  const drawn = () => {
    const flaws = new Map(), { text } = Drawing.prototype;
    Drawing.prototype.text = function (string, x, y, style = {}) {
      const { context } = this;
      const width = this.measure(string, style), { align = "left", size = 12 } = style;
      const left = align === "left" ? x : align === "center" ? x - width / 2 : x - width;
      const isThere = context.globalAlpha > 0.98 && context.filter === "none" && string.trim();
      const place = context.getTransform().transformPoint({ x: left + width / 2, y: y - size * 0.35 });
      const { data } = context.getImageData(Math.round(place.x), Math.round(place.y), 1, 1);
      const under = `rgb(${data[0]} ${data[1]} ${data[2]} / ${data[3] / 255})`;
      const below = this.canvas.id === "stage" ? this.color("surface") : this.color("paper");
      const base = flattened(under, below);
      const own = flattened(this.color(style.color ?? "soft"), `rgb(${base})`);
      const found = contrast(own, base);
      if (isThere && found < least(size, style.weight ?? 400)) flaws.set(`“${string}”`, found.toFixed(2));
      return text.call(this, string, x, y, style);
    };
    try {
      for (const part of [0, 0.3, 0.6, 1]) motion.seek(part * motion.duration);
    } finally {
      Drawing.prototype.text = text;
    }
    return [...flaws].map(([string, found]) => `${string} on a canvas: ${found}`);
  };

  // Cards on the stage whose edge has too little contrast to the pixels on which it is drawn, at the
  // time at which the scene shows itself.
  const objects = () => {
    const flaws = new Map(), { card } = Drawing.prototype;
    Drawing.prototype.card = function (x, y, width, height, ...style) {
      const { context } = this, place = context.getTransform().transformPoint({ x: x - 2, y: y + height / 2 });
      const { data } = context.getImageData(Math.round(place.x), Math.round(place.y), 1, 1);
      const base = flattened(`rgb(${data[0]} ${data[1]} ${data[2]} / ${data[3] / 255})`, this.color("surface"));
      let edge = "transparent";
      context.stroke = function () {
        edge = this.strokeStyle;
        CanvasRenderingContext2D.prototype.stroke.call(this);
      };
      card.call(this, x, y, width, height, ...style);
      delete context.stroke;
      const found = contrast(flattened(edge, `rgb(${base})`), base);
      if (context.globalAlpha > 0.98 && found < 3) flaws.set("a card", found.toFixed(2));
    };
    try {
      const { poster = 0.4 } = drawings[motion.link.match(/scene=([\w-]+)/)[1]];
      motion.seek(poster * motion.duration);
    } finally {
      Drawing.prototype.card = card;
    }
    return [...flaws].map(([name, found]) => `${name} on the stage: ${found}`);
  };

  // Tracks of sliders, borders of menus, the color of the focus, and the edges of what moves below 3
  // to 1, also on the grounds of the stage.
  const pairs = ["--paper", "--surface", "--well", "--raised"];
  const tracks = () => ["--track", "--accent", "--edge"].flatMap((name) => pairs.flatMap((behind) => {
    if (name === "--track" && behind > "--surface") return [];
    const color = (name) => {
      document.body.style.outlineColor = `var(${name})`;
      return flattened(getComputedStyle(document.body).outlineColor);
    };
    const found = contrast(color(name), color(behind));
    document.body.style.outlineColor = "";
    return found < 3 ? [`${name} on ${behind}: ${found.toFixed(2)}`] : [];
  }));

  return { texts, contrast, look: () => [...texts(), ...targets(), ...drawn(), ...objects(), ...tracks()].join("; ").replaceAll(/["{}\\]/g, "'") };
})();

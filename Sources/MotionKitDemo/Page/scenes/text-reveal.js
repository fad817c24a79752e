// Letters that come out of a blur, each a little later than the one before.
drawings["text-reveal"] = {
  instants: { end: "the last letter is there" },

  poster: 0.6,

  draw(g, frame) {
    const text = "Visual effects";
    const size = Math.min(76, (g.width - 64) / 7.2);
    const descent = size * 0.32;
    const style = { size, weight: 600, color: "ink" };
    const widths = [...text].map((letter, index) =>
      g.measure(text.slice(0, index + 1), style) - g.measure(text.slice(0, index), style));
    const { opacity: opacities, blur: blurs, translation: translations, begin: begins } = frame.values;
    const left = (g.width - widths.reduce((sum, width) => sum + width, 0)) / 2;
    const baseline = g.height * 0.44;
    let x = left;
    [...text].forEach((letter, index) => {
      const [opacity, blur, translation] = [opacities[index], blurs[index], translations[index]];
      if (opacity > 0) g.scoped(() => {
        // The filter takes time for all that it may touch, which is no more than this.
        const reach = (3 * blur + 0.4) * size, y = baseline + translation * descent;
        g.context.beginPath();
        g.context.rect(x - reach, y - size - reach, widths[index] + 2 * reach, 1.3 * size + 2 * reach);
        g.context.clip();
        g.context.globalAlpha = Math.min(Math.max(opacity, 0), 1);
        g.context.filter = g.blur(blur * size);
        g.text(letter, x, y, style);
      });
      x += widths[index];
    });

    // When each letter begins and how long it takes, on the scene's time.
    const rows = text.length;
    const [top, bottom] = [g.height * 0.6, g.height - 26];
    const inset = Math.max(32, (g.width - 620) / 2);
    const at = (time) => inset + (time / frame.duration) * (g.width - 2 * inset);
    const step = (bottom - top) / rows;
    [...text].forEach((letter, index) => {
      const y = top + (index + 0.5) * step;
      g.hair(at(0), y, at(frame.duration), y, "line");
      const begin = begins[index];
      const element = Math.min(frame.choice.element, frame.choice.total);
      g.line([[at(begin), y], [at(begin + element), y]], "hair", Math.min(5, step - 3));
      const done = Math.min(Math.max(frame.time - begin, 0), element);
      if (done > 0) g.line([[at(begin), y], [at(begin + done), y]], "accent", Math.min(5, step - 3));
    });
    g.line([[at(frame.time), top - 4], [at(frame.time), bottom + 4]], "accent", 1);
  },
};

// The panel beside the stage: parameters, code and instants.
class Panel {
  constructor(page) { this.page = page; }

  build(live) {
    element("reset").hidden = !live;
    const rows = this.page.scene.parameters.filter(({ isHandle }) => !isHandle).map((parameter) => {
      const row = document.createElement("div");
      row.className = "parameter";
      row.append(Object.assign(document.createElement("label"), { textContent: parameter.label, htmlFor: `p-${parameter.id}` }));
      // What the slider says itself.
      const number = Object.assign(document.createElement("span"), { className: "number" });
      number.setAttribute("aria-hidden", true);
      row.append(number);
      const menu = parameter.choices.length > 0;
      const input = document.createElement(menu ? "select" : "input");
      input.id = `p-${parameter.id}`;
      input.disabled = !live;
      if (menu) {
        parameter.choices.forEach((choice, index) => input.append(new Option(choice.label, index)));
      } else {
        Object.assign(input, { type: "range", min: parameter.minimum, max: parameter.maximum, step: parameter.step });
      }
      input.oninput = () => this.page.set(parameter.id, input.value);
      row.append(input);
      return row;
    });
    if (!live && rows.length) {
      rows.unshift(Object.assign(document.createElement("p"), {
        className: "note", textContent: "These frames were sampled beforehand, so the sliders rest.",
      }));
    }
    element("parameters").replaceChildren(...rows);
    this.showParameters();
  }

  showParameters() {
    this.page.scene.parameters.forEach((parameter, index) => {
      if (parameter.isHandle) return;
      const input = element(`p-${parameter.id}`);
      const value = this.page.parameters[index];
      input.value = value;
      if (parameter.choices.length) return;
      const digits = Math.max(0, Math.ceil(-Math.log10(parameter.step) - 1e-9));
      const unit = Object.assign(document.createElement("small"), { textContent: parameter.unit });
      input.parentElement.querySelector(".number").replaceChildren(readable(value, digits), parameter.unit ? unit : "");
      input.setAttribute("aria-valuetext", `${readable(value, digits)} ${parameter.unit}`.trim());
      const part = (value - parameter.minimum) / (parameter.maximum - parameter.minimum);
      input.style.setProperty("--fill", `${part * 100}%`);
    });
  }

  showCode() {
    // What a hand did is no one easing function.
    element("copy-css").hidden = !this.page.scene.css || this.page.reports.has(this.page.scene.id);
    element("code-body").innerHTML = Panel.colored(this.body);
    this.showInstant();
  }

  // The lines of the code that follow the scrubber.
  showInstant() {
    const time = Panel.instant(this.page.time);
    element("code-head").innerHTML = Panel.colored(this.head(time));
    element("code-result").innerHTML = Panel.colored(this.result(time));
  }

  // A time as the code has it: its result is for exactly that.
  static instant(time) { return +time.toFixed(4); }

  // A number as Swift prints a Double.
  static double(number, digits = 6) {
    const text = String(+number.toFixed(digits));
    return /[.e]/.test(text) ? text : `${text}.0`;
  }

  // The whole program at a time.
  program(time) { return this.head(time) + this.body + this.result(time); }

  head(time) { return `import Motion\n\nlet time = ${Panel.double(time)}  // seconds\n`; }

  get body() {
    const lines = this.page.sceneTaps.map(({ time, x, y }) => this.page.scene.tapCode
      .replaceAll("{time}", Panel.double(time, 3)).replace("{x}", Panel.double(x, 3)).replace("{y}", Panel.double(y, 3)) + "\n");
    let code = this.page.scene.code.replace("{taps}\n", lines.join(""));
    this.page.scene.parameters.forEach((parameter, index) => {
      const value = this.page.parameters[index];
      code = code.replaceAll(`{${parameter.id}}`, parameter.choices.length ? parameter.choices[value].code : Panel.double(value));
    });
    return code;
  }

  // The last line, where the code gives a number of the frame: not where a hand has acted.
  result(time) {
    const { scene, opened, reports } = this.page;
    if (!scene.result || reports.has(scene.id)) return "";
    const number = opened.sample(time)[scene.result.channel].toFixed(4).replace(/\.?0+$/, "");
    return `\nprint(${scene.result.expression})  // shows ${number}`;
  }

  static colored(code) {
    const escaped = code.replace(/[&<>]/g, (letter) => `&#${letter.charCodeAt(0)};`);
    return escaped.replace(
      /(\/\/.*)|\b(import|let|var|func|return)\b|(?<![\w$#])(-?\d+(?:\.\d+)?)(?![\w;])/gm,
      (all, comment, keyword, number) =>
        comment ? `<span class="comment">${all}</span>`
        : keyword ? `<span class="keyword">${all}</span>`
        : `<span class="number">${number}</span>`);
  }

  showMarks() {
    const several = this.page.scene.plots[0].channels.length > 1;
    const items = this.page.opened.marks.map((mark) => {
      const button = document.createElement("button");
      const value = this.page.opened.sample(mark.time)[mark.channel];
      for (const [name, text] of [
        ["", gallery.markKinds[mark.kind] + (several ? `, ${this.page.labels[mark.channel]}` : "")],
        ["", `${readable(mark.time)} s`], ["value", readable(value, 4)],
      ]) button.append(Object.assign(document.createElement("span"), { className: name, textContent: text }));
      button.onclick = () => {
        this.page.setPlaying(false);
        this.page.seek(mark.time);
      };
      const item = document.createElement("li");
      item.append(button);
      return item;
    });
    element("marks").replaceChildren(...items);
    element("marks").parentElement.hidden = items.length === 0;
  }
}

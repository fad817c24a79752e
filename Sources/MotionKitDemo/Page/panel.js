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
      if (parameter.help) {
        row.append(Object.assign(document.createElement("small"), { className: "help", id: `h-${parameter.id}`, textContent: parameter.help }));
        input.setAttribute("aria-describedby", `h-${parameter.id}`);
      }
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
      input.parentElement.hidden = drawings[this.page.scene.id].rests?.(parameter.id, this.page.choice()) ?? false;
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
  }

  // The lines of the code that follow the scrubber, drawn with each frame.
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

  head(time) {
    const imports = ["Motion", ...this.page.scene.imports].map((product) => `import ${product}\n`);
    return `${imports.join("")}\nlet time = ${Panel.double(time)}  // seconds\n`;
  }

  get body() {
    const lines = this.page.sceneTaps.map(({ time, x, y }) => this.page.scene.tapCode
      .replaceAll("{time}", Panel.double(time, 3)).replace("{x}", Panel.double(x, 3)).replace("{y}", Panel.double(y, 3)) + "\n");
    let code = this.page.scene.code.replace("{taps}\n", lines.join(""));
    this.page.scene.parameters.forEach((parameter, index) => {
      const value = this.page.parameters[index];
      code = code.replaceAll(`{${parameter.id}}`, parameter.choices.length ? parameter.choices[value].code : Panel.double(value))
        .replaceAll(`{#${parameter.id}}`, Math.trunc(value));
    });
    return code;
  }

  // The last line, where the code gives a number of the frame: not where a hand has acted.
  result(time) {
    const { scene, opened, reports } = this.page;
    if (!scene.result || reports.has(scene.id)) return "";
    const number = opened.sample(time)[scene.result.channel].toFixed(4).replace(/\.?0+$/, "").replace(/^-0$/, "0");
    return `\nprint(${scene.result.expression})  // shows ${number}`;
  }

  // Comments, texts, keywords, numbers, and the library's types, which lead to their pages.
  static parts = new RegExp(["(\\/\\/.*)", '("[^"\\n]*")',
    `(?<![\\w.#])(${("import let var func return for in if else guard while repeat where switch case default break "
      + "continue do try throws throw nil true false self inout some any is as struct enum extension").replaceAll(" ", "|")})\\b(?!:)`,
    "(?<![\\w$#])(?<!(?<!\\.)\\.)(-?\\d[\\d_]*(?:\\.\\d+)?)(?![\\w;])", "\\b([A-Z]\\w*)"].join("|"), "gm");

  static colored(code) {
    const { documentation, types = {} } = gallery;
    const escaped = code.replace(/[&<>]/g, (letter) => `&#${letter.charCodeAt(0)};`);
    return escaped.replace(Panel.parts, (all, comment, text, keyword, number, type) => {
      if (type) return types[type] ? `<a href="${documentation}${types[type]}">${type}</a>` : type;
      return `<span class="${comment ? "comment" : text ? "text" : keyword ? "keyword" : "number"}">${all}</span>`;
    });
  }

  showMarks() {
    const counts = this.page.scene.plots.flatMap(({ areCounts, channels }) => (areCounts ? channels : []));
    const items = this.page.opened.marks.map((mark) => {
      const button = document.createElement("button");
      for (const [name, text] of [
        ["", mark.name], ["", `${readable(mark.time)} s`],
        ["value", readable(mark.value, counts.includes(mark.channel) ? 0 : 4)],
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

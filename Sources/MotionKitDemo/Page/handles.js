// What lies on the stage to take hold of. A drawing's handles(g, frame) returns it, all in points of
// the stage: a handle { label, x, y, set(x, y) }, where `set` gives the numbers of the parameters
// that move it to a place; or a choice { label, box: [x, y, width, height], choice: { name: number } },
// which may say itself whether it is chosen (isChosen).
// Each is a control of its own, for a pointer, a finger and the keyboard.
class Handles {
  constructor(page) {
    this.page = page;
    this.box = element("handles");
    this.handles = [];
  }

  // Lays the controls over the picture, where the scene or the stage has changed.
  show(frame) {
    const { page } = this, { stage, scene, opened } = page;
    const size = [stage.width, stage.height, stage.shown].join();
    if (this.opened === opened && this.size === size) return;
    [this.opened, this.size] = [opened, size];
    [this.box.style.scale, this.box.style.left] = [stage.shown, `${((1 - stage.shown) * stage.width) / 2}px`];
    const handles = page.live ? drawings[scene.id].handles?.(stage, frame) ?? [] : [];
    const isAlike = this.scene === scene && handles.length === this.handles.length
      && handles.every(({ choice }, index) => !choice === !this.handles[index].choice);
    if (!isAlike) {
      this.end();
      const focused = this.box.contains(document.activeElement) && document.activeElement.title;
      this.box.replaceChildren(...handles.map((handle, index) => this.control(handle, index)));
      if (focused) this.box.children[handles.findIndex(({ label }) => label === focused)]?.focus();
    }
    [this.scene, this.handles] = [scene, handles];
    this.box.hidden = !handles.length;
    handles.forEach((handle, index) => this.place(handle, this.box.children[index]));
  }

  control({ choice }, index) {
    const control = document.createElement(choice ? "button" : "div");
    control.className = choice ? "choice" : "handle";
    if (choice) {
      control.onclick = () => this.page.assign(this.handles[index].choice);
      return control;
    }
    control.setAttribute("role", "slider");
    control.tabIndex = 0;
    control.onkeydown = (event) => this.key(event, index);
    control.onpointerdown = (event) => this.grab(event, index);
    control.onpointermove = (event) => this.drag(event);
    for (const type of ["pointerup", "pointercancel", "lostpointercapture"]) {
      control.addEventListener(type, (event) => event.pointerId === this.held?.pointer && this.end());
    }
    return control;
  }

  place(handle, control) {
    const parameters = this.parameters(handle.choice ?? handle.set(handle.x, handle.y));
    const [x, y, width, height] = handle.box ?? [handle.x, handle.y];
    control.style.translate = `${x}px ${y}px`;
    control.title = handle.label;
    control.setAttribute("aria-label", handle.label);
    if (handle.box) {
      [control.style.width, control.style.height] = [`${width}px`, `${height}px`];
      control.setAttribute("aria-pressed", handle.isChosen ?? parameters.every(({ id, value }) => value === handle.choice[id]));
      return;
    }
    const [{ minimum, maximum, value }] = parameters;
    const numbers = { "aria-valuemin": minimum, "aria-valuemax": maximum, "aria-valuenow": value };
    for (const [name, number] of Object.entries(numbers)) control.setAttribute(name, number);
    control.setAttribute("aria-valuetext", parameters.map(({ label, unit, step, value }) =>
      `${label} ${readable(value, Handles.digits(step))} ${unit}`.trim()).join(", "));
  }

  // The parameters of some names, each with its number in force.
  parameters(numbers) {
    const values = this.page.parameters;
    return this.page.scene.parameters.map((parameter, index) => ({ ...parameter, value: values[index] }))
      .filter(({ id }) => id in numbers);
  }

  // The decimals of a slider's numbers.
  static digits(step) { return Math.max(0, Math.ceil(-Math.log10(step) - 1e-9)); }

  // Sets parameters to the numbers of their sliders' positions.
  set(numbers) {
    this.page.assign(Object.fromEntries(this.parameters(numbers).map(({ id, minimum, step }) =>
      [id, +(minimum + Math.round((numbers[id] - minimum) / step) * step).toFixed(Handles.digits(step))])));
  }

  // A place on the stage, from the place of an event.
  point({ clientX, clientY }) {
    const { left, top } = this.box.getBoundingClientRect(), { shown } = this.page.stage;
    return [(clientX - left) / shown, (clientY - top) / shown];
  }

  // What is grabbed beside its middle does not jump.
  grab(event, index) {
    if (event.button !== 0 || this.held) return;
    const [x, y] = this.point(event), handle = this.handles[index], control = event.currentTarget;
    this.held = { index, control, pointer: event.pointerId, offset: [handle.x - x, handle.y - y] };
    control.classList.add("held");
    control.setPointerCapture(event.pointerId);
  }

  drag(event) {
    if (event.pointerId !== this.held?.pointer) return;
    const [x, y] = this.point(event), [left, top] = this.held.offset;
    this.next = [x + left, y + top];
  }

  // Of the moves between two frames the last counts.
  tick() {
    if (!this.next) return;
    const point = this.next;
    this.next = undefined;
    this.set(this.handles[this.held.index].set(...point));
  }

  end() {
    if (!this.held) return;
    this.tick();
    this.held.control.classList.remove("held");
    this.held = undefined;
  }

  // An arrow moves it by a step of each parameter that its way changes; with Shift, by ten.
  key(event, index) {
    const way = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[event.key];
    if (!way || event.metaKey || event.ctrlKey || event.altKey) return;
    event.preventDefault();
    event.stopPropagation();
    const { x, y, set } = this.handles[index];
    const [before, after] = [set(x, y), set(x + way[0], y + way[1])];
    const parameters = this.parameters(after);
    const count = event.shiftKey ? 10 : 1;
    this.set(Object.fromEntries(parameters.map(({ id, value, step }) => {
      const change = after[id] - before[id];
      // What has one direction only hears all four arrows.
      const other = parameters.length === 1 ? way[0] - way[1] : 0;
      const sign = Math.abs(change) > 1e-9 ? Math.sign(change) : other;
      return [id, value + sign * step * count];
    })));
  }
}

// What the reader's hands reach: the list, the transport, the scrubber and the keys.
class Controls {
  constructor(page) {
    this.page = page;
    this.buildList();
    this.buildTransport();
    for (const target of [element("scrubber"), element("plots")]) this.makeScrubber(target);
    this.makeTappable(element("stage"));
    page.hand.listen(element("stage"));
    addEventListener("keydown", (event) => this.key(event));
  }

  buildList() {
    let group = null, list = null;
    for (const scene of gallery.scenes) {
      if (scene.group !== group) {
        group = scene.group;
        list = document.createElement("ul");
        list.setAttribute("aria-label", group);
        element("scenes").append(Object.assign(document.createElement("h2"), { textContent: group }), list);
      }
      const item = document.createElement("li");
      const link = document.createElement("a");
      link.href = `#scene=${scene.id}`;
      link.textContent = scene.title;
      link.dataset.id = scene.id;
      item.append(link);
      list.append(item);
    }
  }

  buildTransport() {
    const { page } = this;
    element("play").onclick = () => page.setPlaying(!page.playing);
    element("back").onclick = () => page.stepFrame(-1);
    element("forward").onclick = () => page.stepFrame(1);
    element("reset").onclick = () => page.reset();
    element("copy").onclick = () => this.copy(element("copy"), element("code").textContent);
    element("copy-package").onclick = () => this.copy(element("copy-package"), element("package").textContent);
    element("copy-css").onclick = () => this.copy(element("copy-css"), page.opened.css());
    element("sound").onclick = () => page.sound.setOn(!page.sound.isOn);
    const speed = element("speed");
    speed.oninput = () => page.setSpeed(Math.abs(+speed.value) < 0.06 ? 0 : +speed.value);
  }

  // Copies a text, and says on the button whether it was.
  async copy(button, text) {
    button.label ??= button.innerHTML;
    const isCopied = text && ((await navigator.clipboard?.writeText(text).then(() => true, () => false)) || Controls.copySelected(text));
    button.textContent = isCopied ? "Copied" : text ? "Not copied" : "Nothing moves";
    element("said").textContent = button.textContent;
    setTimeout(() => (button.innerHTML = button.label), 1200);
  }

  // Where the clipboard is refused to a page: as a reader copies what is selected.
  static copySelected(text) {
    const area = Object.assign(document.createElement("textarea"), { value: text });
    const focused = document.activeElement;
    document.body.append(area);
    area.select();
    const isCopied = document.execCommand("copy");
    area.remove();
    focused?.focus();
    return isCopied;
  }

  makeScrubber(target) {
    const { page } = this;
    const scrub = (event) => {
      const box = element("plots").getBoundingClientRect();
      page.setPlaying(false);
      page.seek(page.plots.time(event.clientX - box.left, page.opened.duration));
    };
    target.addEventListener("pointerdown", (event) => {
      target.setPointerCapture(event.pointerId);
      scrub(event);
    });
    target.addEventListener("pointermove", (event) => {
      if (target.hasPointerCapture(event.pointerId)) scrub(event);
    });
  }

  // A finger's tap is known when it lifts: until then it may scroll the page.
  makeTappable(stage) {
    const { page } = this;
    const tap = (event) => {
      if (!page.isTappable || event.button !== 0) return;
      const box = stage.getBoundingClientRect();
      const [x, y] = [(event.clientX - box.left) / box.width, (event.clientY - box.top) / box.height];
      page.tapStage(x * page.stage.width, y * page.stage.height);
    };
    stage.addEventListener("pointerdown", (event) => event.pointerType !== "touch" && tap(event));
    stage.addEventListener("click", (event) => event.pointerType === "touch" && tap(event));
  }

  key(event) {
    const { page } = this;
    if (event.metaKey || event.ctrlKey || event.altKey) return;
    const tag = event.target.tagName;
    if (tag === "SELECT" || (tag === "INPUT" && event.key !== " ")) return;
    const actions = {
      " ": () => page.setPlaying(!page.playing),
      ArrowLeft: () => page.stepFrame(event.shiftKey ? -10 : -1),
      ArrowRight: () => page.stepFrame(event.shiftKey ? 10 : 1),
      Home: () => page.seek(0),
      End: () => page.seek(page.opened.duration),
    };
    if (event.target === element("stage") && page.isTappable) {
      actions.Enter = () => page.tapStage(page.stage.width / 2, page.stage.height / 2);
    }
    if (event.target === element("stage") && page.takesHand) actions.Enter = () => page.hand.throw();
    if (!actions[event.key] || (event.key === " " && (tag === "BUTTON" || tag === "A"))) return;
    event.preventDefault();
    actions[event.key]();
  }
}

// What the reader's hands reach: the list, the transport, the scrubber and the keys.
class Controls {
  constructor(page) {
    this.page = page;
    this.buildTransport();
    for (const target of [element("scrubber"), element("plots")]) this.makeScrubber(target);
    this.makeTappable(element("stage"));
    page.hand.listen(element("stage"));
    addEventListener("keydown", (event) => this.key(event));
  }

  buildTransport() {
    const { page } = this;
    element("play").onclick = () => page.setPlaying(!page.playing);
    element("back").onclick = () => page.stepFrame(-1);
    element("forward").onclick = () => page.stepFrame(1);
    element("reset").onclick = () => page.reset();
    element("copy").onclick = () => this.copy(element("copy"), page.panel.program(Panel.instant(page.time)));
    for (const button of document.querySelectorAll("[data-copies]")) {
      button.onclick = () => this.copy(button, element(button.dataset.copies).textContent);
    }
    element("menu").onchange = () => (location.hash = `scene=${element("menu").value}`);
    element("copy-css").onclick = () => this.copy(element("copy-css"), page.opened.css());
    element("sound").onclick = () => page.sound.setOn(!page.sound.isOn);
    const speed = element("speed");
    // Where a pointer drags it, it snaps at rest and at the true speed; keys reach every step.
    let isDragged = false;
    speed.onpointerdown = () => (isDragged = true);
    speed.onpointerup = speed.onpointercancel = () => (isDragged = false);
    speed.oninput = () => {
      const snapped = isDragged && [-1, 0, 1].find((whole) => Math.abs(speed.value - whole) < 0.11);
      page.setSpeed(Number.isFinite(snapped) ? snapped : +speed.value);
    };
    element("copy-link").onclick = () => this.copy(element("copy-link"), page.link.address);
    element("show-keys").onclick = () => element("keys").showModal();
    element("skip").onclick = (event) => {
      event.preventDefault();
      element("play").focus();
    };
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
      page.seek(Hand.time(page.plots.time(event.clientX - box.left, page.opened.duration)));
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
    const { target } = event, tag = target.tagName;
    if (element("keys").open || tag === "SELECT" || (tag === "INPUT" && event.key !== " ")) return;
    const frames = event.shiftKey ? 10 : 1;
    const actions = {
      " ": () => page.setPlaying(!page.playing),
      ArrowLeft: () => page.stepFrame(-frames),
      ArrowRight: () => page.stepFrame(frames),
      Home: () => page.seek(0),
      End: () => page.seek(page.opened.duration),
      "[": () => this.choose(-1),
      "]": () => this.choose(1),
      "?": () => element("keys").showModal(),
    };
    if (target === element("scrubber")) {
      Object.assign(actions, {
        ArrowUp: actions.ArrowRight, ArrowDown: actions.ArrowLeft,
        PageUp: () => page.stepFrame(10), PageDown: () => page.stepFrame(-10),
      });
    }
    if (target === element("stage") && page.isTappable) {
      actions.Enter = () => page.tapStage(page.stage.width / 2, page.stage.height / 2);
    }
    if (target === element("stage") && page.takesHand) actions.Enter = () => page.hand.throw();
    if (!actions[event.key] || (event.key === " " && (tag === "BUTTON" || tag === "SUMMARY"))) return;
    // What scrolls sideways does so.
    if (target === element("code") && event.key.startsWith("Arrow")) return;
    event.preventDefault();
    actions[event.key]();
  }

  // Goes to the scene before or after this one.
  choose(step) {
    const { scenes } = gallery;
    const place = scenes.indexOf(this.page.scene) + step;
    location.hash = `scene=${scenes.at(place % scenes.length).id}`;
  }
}

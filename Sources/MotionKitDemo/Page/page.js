// The page: one state, one frame loop. A picture depends on scene, parameters and time alone.
let gallery, recorded;
const element = (id) => document.getElementById(id);
const frameRate = 60;
const curveCount = 601;
const tapLimit = 64;

class Page {
  constructor(engine) {
    this.engine = engine;
    this.stage = new Drawing(element("stage"));
    this.plots = new Plots(element("plots"));
    this.time = 0;
    this.speed = 1;
    this.playing = false;
    this.values = new Map();
    this.taps = new Map();
    this.reports = new Map();
    this.hand = new Hand(this);
    this.handles = new Handles(this);
    this.sound = new Sound(this);
    this.panel = new Panel(this);
    this.link = new Link(this);
    this.cost = new Cost(this);
    new Controls(this);
    this.setSpeed(1);
    this.link.read(true);
    this.refreshColors();
    matchMedia("(prefers-color-scheme: dark)").addEventListener("change", () => this.refreshColors());
    this.printLight();
    const resized = new ResizeObserver(() => requestAnimationFrame(() => {
      this.measure();
      this.draw();
    }));
    for (const box of [element("stage").parentElement, document.querySelector("main"), element("caption")]) resized.observe(box);
    requestAnimationFrame((now) => this.tick(now));
  }

  get parameters() {
    const own = this.values.get(this.scene.id) ?? {};
    return this.scene.parameters.map((parameter) => own[parameter.id] ?? (this.live ? parameter.initial : parameter.recorded));
  }

  get live() { return this.engine.kind === "wasm"; }

  // What the scene on the stage was tapped: { time, x, y }, in its own points.
  get sceneTaps() { return this.taps.get(this.scene.id) ?? []; }

  // What the pointer did on it: { phase, time, x, y }; at first what was recorded for it.
  get sceneReports() { return this.reports.get(this.scene.id) ?? this.scene.gesture; }

  get takesHand() { return this.live && this.scene.takesPointer; }

  get isTappable() { return this.live && this.scene.takesTaps; }

  select(id, time = 0) {
    const scene = gallery.scenes.find((scene) => scene.id === id) ?? gallery.scenes[0];
    this.hand.end();
    this.scene = scene;
    delete document.documentElement.dataset.waits;
    element("title").textContent = scene.title;
    element("caption").textContent = scene.caption;
    element("note").hidden = !scene.note;
    element("note").open = false;
    element("note").querySelector("p").textContent = scene.note;
    element("stage").setAttribute("aria-label", `${scene.title}: ${scene.caption}`);
    document.title = `${scene.title} · Motion gallery`;
    for (const link of element("scenes").querySelectorAll("a")) {
      if (link.dataset.id === scene.id) link.setAttribute("aria-current", "page");
      else link.removeAttribute("aria-current");
    }
    element("menu").value = scene.id;
    element("notice").textContent = "";
    this.revealName();
    const takesKeys = this.isTappable || this.takesHand;
    element("stage").setAttribute("role", takesKeys ? "button" : "img");
    element("stage").tabIndex = takesKeys ? 0 : -1;
    element("stage").toggleAttribute("data-hand", this.takesHand);
    element("stage").style.cursor = (this.takesHand && drawings[scene.id].cursor) || "";
    element("stage").style.touchAction = (this.takesHand && drawings[scene.id].scrolls) || "";
    this.measure();
    this.panel.build(this.live);
    this.cost.forget();
    this.fit();
    this.open();
    this.seek(time);
  }

  // The list brings the current scene into view.
  revealName() {
    const list = element("scenes"), name = list.querySelector("[aria-current]").getBoundingClientRect();
    const box = list.getBoundingClientRect();
    if (name.top < box.top) list.scrollTop += name.top - box.top - 40;
    if (name.bottom > box.bottom) list.scrollTop += name.bottom - box.bottom + 40;
  }

  // A page on which all columns are in the window, each scrolling for itself.
  static wide = matchMedia("(min-width: 1121px) and (min-height: 600px)");

  // The room for the stage: the width of its column and, on a wide page, the height that the title,
  // the transport and the time axis leave.
  measure() {
    const stage = element("stage").parentElement, main = stage.parentElement;
    const others = main.querySelector(".title").offsetHeight + main.querySelector(".transport").offsetHeight;
    this.room = {
      width: Math.max(280, stage.clientWidth),
      height: Page.wide.matches ? main.clientHeight - others - 110 : Infinity,
    };
  }

  set(id, value) { this.assign({ [id]: value }); }

  // Makes the scene anew with other numbers of some parameters, by their names.
  assign(numbers) {
    if (!this.live) return;
    const values = { ...this.values.get(this.scene.id) };
    for (const { id, choices, minimum, maximum } of this.scene.parameters) {
      if (!(id in numbers) || !Number.isFinite(+numbers[id])) continue;
      const number = choices.length ? Math.round(numbers[id]) : +numbers[id];
      values[id] = Math.min(Math.max(number, minimum), maximum);
    }
    this.values.set(this.scene.id, values);
    this.panel.showParameters();
    this.open();
    this.seek(Math.min(this.time, this.opened.duration));
  }

  // Makes the scene anew with other taps, of which the last count; time and motion go on.
  setTaps(taps) {
    if (!this.isTappable) return;
    const legal = taps.filter(({ time, x, y }) => [time, x, y].every(Number.isFinite));
    this.taps.set(this.scene.id, legal.slice(-tapLimit));
    this.open();
    this.seek(this.time);
  }

  // A tap, with the decimals of a link.
  tap(x, y, time = this.time) {
    this.setTaps([...this.sceneTaps, { time: +time.toFixed(4), x: +x.toFixed(1), y: +y.toFixed(1) }]);
  }

  // A tap at a point of the stage, which the drawing turns into a point of the scene, or refuses.
  tapStage(x, y) {
    const point = drawings[this.scene.id].tap?.(this.stage, x, y, this.choice());
    if (point) this.tap(...point);
  }

  // Makes the scene anew with what a pointer did; time and motion go on.
  setReports(reports) {
    if (!this.takesHand) return;
    const legal = reports.filter((report) => Object.values(report).every(Number.isFinite));
    this.reports.set(this.scene.id, this.hand.rounded(legal));
    this.open();
    this.seek(this.time);
  }

  // The numbers of the frame at a time, by the names of the channels.
  read(time = this.time) { return this.channels.read(this.opened.sample(time)); }

  // Whether a pointer is heard now.
  get isHeld() { return this.read().held > 0; }

  // Where what a pointer moves is now: what the drawing says, or the channels x and y.
  get place() {
    const frame = this.read();
    return drawings[this.scene.id].held?.(frame) ?? { x: frame.x, y: frame.y };
  }

  // Forgets what was set, tapped and done by hand.
  reset() {
    this.values.delete(this.scene.id);
    this.taps.delete(this.scene.id);
    this.reports.delete(this.scene.id);
    this.select(this.scene.id);
  }

  open() {
    const { scene } = this;
    this.opened = this.engine.open(scene, this.parameters, this.sceneTaps, this.sceneReports);
    this.nameMarks();
    this.curve = this.opened.curve(curveCount);
    this.columns = [];
    this.channels = new Channels(scene);
    element("sound").hidden = !this.opened.haptics || typeof AudioContext !== "function";
    element("scrubber").setAttribute("aria-valuemax", this.opened.duration.toFixed(3));
    this.panel.showCode();
    this.panel.showMarks();
    this.link.follow();
  }

  // The instants in their order, each with its number, and a name that no other has.
  nameMarks() {
    const { scene, opened: { marks, sample } } = this, drawing = drawings[scene.id];
    this.labels = drawing.labels?.(this.choice(), scene) ?? scene.channels;
    marks.sort((a, b) => a.time - b.time);
    const several = marks.some(({ channel }) => channel !== marks[0].channel);
    const counts = new Map();
    for (const mark of marks) {
      mark.value = sample(mark.time)[mark.channel];
      const kind = gallery.markKinds[mark.kind];
      mark.name = drawing.instant?.(mark) ?? drawing.instants?.[kind] ?? kind + (several ? `, ${this.labels[mark.channel]}` : "");
      counts.set(mark.name, [...(counts.get(mark.name) ?? []), mark]);
    }
    for (const [name, alike] of counts) {
      if (alike.length > 1) alike.forEach((mark, index) => (mark.name = `${name} ${index + 1}`));
    }
  }

  // The choices in force, by the parameter's name.
  choice() {
    return strictly(Object.fromEntries(
      this.scene.parameters.map((parameter, index) => {
        const value = this.parameters[index];
        return [parameter.id, parameter.choices.length ? parameter.choices[value].label : value];
      })));
  }

  seek(time) {
    this.time = Math.min(Math.max(Number.isFinite(+time) ? +time : 0, 0), this.opened.duration);
    if (!this.playing) this.link.follow();
    this.draw();
  }

  // The time at which the scene shows what it is about, for readers who want nothing to move.
  get poster() { return (drawings[this.scene.id].poster ?? 0.4) * this.opened.duration; }

  stepFrame(count) {
    this.setPlaying(false);
    // From between two frames to the nearer side's next one.
    const position = this.time * frameRate;
    const frame = count > 0 ? Math.floor(position + 1e-6) : Math.ceil(position - 1e-6);
    this.seek((frame + count) / frameRate);
  }

  setPlaying(playing) {
    if (playing && this.speed === 0) this.setSpeed(1);
    if (playing && this.stopsAtEnd && this.time >= this.opened.duration) this.seek(0);
    this.playing = playing;
    element("play").classList.toggle("playing", playing);
    element("play").setAttribute("aria-label", playing ? "Pause" : "Play");
    if (!this.opened) return;
    if (!playing && this.limit < Infinity) this.draw();
    this.tellTime();
    this.link.follow();
  }

  // After what a hand did the motion rests at its end, so that the hand can go on there.
  get stopsAtEnd() { return this.speed > 0 && this.reports.has(this.scene.id); }

  setSpeed(speed) {
    this.speed = speed;
    element("speed").value = speed;
    const text = `${readable(speed, 2).replace(/\.?0+$/, "")}×`;
    element("speed-value").textContent = text;
    element("speed").setAttribute("aria-valuetext", text);
    if (this.opened) this.link.follow();
  }

  // Paper is light, and what is drawn on it has its colors.
  printLight() {
    const { dataset } = document.documentElement;
    let theme;
    addEventListener("beforeprint", () => {
      theme = dataset.theme;
      dataset.theme = "light";
      this.refreshColors();
    });
    addEventListener("afterprint", () => {
      if (theme) dataset.theme = theme;
      else delete dataset.theme;
      this.refreshColors();
    });
  }

  refreshColors() {
    this.stage.refreshPalette();
    this.plots.drawing.refreshPalette();
    this.draw();
  }

  draw() {
    if (!this.opened) return;
    const drawing = drawings[this.scene.id];
    const begin = performance.now();
    const frame = this.opened.sample(this.time);
    let field = this.opened.field(this.time);
    const sampled = performance.now();
    this.stage.limit = this.playing || this.hand.isDown ? this.limit : Infinity;
    const { width } = this.room;
    const stride = this.scene.channels.length;
    const height = drawing.height?.(width, this.choice()) ?? (width < 560 ? 320 : 400);
    this.stage.begin(width, height, Math.min(1, this.room.height / height));
    // On a narrow page it stays in the window where that leaves room for the rest.
    element("stage").parentElement.classList.toggle("sticks", height < 0.55 * innerHeight);
    if (height !== this.height) document.documentElement.style.setProperty("--stage", `${(this.height = height)}px`);
    const { opened, curve, channels } = this;
    const picture = {
      time: this.time,
      duration: opened.duration,
      marks: opened.marks,
      values: channels.read(frame),
      // Sampled again where the engine's memory has grown since.
      get field() { return (field = field.length === opened.fieldCount ? field : opened.field(this.time)); },
      haptics: opened.haptics,
      axis: { left: this.plots.left, right: width - this.plots.right },
      taps: this.sceneTaps,
      reports: this.sceneReports,
      scene: this.scene,
      labels: channels.read(this.labels),
      choice: this.choice(),
      count: curveCount,
      at: (time) => this.read(time),
      curve: (name, number) => this.column(channels.index(name, number), stride),
    };
    drawing.draw(this.stage, picture);
    this.handles.show(picture);
    this.plots.draw(width, {
      scene: this.scene, opened, curve, frame, time: this.time, labels: this.labels, kinds: gallery.markKinds,
    });
    element("now").textContent = `${readable(this.time)} s`;
    element("whole").textContent = `of ${readable(opened.duration)} s`;
    this.panel.showInstant();
    this.tellTime();
    this.spent = { engine: sampled - begin, drawing: performance.now() - sampled };
  }

  // The scrubber's value, at most four times a second while it plays: a screen reader announces each
  // change.
  tellTime() {
    if (this.playing && Math.abs(this.time - this.told) < 0.25) return;
    this.told = this.time;
    element("scrubber").setAttribute("aria-valuenow", this.time.toFixed(3));
    element("scrubber").setAttribute("aria-valuetext", `${this.time.toFixed(3)} seconds`);
  }

  // The values of one of a frame's numbers over the time axis.
  column(index, stride) {
    return (this.columns[index] ??=
      Float64Array.from({ length: curveCount }, (_, step) => this.curve[step * stride + index]));
  }

  tick(now) {
    const gap = now - (this.last ?? now), delta = Math.min(gap / 1000, 0.1);
    this.last = now;
    this.handles.tick();
    if (this.playing || this.hand.isDown) this.fit(gap);
    if (this.hand.isDown) {
      this.hand.tick(now);
    } else if (this.playing && this.speed !== 0) {
      const { duration } = this.opened;
      const time = this.time + delta * this.speed;
      if (time >= duration && this.stopsAtEnd) this.setPlaying(false);
      // With a link's decimals, so that a hand takes what is seen.
      this.seek(Hand.time(this.stopsAtEnd ? time : time - Math.floor(time / duration) * duration));
      if (gap) this.cost.add(this.spent.engine, this.spent.drawing, gap);
    }
    this.sound.tick();
    requestAnimationFrame((now) => this.tick(now));
  }

  // A stage that moves has fewer pixels where the frames come late: a third of them less for each 0.3
  // seconds in all by which they were later than 20 ms. At rest it has all of the device's, and a
  // new scene begins with them.
  fit(gap) {
    if (gap === undefined) [this.limit, this.late] = [Infinity, 0];
    else this.late = Math.max(this.late + Math.min(gap, 100) - 20, 0);
    if (this.late < 300) return;
    this.limit = Math.max(this.stage.scale / 1.5, 1);
    this.late = 0;
  }

  // A number that two equal pictures share: FNV-1a over the pixels of stage and plots.
  hash() {
    let hash = 0x811c9dc5;
    // Read from a copy: a canvas that is read itself is no longer drawn by the graphics processor.
    this.copy ??= document.createElement("canvas");
    for (const { canvas } of [this.stage, this.plots.drawing]) {
      [this.copy.width, this.copy.height] = [canvas.width, canvas.height];
      const context = this.copy.getContext("2d", { willReadFrequently: true });
      context.drawImage(canvas, 0, 0);
      for (const byte of context.getImageData(0, 0, canvas.width, canvas.height).data) {
        hash = Math.imul(hash ^ byte, 0x01000193) >>> 0;
      }
    }
    return hash.toString(16).padStart(8, "0");
  }
}

// What keeps the engine from running here, in a sentence.
function hindrance(error) {
  const reason = typeof WebAssembly !== "object" ? "This browser has no WebAssembly"
    : /unsafe-eval|content security/i.test(error.message) ? "A content-security policy forbids WebAssembly here"
    : `WebAssembly does not run here (${error.message})`;
  return `${reason}. The page plays frames that the library sampled beforehand, and the sliders rest.`;
}

async function start() {
  const problems = [];
  addEventListener("error", (event) => problems.push(event.message));
  addEventListener("unhandledrejection", (event) => problems.push(String(event.reason)));
  if (typeof DecompressionStream !== "function") {
    delete document.documentElement.dataset.waits;
    element("hindrance").textContent = "This browser cannot unpack the page; every one from 2023 on can.";
    return;
  }
  element("hindrance").textContent = "";
  const [text, recording, module] = await Promise.all(["gallery", "recording", "module"].map(unpack));
  gallery = JSON.parse(new TextDecoder().decode(text));
  recorded = new FrameEngine(recording);
  let engine = recorded;
  if (module.length) {
    try {
      engine = await ModuleEngine.start(module);
    } catch (error) {
      gallery.note = hindrance(error);
    }
  }
  element("hindrance").textContent = gallery.note;
  element("engine").textContent =
    engine.kind === "wasm"
      ? `Engine: WebAssembly, ${Math.round(engine.size / 1024)} KB, compiled from the library’s sources`
      : "Engine: frames sampled natively";
  const page = new Page(engine);
  if (isWaiting) waitForEngine(() => location.reload());
  window.motion = {
    ready: true,
    engine: engine.kind,
    problems,
    scenes: gallery.scenes.map((scene) => scene.id),
    get time() { return page.time; },
    get duration() { return page.opened.duration; },
    select: (id) => page.select(id),
    seek: (time) => page.seek(time),
    set: (id, value) => page.set(id, value),
    tap: (x, y, time) => page.tap(x, y, time),
    get taps() { return page.sceneTaps; },
    get place() { return page.place; },
    get link() { return page.link.text; },
    get cost() { return page.cost.summary; },
    prove: () => page.cost.prove().then(() => page.cost.proven),
    get reports() { return page.sceneReports; },
    get hand() { return page.hand.text; },
    setReports: (reports) => page.setReports(reports),
    play: () => page.setPlaying(true),
    pause: () => page.setPlaying(false),
    read: (time) => page.read(time),
    sample: (time) => [...page.opened.sample(time)],
    field: (time) => page.opened.field(time).slice(),
    hash: () => page.hash(),
    css: () => page.opened.css(),
    get haptics() { return page.opened.haptics; },
    sound: page.sound,
    check: () => checkPage(page),
  };
}

if (!isAsked) start();

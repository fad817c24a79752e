// The address follows what is on the stage, and a link leads back to it: `#scene=push&t=0.3&paused`
// with `scale=0.9` for a parameter, the name of a choice, `speed=0.5`, `theme=dark`,
// `taps=0.2,100,200;0.8,50,60`, and `hand=0.CgBgBkB` with what a pointer did, packed.
class Link {
  // A gesture with a longer text is left out of the address.
  static longestHand = 60_000;

  // What a link may have for every scene, with the engine or without.
  static always = new Set(["scene", "theme", "speed", "t", "paused"]);

  // The pause in milliseconds after which the address follows: browsers limit how often it may.
  static pause = 300;

  constructor(page) {
    this.page = page;
    addEventListener("hashchange", () => this.read(false));
  }

  // The name of a choice in a link: its label in small letters, with hyphens.
  static slug({ label }) { return label.toLowerCase().replaceAll(/[^\p{L}\p{N}.]+/gu, "-").replace(/^-|-$/g, ""); }

  // What a parameter's text in a link stands for; NaN where it is nothing.
  static number(parameter, text) {
    const index = parameter.choices.findIndex((choice) => Link.slug(choice) === text.toLowerCase());
    return index >= 0 ? index : text.trim() ? +text : NaN;
  }

  static text(parameter, value) {
    const names = parameter.choices.map(Link.slug);
    return names.length && names.indexOf(names[value]) === value ? names[value] : String(value);
  }

  read(first) {
    const { page } = this;
    clearTimeout(this.timer);
    const link = new URLSearchParams(location.hash.slice(1));
    const unknown = [];
    if (link.has("theme")) document.documentElement.dataset.theme = link.get("theme");
    const id = link.get("scene") ?? gallery.scenes[0].id;
    page.select(id);
    if (page.scene.id !== id) unknown.push(`no scene is called “${id}”`);
    const known = new Set([...Link.always, "taps", "hand"]);
    for (const parameter of page.scene.parameters) {
      known.add(parameter.id);
      if (!link.has(parameter.id)) continue;
      const number = Link.number(parameter, link.get(parameter.id));
      const isLegal = number >= parameter.minimum && number <= parameter.maximum
        && (!parameter.choices.length || Number.isInteger(number));
      if (!isLegal) unknown.push(`${parameter.label} cannot be “${link.get(parameter.id)}”`);
      page.set(parameter.id, number);
    }
    for (const name of link.keys()) if (!known.has(name)) unknown.push(`nothing is called “${name}”`);
    if (link.has("taps")) {
      page.setTaps(link.get("taps").split(";").map((tap) => {
        const [time, x, y] = tap.split(",").map((number) => (number.trim() ? +number : NaN));
        return { time, x, y };
      }));
    }
    if (link.has("hand")) page.setReports(page.hand.read(link.get("hand")));
    if (link.has("speed")) page.setSpeed(Math.min(Math.max(+link.get("speed") || 0, -2), 2));
    if (link.has("theme")) page.refreshColors();
    const isCalm = matchMedia("(prefers-reduced-motion: reduce)").matches;
    page.seek(link.has("t") ? this.exact(+link.get("t")) : isCalm ? page.poster : 0);
    if (link.has("paused")) page.setPlaying(false);
    else if (first) page.setPlaying(!isCalm);
    if (!page.live && [...link.keys()].some((name) => known.has(name) && !Link.always.has(name))) {
      unknown.push("parameters, taps and gestures need the engine");
    }
    const more = unknown.length - 3;
    element("notice").textContent = unknown.length
      ? `In this link ${unknown.slice(0, 3).join(", ")}${more > 0 ? `, and ${more} more` : ""}.` : "";
    if (!first) this.reveal();
  }

  // The instant or the frame that a time in a link was rounded from; else the time itself.
  exact(time) {
    const { marks } = this.page.opened;
    const instants = [...marks.map((mark) => mark.time), Math.round(time * frameRate) / frameRate];
    return instants.find((instant) => Math.abs(instant - time) < 1e-6) ?? time;
  }

  // Brings title and stage into the window where they are not.
  reveal() {
    const top = element("title").getBoundingClientRect().top;
    if (top < 0 || top > innerHeight / 2) element("title").closest("header").scrollIntoView();
  }

  // What leads back to here.
  get text() {
    const { page } = this;
    const { scene } = page;
    const link = new URLSearchParams({ scene: scene.id });
    const own = page.values.get(scene.id) ?? {};
    for (const parameter of scene.parameters) {
      const value = own[parameter.id] ?? parameter.initial;
      if (value !== parameter.initial) link.set(parameter.id, Link.text(parameter, value));
    }
    const taps = page.sceneTaps.map(({ time, x, y }) => [time, x, y].join());
    if (taps.length) link.set("taps", taps.join(";"));
    const hand = page.reports.has(scene.id) ? page.hand.text : "";
    if (hand && hand.length <= Link.longestHand) link.set("hand", hand);
    if (page.speed !== 1) link.set("speed", page.speed);
    const { theme } = document.documentElement.dataset;
    if (theme) link.set("theme", theme);
    if (!page.playing) link.set("t", +page.time.toFixed(page.time === Hand.time(page.time) ? 4 : 6));
    // As readable as a fragment may be.
    const text = link.toString().replaceAll("%2C", ",").replaceAll("%3B", ";");
    return page.playing ? text : `${text}&paused`;
  }

  get address() { return `${location.href.split("#")[0]}#${this.text}`; }

  // Lets the address follow, soon.
  follow() {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      if (this.page.hand.isDown) return;
      // A page inside another may not.
      try { history.replaceState(null, "", `#${this.text}`); } catch { this.follow = () => {}; }
    }, Link.pause);
  }
}

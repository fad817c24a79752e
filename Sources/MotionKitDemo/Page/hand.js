// A hand on the stage: what the pointer does there becomes part of what the scene is made from.
// While it is down, time runs as the hand's does, whatever the speed; what came later in the
// scene is forgotten, since the hand does something else now.
class Hand {
  static phases = { start: 0, down: 1, move: 2, up: 3, cancel: 4 };

  // A press forgets the past where there is more of it than this, and a hand lets go at the end.
  static longPast = { seconds: 20, count: 1024 };
  static end = { seconds: 59, count: 4000 };

  // The reports in a link: phase, time and place of each.
  static read(text) {
    return text.split(";").map((report) => {
      const [phase, time, x, y] = report.split(",").map((number) => (number.trim() ? +number : NaN));
      return { phase, time, x, y };
    });
  }

  static write(reports) {
    return reports.map(({ phase, time, x, y }) => [phase, time, x, y].join()).join(";");
  }

  constructor(page) { this.page = page; }

  get isDown() { return this.pointer !== undefined; }

  listen(stage) {
    this.stage = stage;
    stage.addEventListener("pointerdown", (event) => {
      if (this.isDown || !this.page.takesHand || event.button !== 0) return;
      if (this.press(this.point(event), event.timeStamp)) {
        this.pointer = event.pointerId;
        this.show();
        stage.setPointerCapture(event.pointerId);
      }
    });
    stage.addEventListener("pointermove", (event) => {
      if (event.pointerId === this.pointer) this.next = { point: this.point(event), stamp: event.timeStamp };
    });
    for (const [type, phase] of [["pointerup", "up"], ["pointercancel", "cancel"], ["lostpointercapture", "cancel"]]) {
      stage.addEventListener(type, (event) => {
        if (event.pointerId !== this.pointer) return;
        this.flush();
        this.end(phase, this.point(event), event.timeStamp);
      });
    }
    // A finger that holds something does not scroll the page.
    stage.addEventListener("touchstart", (event) => this.isDown && event.preventDefault(), { passive: false });
  }

  // Where an event is, in the scene's own points.
  point(event) {
    const box = this.stage.getBoundingClientRect();
    const { stage, scene } = this.page;
    const [x, y] = [(event.clientX - box.left) / box.width, (event.clientY - box.top) / box.height];
    const [left, top] = drawings[scene.id].point(
      stage, x * stage.width, y * stage.height, this.page.read());
    return { x: left, y: top };
  }

  // The scene's time at an event's, which is never before the last report.
  time(stamp) { return Math.max(this.begin + (stamp - this.since) / 1000, this.page.sceneReports.at(-1).time); }

  // Takes hold of what is under the hand; where nothing is, nothing changes.
  press(point, stamp) {
    const { page } = this;
    const { time } = page;
    const isKept = page.reports.has(page.scene.id);
    const before = page.sceneReports;
    const { place } = page;
    const past = before.filter((report) => report.time <= time);
    // The hand that has it now gives it up.
    if (page.isHeld) past.push({ phase: Hand.phases.cancel, time, ...point });
    const isLong = time > Hand.longPast.seconds || past.length > Hand.longPast.count;
    this.begin = isLong ? 0 : time;
    this.since = stamp;
    this.last = point;
    page.time = this.begin;
    const start = isLong ? [{ phase: Hand.phases.start, time: 0, ...place }] : past;
    page.setReports([...start, { phase: Hand.phases.down, time: this.begin, ...point }]);
    if (page.isHeld) return true;
    page.time = time;
    page.setReports(before);
    if (!isKept) page.reports.delete(page.scene.id);
    return false;
  }

  // What a key does instead of a hand: a throw of a fifth of a second, where the drawing aims; that
  // is a way, or a function from the part of it that is done.
  throw() {
    const { page } = this;
    const point = page.place;
    if (this.isDown || !this.press(point, 0)) return;
    const aim = drawings[page.scene.id].aim(point);
    const report = (phase, time, part) => {
      const [x, y] = typeof aim === "function" ? aim(part) : aim.map((way) => way * part);
      return { phase: Hand.phases[phase], time: this.begin + time, x: point.x + x, y: point.y + y };
    };
    const moves = Array.from({ length: 12 }, (_, index) => report("move", (index + 1) / 60, ((index + 1) / 12) ** 2));
    page.setReports([...page.sceneReports, ...moves, report("up", 0.204, 1)]);
    page.setPlaying(true);
  }

  // Of the moves between two frames the last counts.
  flush() {
    if (!this.next) return;
    const { point, stamp } = this.next;
    this.next = undefined;
    this.last = point;
    this.report("move", point, this.time(stamp));
  }

  report(phase, point, time) {
    this.page.time = time;
    this.page.setReports([...this.page.sceneReports, { phase: Hand.phases[phase], time, ...point }]);
  }

  tick(now) {
    this.flush();
    this.page.seek(this.time(now));
    const isOver = this.page.time > Hand.end.seconds || this.page.sceneReports.length > Hand.end.count;
    if (isOver) this.end();
  }

  // Lets go; then the motion goes on.
  end(phase = "cancel", point = this.last, stamp = 0) {
    if (!this.isDown) return;
    this.pointer = undefined;
    this.next = undefined;
    this.show();
    this.report(phase, point, this.time(stamp));
    if (this.page.speed <= 0) this.page.setSpeed(1);
    this.page.setPlaying(true);
  }

  show() { this.stage.setAttribute("data-hand", this.isDown ? "down" : ""); }
}

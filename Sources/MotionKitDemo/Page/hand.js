// A hand on the stage: what the pointer does there becomes part of what the scene is made from.
// While it is down, time runs as the hand's does, whatever the speed; what came later in the
// scene is forgotten, since the hand does something else now.
class Hand {
  static phases = { start: 0, down: 1, move: 2, up: 3, cancel: 4 };

  // A press forgets the past where there is more of it than this, and a hand lets go at the end.
  static longPast = { seconds: 20, count: 1024 };
  static end = { seconds: 59, count: 4000 };

  // The digits of a packed number: five bits of it each, and a sixth in all but the last.
  static digits = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

  constructor(page) { this.page = page; }

  // How many steps a place has in one of the scene's points: ten, unless the drawing has other units,
  // and more where something lies that a hand has not placed.
  steps(phase) { return 10 ** (phase ? drawings[this.page.scene.id].decimals ?? 1 : 10); }

  // A report as whole numbers: its phase, the time in tenths of a millisecond, and the place in steps.
  whole({ phase, time, x, y }) { return [phase, time * 1e4, x * this.steps(phase), y * this.steps(phase)].map(Math.round); }

  report([phase, time, x, y]) { return { phase, time: time / 1e4, x: x / this.steps(phase), y: y / this.steps(phase) }; }

  // What a hand did, without more decimals than a link has. What was recorded for the scene stays.
  rounded(reports) {
    const recorded = this.recorded(reports);
    return reports.map((report, index) => (index < recorded ? report : this.report(this.whole(report))));
  }

  // How many of some reports are those recorded for the scene, from the first on.
  recorded(reports) {
    const { gesture } = this.page.scene;
    const count = reports.findIndex((report, index) =>
      !gesture[index] || ["phase", "time", "x", "y"].some((name) => report[name] !== gesture[index][name]));
    return count < 0 ? reports.length : count;
  }

  // The reports in a link: the count of recorded ones, and the others packed, each number as what is
  // added to that of the report before.
  get text() {
    const { sceneReports } = this.page, recorded = this.recorded(sceneReports);
    let last = [0, 0, 0, 0], text = `${recorded}.`;
    for (const report of sceneReports.slice(recorded)) {
      const numbers = this.whole(report);
      numbers.forEach((number, index) => {
        const change = index && numbers[0] ? number - last[index] : number;
        let rest = change < 0 ? -2 * change - 1 : 2 * change;
        for (; rest > 31; rest = Math.floor(rest / 32)) text += Hand.digits[32 + (rest % 32)];
        text += Hand.digits[rest];
      });
      if (numbers[0]) last = numbers;
    }
    return text;
  }

  // Returns the reports of a link's text; none of one that is not so written.
  read(text) {
    const [, recorded, packed] = text.match(/^(\d+)\.([\w-]*)$/) ?? ["", 0, ""];
    const reports = this.page.scene.gesture.slice(0, recorded), numbers = [];
    let number = 0, unit = 1, last = [0, 0, 0, 0];
    for (const digit of packed) {
      const value = Hand.digits.indexOf(digit);
      number += (value % 32) * unit;
      unit *= 32;
      if (value > 31) continue;
      const change = number % 2 ? -(number + 1) / 2 : number / 2;
      numbers.push(numbers[0] ? last[numbers.length] + change : change);
      [number, unit] = [0, 1];
      if (numbers.length < 4) continue;
      const whole = numbers.splice(0);
      if (whole[0]) last = whole;
      reports.push(this.report(whole));
    }
    return reports;
  }

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
    // A finger that holds something does not scroll the page, unless along the other axis.
    stage.addEventListener("touchstart", (event) => {
      if (this.isDown && !drawings[this.page.scene.id].scrolls) event.preventDefault();
    }, { passive: false });
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

  // The scene's time at an event's, in a link's decimals, which is never before the last report.
  time(stamp) { return Math.max(Hand.time(this.begin + (stamp - this.since) / 1000), this.page.sceneReports.at(-1).time); }

  static time(time) { return Math.ceil(time * 1e4 - 1e-6) / 1e4; }

  // Takes hold of what is under the hand; where nothing is, nothing changes.
  press(point, stamp) {
    const { page } = this;
    const time = Hand.time(page.time);
    const isKept = page.reports.has(page.scene.id);
    const before = page.sceneReports, shown = page.time;
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
    page.time = shown;
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
    const at = (phase, time, part) => {
      const [x, y] = typeof aim === "function" ? aim(part) : aim.map((way) => way * part);
      return { phase: Hand.phases[phase], time: this.begin + time, x: point.x + x, y: point.y + y };
    };
    const moves = Array.from({ length: 12 }, (_, index) => at("move", (index + 1) / 60, ((index + 1) / 12) ** 2));
    page.setReports([...page.sceneReports, ...moves, at("up", 0.204, 1)]);
    page.setPlaying(true);
  }

  // Of the moves between two frames the last counts.
  flush() {
    if (!this.next) return;
    const { point, stamp } = this.next;
    this.next = undefined;
    this.last = point;
    this.tell("move", point, this.time(stamp));
  }

  tell(phase, point, time) {
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
    this.tell(phase, point, this.time(stamp));
    if (this.page.speed <= 0) this.page.setSpeed(1);
    this.page.setPlaying(true);
  }

  show() { this.stage.setAttribute("data-hand", this.isDown ? "down" : ""); }
}

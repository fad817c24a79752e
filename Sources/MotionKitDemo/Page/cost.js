// What the frames that were played cost, and the proof that they are the library's own.
class Cost {
  // The count of frames that count, about two seconds of them.
  static frames = 120;
  static measuring = "measuring the frames";

  constructor(page) {
    this.page = page;
    this.forget();
    element("prove").onclick = () => this.prove();
    element("proof").hidden = !page.live;
    element("proof-samples").textContent = gallery.proof.samples;
    if (page.live) this.showProof("not yet computed here");
  }

  // Another scene costs something else.
  forget() {
    [this.engine, this.drawing, this.gaps] = [[], [], []];
    element("cost").textContent = this.page.playing ? Cost.measuring : "Play to measure the frames";
  }

  // A frame that was played: the milliseconds of the engine and of the drawing, and those since the
  // frame before.
  add(engine, drawing, gap) {
    for (const [numbers, number] of [[this.engine, engine], [this.drawing, drawing], [this.gaps, gap]]) {
      numbers.push(number);
      if (numbers.length > Cost.frames) numbers.shift();
    }
    if (this.gaps.length === 1) element("cost").textContent = Cost.measuring;
    if (this.gaps.length >= 20 && this.gaps.length % 20 === 0 && performance.now() - (this.shown ?? 0) > 500) this.show();
  }

  // The median. Where the browser's clock is too coarse for it, the mean without the slowest tenth.
  static typical(numbers) {
    const sorted = numbers.toSorted((a, b) => a - b);
    const median = sorted[sorted.length >> 1];
    if (median >= 0.5) return median;
    const most = sorted.slice(0, Math.ceil(sorted.length * 0.9));
    return most.reduce((sum, number) => sum + number, 0) / most.length;
  }

  get summary() {
    return {
      frames: this.gaps.length, engine: Cost.typical(this.engine), drawing: Cost.typical(this.drawing),
      rate: 1000 / Cost.typical(this.gaps),
    };
  }

  show() {
    this.shown = performance.now();
    const { engine, drawing, rate } = this.summary;
    const read = (time) => (time < 0.01 ? "< 0.01" : time.toFixed(time < 10 ? 2 : 1));
    const name = this.page.live ? `engine ${read(engine)} ms · drawing` : "drawing";
    element("cost").textContent = `${name} ${read(drawing)} ms · ${Math.round(rate)} fps`;
  }

  // Computes the fingerprint of the springs' scenario here, a piece in each frame.
  async prove() {
    const { proof } = gallery, { engine } = this.page;
    element("prove").disabled = true;
    const start = performance.now();
    const words = [];
    for (let piece = 0; piece < proof.pieces; piece += 1) {
      words.push(engine.proofPiece(piece));
      this.showProof(`computing, ${Math.round((100 * words.length) / proof.pieces)} %`);
      await new Promise((done) => setTimeout(done));
    }
    const own = engine.proofWhole(words);
    const seconds = ((performance.now() - start) / 1000).toFixed(1);
    this.proven = own === proof.fingerprint;
    this.showProof(`${own}, in ${seconds} s`);
    element("proof-verdict").textContent = this.proven
      ? "The same bits." : "Different bits: please report it.";
    element("said").textContent = element("proof-verdict").textContent;
    element("prove").textContent = "Compute again";
    element("prove").disabled = false;
  }

  showProof(here) {
    element("proof-native").textContent = gallery.proof.fingerprint;
    element("proof-here").textContent = here;
  }
}

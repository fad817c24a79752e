// A number that two equal fields share: FNV-1a over their bytes.
function digestOf(field) {
  let digest = 0x811c9dc5;
  for (const byte of new Uint8Array(field.buffer, field.byteOffset, field.byteLength)) digest = Math.imul(digest ^ byte, 0x01000193) >>> 0;
  return digest.toString(16).padStart(8, "0");
}

// Whether the hand's next report changes what comes after it and nothing before, and whether the
// reports that it left, replayed, give the same pictures. Where no gesture was recorded, a key
// throws.
function checkHand(page) {
  if (!page.scene.gesture.length) {
    page.seek(0.2 * page.opened.duration);
    page.hand.throw();
    page.setPlaying(false);
  }
  const gesture = page.sceneReports;
  const [last] = gesture.slice(-1);
  const look = (time) => {
    page.seek(time);
    return page.hash();
  };
  const numbers = (time) => page.opened.sample(time).join();
  const before = numbers(last.time - 0.05);
  page.setReports(gesture.slice(0, -1));
  const isHeld = page.read(last.time + 0.05).held > 0;
  const isCaused = numbers(last.time - 0.05) === before;
  page.setReports([...gesture, { ...gesture[0], time: last.time + 5 }]);
  const seen = [0.3, 0.7].map((part) => look(part * page.opened.duration));
  const { text } = page.hand;
  page.setReports([]);
  page.setReports(page.hand.read(text));
  const isSame = [0.3, 0.7].every((part, index) => look(part * page.opened.duration) === seen[index]);
  return isHeld && isCaused && isSame;
}

// Whether the browser takes a text as the declarations that it is meant to be.
function readsCSS(text) {
  const style = document.createElement("style");
  style.textContent = text.includes("@keyframes") ? text : `i { ${text} }`;
  document.head.append(style);
  const rule = style.sheet.cssRules[0].style;
  style.remove();
  return Boolean(rule.animationTimingFunction || rule.transitionTimingFunction);
}

// Whether the motion as CSS, and what is felt, are what was recorded for the recorded parameters,
// and whether the text changes with them.
function checkRecorded(page, scene) {
  const text = page.opened.css();
  const felt = (haptics) => JSON.stringify(haptics);
  if (text !== (scene.css ?? "") || felt(page.opened.haptics) !== felt(readHaptics(scene.haptics))) return false;
  if (!text) return true;
  return readsCSS(text) && (!page.live || scene.parameters.some((parameter, index) => {
    const before = page.parameters[index];
    page.set(parameter.id, before === parameter.maximum ? parameter.minimum : parameter.maximum);
    const other = page.opened.css();
    page.set(parameter.id, before);
    return other !== text && readsCSS(other);
  }));
}

// Whether a picture that the engine draws is the one that the page would draw without it.
function checkPicture(page) {
  const { scene, opened } = page;
  return [0.05, 0.15, 0.4].every((part) =>
    drawings[scene.id].agrees?.(() => opened.field(part * opened.duration), page.choice()) ?? true);
}

// What `motion.check()` reports: whether each scene gives the natively recorded numbers, and the same
// pictures at three times after scrubbing away and back, with other parameters and taps meanwhile.
function checkPage(page) {
  page.setPlaying(false);
  const report = [];
  for (const scene of gallery.scenes) {
    page.select(scene.id);
    const others = scene.parameters.filter(({ recorded, initial }) => recorded !== initial);
    for (const { id, recorded } of others) page.set(id, recorded);
    const native = recorded.open(scene);
    // Without the engine the numbers are those frames, up to the rounding of interpolation.
    const equal = page.opened.frames !== undefined || native.frames.every((frame, index) => {
      const time = page.opened.duration * (index / (native.frames.length - 1));
      return page.opened.sample(time).every((number, channel) => Math.fround(number) === frame[channel]);
    }) && scene.digests.every((digest, index) =>
      digestOf(page.opened.field(page.opened.duration * (index / (scene.digests.length - 1)))) === digest)
      && checkRecorded(page, scene)
      && checkPicture(page)
      && digestOf(new TextEncoder().encode(page.panel.program(0.25))) === scene.program;
    for (const { id, initial } of others) page.set(id, initial);
    const times = [0.2, 0.5, 0.8].map((part) => part * page.opened.duration);
    const look = (time) => {
      page.seek(time);
      return page.hash();
    };
    const first = times.map(look);
    page.seek(0);
    page.seek(page.opened.duration);
    for (const parameter of page.scene.parameters) {
      page.set(parameter.id, parameter.maximum);
      page.set(parameter.id, parameter.initial);
    }
    let isDeaf = false;
    if (page.isTappable) {
      page.seek(times[0]);
      page.tapStage(page.stage.width / 2, page.stage.height / 2);
      isDeaf = look(times[1]) === first[1];
      page.setTaps([]);
    }
    if (page.takesHand) {
      isDeaf = !checkHand(page);
      page.reports.delete(scene.id);
      page.open();
    }
    const again = times.toReversed().map(look).toReversed();
    const same = first.every((hash, index) => hash === again[index]);
    const differ = new Set(first).size === first.length;
    const verdict = !equal ? "unequal" : !same ? "impure" : !differ ? "still" : isDeaf ? "deaf" : "ok";
    report.push(`${scene.id} ${verdict} ${first.join(" ")}`);
  }
  return report;
}

// A page that plays recorded frames while its engine is compiled. It loads its own file again and
// again, in a frame that says what is there, and begins anew when that is another page.

const isWaiting = document.documentElement.dataset.waiting === "true";
const isAsked = location.search === "?asked";
if (isAsked) parent.postMessage({ isWaiting }, "*");

function waitForEngine(changed, every = 4000, longest = 900_000) {
  const start = performance.now();
  const frame = document.createElement("iframe");
  frame.hidden = true;
  frame.title = "The page that is to come";
  const ask = () => { frame.src = `${location.href.split(/[?#]/)[0]}?asked`; };
  addEventListener("message", ({ source, data }) => {
    if (source !== frame.contentWindow || typeof data?.isWaiting !== "boolean") return;
    if (!data.isWaiting) return changed();
    if (performance.now() - start < longest) setTimeout(ask, every);
    else element("hindrance").textContent = "The engine was not compiled; run the command again.";
  });
  ask();
  document.body.append(frame);
}

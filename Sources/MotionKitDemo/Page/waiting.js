// A page that plays recorded frames while its engine is compiled. It loads its own file again and
// again, in a frame that says what is there, and begins anew when that is another page.

const isWaiting = document.documentElement.dataset.waiting === "true";
const isAsked = location.search === "?asked";
if (isAsked) parent.postMessage({ isWaiting }, "*");

function waitForEngine(changed, every = 4000, longest = 900_000) {
  const frame = document.createElement("iframe");
  frame.hidden = true;
  frame.title = "The page that is to come";
  // Even where no answer came: the file may have been away, or half there.
  const asking = setInterval(() => {
    frame.src = `${location.href.split(/[?#]/)[0]}?asked`;
    longest -= every;
    if (longest > 0) return;
    clearInterval(asking);
    element("hindrance").textContent = "The engine was not compiled; run the command again.";
  }, every);
  addEventListener("message", ({ source, data }) => {
    if (source === frame.contentWindow && data?.isWaiting === false) changed();
  });
  document.body.append(frame);
}

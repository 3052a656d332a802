/* What puts another conversation on the page (sidebar.py) takes the server a moment. A message sent in that moment would go with
   the conversation that is being left: it waits until the other one is there. */
(() => {
  "use strict";

  const AT_MOST_MS = 15000; // a server that never answers must not keep the page from asking it again
  let leaving = null;
  let waits = false;

  const arrived = () => {
    clearTimeout(leaving);
    leaving = null;
    if (!waits) return;
    waits = false;
    requestAnimationFrame(() => window.hfjax.byId("send").click());
  };

  const hold = (event) => {
    if (leaving === null) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    waits = true;
  };

  document.addEventListener("keydown", (event) => {
    if (event.key === "Enter" && !event.shiftKey && !event.isComposing && event.target.matches("#message textarea")) hold(event);
  }, true);
  document.addEventListener("click", (event) => {
    if (event.target.closest("#send")) hold(event);
  }, true);

  window.hfjax.leaves = (...values) => {
    clearTimeout(leaving);
    leaving = setTimeout(arrived, AT_MOST_MS);
    return values;
  };
  window.hfjax.arrived = arrived;
})();

/* Thoughts above an answer: open while they come, folded afterwards. The block is made anew with each piece of text; what a
   person has opened or folded stays so, and the keyboard's place in it is kept. */
(() => {
  "use strict";

  const chosen = new Map(); // whether the thoughts of a message are open, where a person has said so
  let held = null; // the message whose heading has the keyboard

  const all = () => [...document.querySelectorAll("#chatbot details.thoughts")];
  const keyOf = (details) => {
    const rows = [...document.querySelectorAll("#chatbot .message-row")];
    const { saved } = window.hfjax;
    return `${saved && saved.value && saved.value.current}/${rows.indexOf(details.closest(".message-row"))}`;
  };

  document.addEventListener("click", (event) => {
    const summary = event.target.closest("#chatbot details.thoughts summary");
    if (!summary) return;
    held = keyOf(summary.parentElement);
    chosen.set(held, !summary.parentElement.open);
  });
  document.addEventListener("focusin", (event) => {
    const summary = event.target.closest("#chatbot details.thoughts summary");
    held = summary ? keyOf(summary.parentElement) : null;
  });

  new MutationObserver(() => {
    for (const details of all()) {
      const key = keyOf(details);
      if (chosen.has(key) && details.open !== chosen.get(key)) details.open = chosen.get(key);
      if (held === key && document.activeElement === document.body) details.querySelector("summary").focus();
    }
  }).observe(document.documentElement, { childList: true, subtree: true });
})();

/* What stands folded in the chat: thoughts above an answer, files of a message, calls of tools. Such a block is made anew with each
   piece of text; what a person has opened or folded stays so, and the keyboard's place in it is kept. */
(() => {
  "use strict";

  const FOLDED = "#chatbot :is(details.thoughts, details.file, details.tool-call)";
  const chosen = new Map(); // whether a block is open, where a person has said so
  let held = null; // the block whose heading has the keyboard

  const all = () => [...document.querySelectorAll(FOLDED)];
  const keyOf = (details) => {
    const row = details.closest(".message-row");
    const rows = [...document.querySelectorAll("#chatbot .message-row")];
    const { saved } = window.hfjax;
    const place = row ? [...row.querySelectorAll("details")].indexOf(details) : 0;
    return `${saved && saved.value && saved.value.current}/${rows.indexOf(row)}/${place}`;
  };

  document.addEventListener("click", (event) => {
    const summary = event.target.closest(`${FOLDED} summary`);
    if (!summary) return;
    held = keyOf(summary.parentElement);
    chosen.set(held, !summary.parentElement.open);
  });
  document.addEventListener("focusin", (event) => {
    const summary = event.target.closest(`${FOLDED} summary`);
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

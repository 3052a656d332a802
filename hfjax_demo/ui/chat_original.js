/* A message is shown as Markdown in which what could be taken for a tag is written otherwise (markup.py). Copying and editing it, and
   a screen reader, give what was written. */
(() => {
  "use strict";

  const { rowsOf, onPage, lineOf } = window.hfjax;

  /* What the message in this row says; null while the page shows something else than is saved. */
  const written = (row) => {
    const rows = [...document.querySelectorAll("#chatbot .message-row")];
    const found = rowsOf(rows)[rows.indexOf(row)];
    return (found && found.last && onPage().turns[lineOf(onPage())[found.turn]].content) || null; // a call or a picture has none
  };

  /* Gradio's button copies, by the one way or the other, within the click. */
  let copied = null;
  document.addEventListener("click", (event) => {
    const buttons = event.target.closest("button") && event.target.closest("#chatbot .message-buttons");
    copied = buttons ? written(buttons.previousElementSibling) : null;
    setTimeout(() => (copied = null));
  }, true);
  if (navigator.clipboard) {
    const write = navigator.clipboard.writeText.bind(navigator.clipboard);
    navigator.clipboard.writeText = (text) => write(copied === null ? text : copied);
  }
  document.addEventListener("copy", (event) => {
    if (copied === null) return;
    event.clipboardData.setData("text/plain", copied);
    event.preventDefault();
  });

  /* What a screen reader says is the Markdown, too. */
  const NAMED = { lt: "<", gt: ">", amp: "&" };
  const plain = (label) =>
    label
      .replace(/&(?:(lt|gt|amp)|#(\d+));/gi, (all, name, code) => (name ? NAMED[name.toLowerCase()] : String.fromCharCode(code)))
      .replace(/[\ue0d0-\ue0d7]/g, "$");
  const labels = new WeakMap(); // as this script has left them
  const label = (message) => {
    const now = message.getAttribute("aria-label") || "";
    if (labels.get(message) === now) return;
    const said = plain(now);
    labels.set(message, said);
    if (said !== now) message.setAttribute("aria-label", said);
  };

  const begun = new WeakSet(); // the fields in which a message is being edited
  new MutationObserver(() => {
    document.querySelectorAll("#chatbot [data-testid][aria-label]").forEach(label);
    for (const field of document.querySelectorAll("#chatbot textarea.edit-textarea")) {
      if (begun.has(field)) continue;
      begun.add(field);
      const text = written(field.closest(".message-row"));
      if (text === null || text === field.value) continue;
      field.value = text;
      field.dispatchEvent(new Event("input", { bubbles: true }));
    }
  }).observe(document.documentElement, { childList: true, subtree: true });
})();

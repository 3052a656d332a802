/* Answers side by side: the button under an answer, and opening and closing the view, which lies over the conversation. What is in it
   the server tells (compare.py). */
(() => {
  "use strict";

  const { byId, make, rowsOf, onPage, visible } = window.hfjax;
  let asked = null; // the channel
  let about = null; // the conversation that is open in the view
  let opener = null; // the turn whose button opened it

  const open = (place) => {
    const now = onPage();
    if (!asked || !now) return;
    about = now.id;
    opener = place;
    byId("chat").classList.add("comparing");
    byId("compare-title").focus();
    asked.send("show", { index: place });
  };

  const close = () => {
    if (about === null) return;
    about = null;
    byId("chat").classList.remove("comparing");
    const button = document.querySelector(`#chatbot button.compare[data-row="${opener}"]`);
    if (button) button.focus();
  };

  /* A button under each answer, behind the one that looks inside. */
  const show = () => {
    const rows = [...document.querySelectorAll("#chatbot .message-row")];
    const turns = rowsOf(rows);
    rows.forEach((row, at) => {
      const { turn: place = at } = turns[at] || {};
      const look = row.matches(".bot-row") && row.nextElementSibling && row.nextElementSibling.querySelector("button.look");
      if (!look) return;
      let button = look.nextElementSibling;
      if (!button || !button.matches("button.compare")) {
        button = make("button", { type: "button", className: "compare under" }, "Side by side");
        look.after(button);
      }
      if (button.dataset.row !== String(place)) button.dataset.row = place;
    });
  };

  document.addEventListener("click", (event) => {
    const opens = event.target.closest("#chatbot button.compare");
    if (opens) return open(Number(opens.dataset.row));
    if (event.target.closest("#compare-back")) close();
  });
  document.addEventListener("keydown", (event) => {
    if (event.key !== "Escape" || about === null || visible(byId("stop")) || event.defaultPrevented) return;
    if (event.target.closest("[role=listbox], #compare-model input[aria-expanded=true]")) return;
    close();
  });
  window.hfjax.onConversations.push(() => {
    const now = onPage();
    if (about !== null && (!now || now.id !== about)) close();
  });
  new MutationObserver(show).observe(document.documentElement, { childList: true, subtree: true });
  window.hfjax.closeCompare = close;
  window.hfjax.channel("compare", (channel) => {
    asked = channel;
  });
})();

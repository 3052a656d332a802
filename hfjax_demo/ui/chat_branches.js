/* The alternatives of a message: under one that has others in its place, ‹ 2/3 › goes from one to the next. The tree is in the
   saved conversation (branches.py); what is chosen is its new leaf, and the server shows the line that leads there. */
(() => {
  "use strict";

  const { make, byId, visible, onPage, lineOf, rowsOf } = window.hfjax;
  let wanted = null; // the button that had the focus when its message was replaced

  const choose = (leaf, row, way) => {
    const { saved } = window.hfjax;
    const now = onPage();
    if (!now) return;
    wanted = { row, way };
    const conversations = saved.value.conversations.map((item) => (item === now ? { ...item, leaf } : item));
    const next = { ...saved.value, conversations };
    window.hfjax.store.write(next);
    saved.send("choose", next);
  };

  const switcher = (row, all, at, what) => {
    const others = { previous: all[at - 1], next: all[at + 1] };
    const turn = (way, sign) =>
      make("button", {
        type: "button",
        className: way,
        "aria-label": `${way === "next" ? "Next" : "Previous"} ${what}`,
        disabled: others[way] === undefined,
        onclick: () => choose(others[way], row, way),
      }, sign);
    return make("div", { className: "alternatives", role: "group", "aria-label": `${what} ${at + 1} of ${all.length}` },
      turn("previous", "‹"),
      make("span", { "aria-hidden": "true" }, `${at + 1}/${all.length}`),
      turn("next", "›"),
    );
  };

  const show = () => {
    if (visible(byId("stop"))) return; // the style sheet hides them while an answer comes
    const rows = [...document.querySelectorAll("#chatbot .message-row")];
    const now = onPage();
    const line = now ? lineOf(now) : [];
    const shown = rowsOf(rows);
    rows.forEach((row, at) => {
      const { turn: depth, last } = shown[at] || {};
      const buttons = row.nextElementSibling;
      if (!buttons || !buttons.matches(".message-buttons")) return;
      const all = [];
      if (last) {
        const parent = now.turns[line[depth]].parent;
        now.turns.forEach((turn, place) => turn.parent === parent && all.push(place));
      }
      const key = all.length > 1 ? `${line[depth]}/${all.join()}` : "";
      const before = buttons.querySelector(".alternatives");
      if ((before ? before.dataset.key : "") === key) return;
      if (before) before.remove();
      if (!key) return;
      const what = now.turns[line[depth]].role === "user" ? "wording" : "answer";
      const made = switcher(depth, all, all.indexOf(line[depth]), what);
      made.dataset.key = key;
      buttons.prepend(made);
      if (wanted && wanted.row === depth) {
        const same = made.querySelector(`.${wanted.way}`);
        (same.disabled ? made.querySelector("button:not(:disabled)") : same).focus();
        wanted = null;
      }
    });
  };

  window.hfjax.onConversations.push(show);
  new MutationObserver(show).observe(document.documentElement, { childList: true, subtree: true });
})();

/* Answers side by side: the alternatives of an answer in columns, over the conversation, and the one that another model is writing.
   All of them are in the saved conversation; the server is asked for a new answer only. */
(() => {
  "use strict";

  const { byId, make, onPage, titleOf, tree, talk, chats } = window.hfjax;
  const MOST = 4; // columns; of more answers the latest are shown
  const QUESTION = 400; // characters of the question, above the columns
  let about = null; // { id, depth }: the conversation that is open in the view, and the answer's place in it
  const columns = []; // { key, row, element }

  const alternatives = () => {
    const now = onPage();
    const line = now ? tree.lineOf(now) : [];
    const parent = line[about.depth - 1];
    if (parent === undefined) return { question: "", found: [], last: false };
    const found = now.turns.flatMap((turn, place) => (turn.parent === parent && turn.role === "assistant" ? [{ turn, place, on: line.includes(place) }] : []));
    const live = talk.live();
    if (live && live.turn && live.at === about.depth) found.push({ turn: live.turn, place: "live", on: true, live });
    return { question: now.turns[parent].content, found: found.slice(-MOST), last: line.length - 1 <= about.depth };
  };

  const column = ({ turn, place }) => {
    const row = new talk.Row(turn, about.depth, true);
    const element = make("section", { className: "compared", "data-place": place },
      make("p", { className: "compared-head" }, make("h3", {}, titleOf(turn.model) || "Unknown model"), make("span", { className: "fine" })),
      row.make(),
      make("button", { type: "button", className: "compared-take" }, "Continue with this answer"),
    );
    return { row, element };
  };

  const draw = () => {
    if (about === null) return;
    const { question, found, last } = alternatives();
    const cut = question.length <= QUESTION ? question : question.slice(0, QUESTION).trimEnd() + "…";
    if (byId("compare-question").textContent !== cut) byId("compare-question").textContent = cut;
    byId("compare").classList.toggle("last", last);
    found.forEach((one, at) => {
      const before = columns[at];
      const goesOn = before && before.row.turn.model === one.turn.model && one.turn.content.startsWith(before.row.turn.content);
      if (!before || !goesOn) {
        const made = column(one);
        if (before) before.element.replaceWith(made.element);
        else byId("compare-columns").append(made.element);
        columns[at] = made;
      }
      const { row, element } = columns[at];
      const live = Boolean(one.live && one.live.busy) && (one.live.thinking ? "thinking" : "answering");
      if (row.live !== live || !talk.same(row.turn, one.turn)) row.set(one.turn, live);
      element.dataset.place = one.place;
      element.classList.toggle("live", Boolean(one.live));
      const [measured] = one.turn.stats || [];
      const said = [one.on && "in the conversation", measured].filter(Boolean).map((part) => ` · ${part}`).join("");
      const fine = element.querySelector(".compared-head .fine");
      if (fine.textContent !== said) fine.textContent = said;
    });
    for (const gone of columns.splice(found.length)) gone.element.remove();
  };

  const open = (depth) => {
    const now = onPage();
    if (!now) return;
    about = { id: now.id, depth };
    for (const gone of columns.splice(0)) gone.element.remove();
    byId("chat").classList.add("comparing");
    draw();
    byId("compare-title").focus();
  };

  const close = () => {
    if (about === null) return;
    const { depth } = about;
    about = null;
    byId("chat").classList.remove("comparing");
    talk.newest();
    const button = document.querySelector(`#talk button.compare[data-row="${depth}"]`);
    if (button) button.focus();
  };

  document.addEventListener("click", (event) => {
    const opens = event.target.closest("#talk button.compare");
    if (opens) return open(Number(opens.dataset.row));
    if (event.target.closest("#compare-back")) return close();
    const take = event.target.closest(".compared-take");
    if (!take || chats.isBusy()) return;
    window.hfjax.choose(Number(take.closest(".compared").dataset.place));
    close();
  });
  document.addEventListener("keydown", (event) => {
    if (event.key !== "Escape" || about === null || chats.isBusy() || event.defaultPrevented) return;
    if (event.target.closest("[role=listbox], #compare-model input[aria-expanded=true]")) return;
    close();
  });
  window.hfjax.onTalk.push(() => {
    const now = onPage();
    if (about !== null && (!now || now.id !== about.id)) close();
    draw();
  });
})();

/* Conversations found by their words, or by phrases in quotation marks. The database is read by the page's script alone. What is
   found shows the place within its message, and opens there. */
(() => {
  "use strict";

  const { byId, make, tree, chats } = window.hfjax;
  const AROUND = 40; // characters of a text before its first hit
  const WAIT_MS = 120;
  const MOST = 200; // conversations that are listed

  const field = () => byId("search");

  /* What is looked for: phrases in quotation marks, and the words outside of them. */
  const terms = () => {
    const parts = field() ? field().value.toLowerCase().split(/["“”]/) : [];
    const closed = parts.length % 2 ? parts.length : parts.length - 1;
    return parts.flatMap((part, place) =>
      place % 2 && place < closed ? [part.trim().split(/\s+/).join(" ")] : part.split(/\s+/)).filter(Boolean);
  };

  const plain = (text) => text.split(/\s+/).join(" ");

  /* The text with its hits marked, from a little before the first one on. */
  const marked = (text, wanted, whole) => {
    const line = plain(text);
    const small = line.toLowerCase();
    const hits = wanted.map((word) => small.indexOf(word)).filter((at) => at >= 0);
    const begin = whole || !hits.length ? 0 : Math.max(Math.min(...hits) - AROUND, 0);
    const end = whole ? line.length : begin + 4 * AROUND;
    const parts = [begin ? "…" : ""];
    let at = begin;
    while (at < end) {
      const next = wanted.map((word) => [small.indexOf(word, at), word.length]).filter(([place]) => place >= 0 && place < end);
      if (!next.length) break;
      const [place, length] = next.sort((a, b) => a[0] - b[0] || b[1] - a[1])[0];
      parts.push(line.slice(at, place), make("mark", {}, line.slice(place, place + length)));
      at = place + length;
    }
    return [...parts, line.slice(at, Math.max(end, at)), end < line.length ? "…" : ""];
  };

  const textsOf = ({ content = "", thoughts = "", files = [] }) => [content, thoughts, ...files.flatMap(({ name, text }) => [name, text])];

  /* The conversation as a hit, or null: the turn that has the most of what is looked for, one on the page before others. */
  const hitOf = (record, wanted) => {
    const line = new Set(tree.lineOf(record));
    let best = null;
    const all = [plain(record.title).toLowerCase()];
    record.turns.forEach((turn, place) => {
      for (const text of textsOf(turn)) {
        const small = plain(text).toLowerCase();
        all.push(small);
        const count = wanted.filter((word) => small.includes(word)).length * 2 + (line.has(place) ? 1 : 0);
        if (count > 1 && (!best || count > best.count)) best = { count, text, turn: turn.id };
      }
    });
    const found = wanted.every((word) => all.some((text) => text.includes(word)));
    return found ? { id: record.id, title: record.title, said: best && best.text, turn: best && best.turn } : null;
  };

  let asked = 0;
  const find = async (wanted) => {
    const mine = (asked += 1);
    const hits = [];
    await chats.each((record) => {
      if (mine !== asked) return true;
      const hit = hitOf(record, wanted);
      if (hit) hits.push(hit);
      return hits.length >= MOST;
    });
    return mine === asked ? hits : null;
  };

  const open = async ({ id, turn }) => {
    window.hfjax.closeDrawer();
    if (!(await chats.go(id, turn))) return;
    for (let frames = 0; frames < 300 && !at(turn); frames++) await new Promise((resolve) => requestAnimationFrame(resolve));
    paint(turn);
  };

  const show = async () => {
    const list = byId("found");
    if (!list) return;
    const wanted = terms();
    byId("sidebar").classList.toggle("searching", wanted.length > 0);
    const hits = wanted.length ? await find(wanted) : (asked += 1) && [];
    if (hits === null) return;
    const held = list.contains(document.activeElement) ? document.activeElement.dataset.id : null;
    list.replaceChildren(
      ...hits.map((hit) =>
        make("li", {},
          make("button", { type: "button", className: hit.id === chats.current() ? "hit selected" : "hit", "data-id": hit.id, onclick: () => open(hit) },
            make("span", { className: "title" }, ...marked(hit.title, wanted, true)),
            hit.said ? make("span", { className: "said" }, ...marked(hit.said, wanted, false)) : null,
          ),
        ),
      ),
    );
    const again = [...list.querySelectorAll("button")].find((hit) => hit.dataset.id === held);
    if (again) again.focus();
    const many = hits.length >= MOST ? `The newest ${MOST} conversations` : `${hits.length || "No"} conversations`;
    byId("found-count").textContent = wanted.length === 0 ? "" : hits.length === 1 ? "1 conversation" : many;
    paint();
  };

  let waiting = null;
  const soon = () => {
    clearTimeout(waiting);
    waiting = setTimeout(show, WAIT_MS);
  };

  /* -- the hits within the conversation on the page, marked without a change of the document ---------------------- */

  /* Where the turn with this id is on the page. */
  const at = (turn) => {
    const place = turn ? window.hfjax.turnsOnPage().findIndex(({ id }) => id === turn) : -1;
    return place < 0 ? null : window.hfjax.messageAt(place);
  };

  /* `turn`: the message that is to be seen. */
  let painted = false;
  const paint = (turn = null) => {
    const wanted = terms();
    if ((!painted && !wanted.length) || !byId("talk")) return;
    painted = wanted.length > 0;
    const ranges = [];
    const message = at(turn);
    let first = null;
    const texts = document.createTreeWalker(byId("talk"), NodeFilter.SHOW_TEXT);
    while (painted && texts.nextNode()) {
      const node = texts.currentNode;
      if (!node.parentElement.closest(".message")) continue;
      const small = node.data.toLowerCase();
      for (const word of wanted) {
        for (let place = small.indexOf(word); place >= 0 && ranges.length < 1000; place = small.indexOf(word, place + word.length)) {
          const range = new Range();
          range.setStart(node, place);
          range.setEnd(node, place + word.length);
          ranges.push(range);
          if (!first && message && message.contains(node)) first = range;
        }
      }
    }
    CSS.highlights.set("found", new Highlight(...ranges));
    if (!message) return;
    const folded = first && first.startContainer.parentElement.closest("details:not([open])");
    if (folded) folded.open = true;
    window.hfjax.talk.stay();
    (first ? first.startContainer.parentElement : message).scrollIntoView({ block: "center" });
  };

  let drawing = false;
  new MutationObserver(() => {
    if (drawing || !painted) return;
    drawing = true;
    requestAnimationFrame(() => {
      drawing = false;
      paint();
    });
  }).observe(document.documentElement, { childList: true, subtree: true, characterData: true });

  window.hfjax.onConversations.push(() => terms().length && soon());
  document.addEventListener("input", (event) => event.target.id === "search" && soon());
  document.addEventListener("keydown", (event) => {
    const inField = event.target.id === "search";
    const hit = event.target.closest("#found button");
    if (!inField && !hit) return;
    const buttons = [...document.querySelectorAll("#found button")];
    const place = buttons.indexOf(hit);
    if (event.key === "Escape" && field().value) {
      event.preventDefault();
      field().value = "";
      show();
      field().focus();
    } else if (event.key === "Enter" && inField && buttons.length) {
      buttons[0].click();
    } else if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      const next = event.key === "ArrowDown" ? buttons[place + 1] : place > 0 ? buttons[place - 1] : field();
      if (!next) return;
      event.preventDefault();
      next.focus();
    }
  });
})();

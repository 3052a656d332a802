/* Conversations found by their words, and files imported. Both stay in the browser: the search reads the saved conversations, a
   chosen file goes to the server once, which checks it and hands back a conversation. */
(() => {
  "use strict";

  const { byId, make } = window.hfjax;
  const MOST = 3000000; // characters; as importing.py has it
  const AROUND = 40; // characters of a text before its first hit

  const field = () => byId("search");
  const words = () => (field() ? field().value.toLowerCase().split(/\s+/).filter(Boolean) : []);
  const all = () => {
    const value = window.hfjax.saved && window.hfjax.saved.value;
    return value && Array.isArray(value.conversations) ? value.conversations : [];
  };

  /* The text with its hits marked, from a little before the first one on. */
  const marked = (text, wanted, whole) => {
    const line = text.replace(/\s+/g, " ");
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

  const found = (wanted) =>
    all().flatMap((item, place) => {
      const texts = (item.turns || []).flatMap(({ content, files = [] }) => [content || "", ...files.map(({ name }) => name)]);
      const whole = [item.title, ...texts].join("\n").toLowerCase();
      if (!wanted.every((word) => whole.includes(word))) return [];
      const said = texts.find((text) => wanted.some((word) => text.toLowerCase().includes(word)));
      return [{ item, place, said }];
    });

  const open = (place) => {
    const radio = document.querySelectorAll("#conversations input")[place];
    if (radio) radio.click();
  };

  const show = () => {
    const list = byId("found");
    if (!list) return;
    const wanted = words();
    byId("sidebar").classList.toggle("searching", wanted.length > 0);
    const hits = wanted.length ? found(wanted) : [];
    const held = list.contains(document.activeElement) ? document.activeElement.dataset.id : null;
    const current = window.hfjax.saved && window.hfjax.saved.value && window.hfjax.saved.value.current;
    list.replaceChildren(
      ...hits.map(({ item, place, said }) =>
        make("li", {},
          make("button", { type: "button", className: item.id === current ? "hit selected" : "hit", "data-id": item.id, onclick: () => open(place) },
            make("span", { className: "title" }, ...marked(item.title, wanted, true)),
            said === undefined ? null : make("span", { className: "said" }, ...marked(said, wanted, false)),
          ),
        ),
      ),
    );
    const again = [...list.querySelectorAll("button")].find((hit) => hit.dataset.id === held);
    if (again) again.focus();
    byId("found-count").textContent =
      wanted.length === 0 ? "" : hits.length === 1 ? "1 conversation" : `${hits.length || "No"} conversations`;
    paint();
  };

  /* The hits within the conversation on the page, marked without a change of the document. */
  let painted = false;
  const paint = () => {
    if (!window.Highlight || (!painted && !words().length)) return;
    const wanted = words();
    painted = wanted.length > 0;
    const ranges = [];
    const texts = document.createTreeWalker(byId("talk"), NodeFilter.SHOW_TEXT);
    while (painted && texts.nextNode()) {
      const node = texts.currentNode;
      if (!node.parentElement.closest(".message")) continue;
      const small = node.data.toLowerCase();
      for (const word of wanted) {
        for (let at = small.indexOf(word); at >= 0 && ranges.length < 1000; at = small.indexOf(word, at + word.length)) {
          const range = new Range();
          range.setStart(node, at);
          range.setEnd(node, at + word.length);
          ranges.push(range);
        }
      }
    }
    CSS.highlights.set("found", new Highlight(...ranges));
  };

  let asked = false;
  new MutationObserver(() => {
    if (asked || !painted) return;
    asked = true;
    requestAnimationFrame(() => {
      asked = false;
      paint();
    });
  }).observe(document.documentElement, { childList: true, subtree: true, characterData: true });

  window.hfjax.onConversations.push(() => words().length && show());
  document.addEventListener("input", (event) => event.target.id === "search" && show());
  document.addEventListener("keydown", (event) => {
    const inField = event.target.id === "search";
    const hit = event.target.closest("#found button");
    if (!inField && !hit) return;
    const buttons = [...document.querySelectorAll("#found button")];
    const at = buttons.indexOf(hit);
    if (event.key === "Escape" && words().length) {
      event.preventDefault();
      field().value = "";
      show();
      field().focus();
    } else if (event.key === "Enter" && inField && buttons.length) {
      buttons[0].click();
    } else if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      const next = event.key === "ArrowDown" ? buttons[at + 1] : at > 0 ? buttons[at - 1] : field();
      if (!next) return;
      event.preventDefault();
      next.focus();
    }
  });

  window.hfjax.channel("import", (channel) => {
    document.addEventListener("click", (event) => event.target.closest("#import") && byId("import-file").click());
    document.addEventListener("change", async (event) => {
      if (event.target.id !== "import-file" || !event.target.files.length) return;
      const [file] = event.target.files;
      const text = file.size > 4 * MOST ? null : await file.text();
      event.target.value = "";
      channel.send("give", text !== null && text.length <= MOST ? { text } : {});
    });
  });
})();

/* The list of conversations: by date, with a menu on each row, several selected, import and export. What it does to conversations is
   in store.js. */
(() => {
  "use strict";

  const { byId, make, onFiles, chats } = window.hfjax;
  const UNDO_MS = 10000;
  const DAY_S = 86400;
  const MONTH = new Intl.DateTimeFormat("en", { month: "long", year: "numeric" });

  let nav = null;
  let selected = null; // ids, while several can be selected
  let renaming = null; // an id
  const rows = new Map();

  const headOf = (id) => chats.list().find((head) => head.id === id);

  /* Under which heading a conversation stands. */
  const groupOf = (head, midnight) => {
    if (head.pinned) return "Pinned";
    if (head.updated >= midnight) return "Today";
    if (head.updated >= midnight - DAY_S) return "Yesterday";
    if (head.updated >= midnight - 7 * DAY_S) return "Previous 7 days";
    return MONTH.format(head.updated * 1000);
  };

  const midnight = () => new Date().setHours(0, 0, 0, 0) / 1000;

  /* -- a row ----------------------------------------------------------------------------------------------------- */

  const rowOf = (head) => {
    let row = rows.get(head.id);
    if (!row) {
      const link = make("a", { href: `#/chat/${head.id}`, className: "title" });
      const more = make("button", { type: "button", className: "more", "aria-haspopup": "menu", "aria-expanded": "false" }, "⋯");
      const box = make("input", { type: "checkbox", className: "pick" });
      row = make("li", { className: "row" }, box, link, more);
      row.dataset.id = head.id;
      rows.set(head.id, row);
    }
    if (row.head === head) return row;
    row.head = head;
    const [box, link, more] = row.querySelectorAll(".pick, .title, .more");
    link.textContent = head.title;
    link.title = head.title;
    more.setAttribute("aria-label", `More about ${head.title}`);
    box.setAttribute("aria-label", `Select ${head.title}`);
    return row;
  };

  /* The row of the conversation on the page, and the check boxes. */
  let open = null;
  const mark = () => {
    const row = rows.get(chats.current()) || null;
    if (row !== open) {
      if (open) open.querySelector(".title").removeAttribute("aria-current");
      if (open) open.classList.remove("selected");
      if (row) row.querySelector(".title").setAttribute("aria-current", "page");
      if (row) row.classList.add("selected");
      open = row;
    }
    nav.classList.toggle("picking", selected !== null);
    if (selected) for (const [id, each] of rows) each.querySelector(".pick").checked = selected.has(id);
    bar();
  };

  let drawn = ""; // what the list shows, in its order
  const draw = () => {
    if (!nav || renaming) return;
    const heads = chats.list();
    const start = midnight();
    const groups = new Map();
    for (const head of [...heads.filter(({ pinned }) => pinned), ...heads.filter(({ pinned }) => !pinned)]) {
      const name = groupOf(head, start);
      if (!groups.has(name)) groups.set(name, []);
      groups.get(name).push(rowOf(head));
    }
    const order = JSON.stringify([...groups].map(([name, items]) => [name, ...items.map((row) => row.dataset.id)]));
    if (order !== drawn) {
      drawn = order;
      const held = nav.contains(document.activeElement) ? document.activeElement : null;
      const here = new Set(heads.map(({ id }) => id));
      for (const id of [...rows.keys()]) if (!here.has(id)) rows.delete(id);
      if (selected) selected = new Set([...selected].filter((id) => here.has(id)));
      nav.replaceChildren(...[...groups].flatMap(([name, items]) => [make("h2", {}, name), make("ul", { "aria-label": name }, ...items)]));
      if (held && document.activeElement !== held && nav.contains(held)) held.focus();
    }
    mark();
  };

  let asked = false; // to draw, in the next frame
  const soon = () => {
    if (asked) return;
    asked = true;
    setTimeout(() => {
      asked = false;
      draw();
    });
  };

  /* -- several --------------------------------------------------------------------------------------------------- */

  const bar = () => {
    const line = byId("picked");
    if (!line) return;
    line.hidden = selected === null;
    if (!selected) return;
    byId("picked-count").textContent = selected.size === 1 ? "1 selected" : `${selected.size} selected`;
    for (const name of ["picked-export", "picked-delete"]) byId(name).disabled = !selected.size;
  };

  const pick = (ids) => {
    selected = ids && new Set(ids);
    draw();
    const first = ids && rows.get(ids[0]);
    if (first) first.querySelector(".pick").focus();
  };

  /* -- deleting, which can be undone ----------------------------------------------------------------------------- */

  let forgetting = null;
  const notice = (text, label = null, act = null) => {
    clearTimeout(forgetting);
    const line = byId("undo-line");
    if (!line) return;
    const close = () => line.replaceChildren();
    const button = label && make("button", { type: "button", className: "quiet", onclick: async () => {
      close();
      await act();
      window.hfjax.focus("#conversations .selected a, #new-chat");
    } }, label);
    line.replaceChildren(make("span", {}, text), ...(button ? [button] : []));
    forgetting = setTimeout(function wait() {
      if (line.matches(":hover, :focus-within")) forgetting = setTimeout(wait, 1000);
      else close();
    }, UNDO_MS);
  };

  const remove = async (ids) => {
    const [first] = ids;
    const what = ids.length === 1 ? `“${headOf(first).title}” is deleted.` : `${ids.length} conversations are deleted.`;
    const list = chats.list().map(({ id }) => id);
    const next = list.slice(list.indexOf(first) + 1).find((id) => !ids.includes(id)) || list.find((id) => !ids.includes(id));
    const open = chats.current();
    const undo = await chats.remove(ids);
    pick(null);
    notice(what, "Undo", async () => {
      await undo();
      if (ids.includes(open)) await chats.go(open);
    });
    const row = next && rows.get(next);
    if (row) row.querySelector("a").focus({ preventScroll: true });
    else window.hfjax.focus("#new-chat");
  };

  /* -- renaming, in its place ------------------------------------------------------------------------------------ */

  const rename = (id) => {
    const row = rows.get(id);
    if (!row) return;
    renaming = id;
    const link = row.querySelector("a");
    const field = make("input", { type: "text", className: "rename", value: headOf(id).title, maxLength: 200, "aria-label": "New title" });
    let over = false;
    const end = async (keep) => {
      if (over) return;
      over = true;
      const typed = field.value;
      renaming = null;
      field.replaceWith(link);
      if (keep && typed !== link.textContent) await chats.rename(id, typed);
      draw();
      if (document.activeElement === document.body) link.focus({ preventScroll: true });
    };
    field.addEventListener("keydown", (event) => {
      if (event.key !== "Enter" && event.key !== "Escape") return;
      if (event.isComposing) return;
      event.preventDefault();
      event.stopPropagation();
      end(event.key === "Enter");
    });
    field.addEventListener("blur", () => end(true));
    link.replaceWith(field);
    field.focus();
    field.select();
  };

  /* -- the menu of a row ----------------------------------------------------------------------------------------- */

  let menu = null;
  const closeMenu = (back) => {
    if (!menu) return;
    const { element, button } = menu;
    menu = null;
    element.remove();
    button.setAttribute("aria-expanded", "false");
    if (back) button.focus();
  };

  const openMenu = (button, id) => {
    closeMenu(false);
    const head = headOf(id);
    const act = (name, does) => make("button", { type: "button", role: "menuitem", tabIndex: -1, onclick: () => {
      closeMenu(false);
      does();
    } }, name);
    const focusBack = () => rows.get(id) && rows.get(id).querySelector(".more").focus();
    const element = make("div", { id: "chat-menu", role: "menu", "aria-label": `More about ${head.title}` },
      act("Rename", () => rename(id)),
      act(head.pinned ? "Unpin" : "Pin", async () => {
        await chats.pin(id, !head.pinned);
        focusBack();
      }),
      act("Export Markdown", () => window.hfjax.exporting.one(id, "markdown").then(focusBack)),
      act("Export JSON", () => window.hfjax.exporting.one(id, "json").then(focusBack)),
      act("Select", () => pick([id])),
      act("Delete", () => remove([id])),
    );
    byId("sidebar").append(element);
    const at = button.getBoundingClientRect();
    const size = element.getBoundingClientRect();
    element.style.left = `${Math.max(8, Math.min(at.right - size.width, window.innerWidth - size.width - 8))}px`;
    element.style.top = `${at.bottom + size.height > window.innerHeight - 8 ? Math.max(8, at.top - size.height) : at.bottom}px`;
    button.setAttribute("aria-expanded", "true");
    menu = { element, button };
    element.firstElementChild.focus();
  };

  document.addEventListener("click", (event) => {
    if (menu && !event.target.closest("#chat-menu, .more")) closeMenu(false);
    const more = event.target.closest("#conversations .more");
    if (more) {
      if (menu && menu.button === more) closeMenu(true);
      else openMenu(more, more.parentElement.dataset.id);
    }
  });

  document.addEventListener("keydown", (event) => {
    if (menu && event.target.closest("#chat-menu")) {
      const items = [...menu.element.children];
      const at = items.indexOf(event.target);
      const to = { ArrowDown: items[(at + 1) % items.length], ArrowUp: items[(at + items.length - 1) % items.length], Home: items[0], End: items.at(-1) }[event.key];
      if (to) to.focus();
      else if (event.key === "Escape") closeMenu(true);
      else if (event.key === "Tab") closeMenu(false);
      if (to || event.key === "Escape") event.preventDefault();
      return;
    }
    const row = event.target.closest("#conversations .row");
    if (!row || event.target.matches(".rename")) return;
    if (event.key === "F2" && !selected) rename(row.dataset.id);
    else if (event.key === "Delete" && !selected) remove([row.dataset.id]);
    else if (event.key === "Escape" && selected) pick(null);
    else if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      const all = [...document.querySelectorAll("#conversations .row")];
      const next = all[all.indexOf(row) + (event.key === "ArrowDown" ? 1 : -1)];
      const kind = [...event.target.classList].find((name) => ["title", "more", "pick"].includes(name));
      if (next && kind) next.querySelector(`.${kind}`).focus();
    } else return;
    event.preventDefault();
  });

  /* What scrolls beside it, such as an answer that comes, leaves the menu where it belongs. */
  document.addEventListener("scroll", (event) => menu && event.target.contains(menu.button) && closeMenu(false), true);

  /* -- files ----------------------------------------------------------------------------------------------------- */

  const take = async (files) => {
    const found = [];
    let problem = "";
    for (const file of files) {
      try {
        found.push(...window.hfjax.importing.conversations(await file.text()));
      } catch (error) {
        problem = `Not read: ${file.name}. ${error.message}`;
      }
    }
    const before = chats.list().length;
    await chats.add(found);
    const more = chats.list().length - before;
    const counted = more === 1 ? "1 conversation is imported." : `${more} conversations are imported.`;
    const there = found.length - more ? ` ${found.length - more} were here already.` : "";
    notice([problem, found.length ? counted + there : ""].filter(Boolean).join(" "));
    if (found.length === 1) await chats.go(found[0].id);
  };

  onFiles("import-file", "import", take);
  document.addEventListener("change", ({ target }) => {
    if (!target.matches("#conversations .pick")) return;
    const { id } = target.closest(".row").dataset;
    if (target.checked) selected.add(id);
    else selected.delete(id);
    bar();
  });

  document.addEventListener("click", async (event) => {
    const hit = (selector) => event.target.closest(selector);
    if (hit("#new-chat")) {
      await chats.startNew();
      window.hfjax.focus("#message textarea");
    } else if (hit("#export-all")) await window.hfjax.exporting.several();
    else if (hit("#picked-all")) pick(chats.list().map(({ id }) => id));
    else if (hit("#picked-export")) await window.hfjax.exporting.several([...selected]);
    else if (hit("#picked-delete")) await remove([...selected]);
    else if (hit("#picked-cancel")) pick(null);
  });

  document.addEventListener("dragover", (event) => event.target.closest && event.target.closest("#sidebar") && event.preventDefault());
  document.addEventListener("drop", (event) => {
    if (!event.target.closest || !event.target.closest("#sidebar") || !event.dataTransfer.files.length) return;
    event.preventDefault();
    take([...event.dataTransfer.files]);
  });

  window.hfjax.say = (text) => notice(text);
  window.hfjax.channel("sidebar", () => {
    nav = byId("conversations");
    drawn = "";
    draw();
  });
  window.hfjax.onConversations.push(soon);
  setInterval(() => !document.hidden && draw(), 600000); // midnight passes
})();

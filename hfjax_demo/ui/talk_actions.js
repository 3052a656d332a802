/* What can be done with a message: copied, edited, answered once more, taken back and brought again; and its alternatives: under
   one that has others in its place, ‹ 2/3 › goes from one to the next (tree.js). */
(() => {
  "use strict";

  const { make, byId, copyText, onPage, turnsOnPage, talk, tree, chats } = window.hfjax;
  let asked = null; // the channel
  window.hfjax.channel("talk-asked", (channel) => {
    asked = channel;
  });

  /* Put a conversation, changed or deleted meanwhile, onto the page. */
  const put = (conversation) => chats.put(conversation);
  const choose = (leaf) => {
    const now = onPage();
    if (now) put(tree.opened(now, leaf)); // with what was said last behind it
  };

  // -- copying

  const copy = async (button, text) => {
    await copyText(text);
    button.classList.add("copied");
    setTimeout(() => button.classList.remove("copied"), 1500);
  };

  // -- editing

  const edit = (row) => {
    if (row.element.querySelector(".editor")) return;
    const field = make("textarea", { value: row.turn.content, "aria-label": "Edit the message", rows: 3, dir: "auto" });
    const submit = make("button", { type: "button", className: "submit" }, "Submit");
    const cancel = make("button", { type: "button", className: "cancel" }, "Cancel");
    const editor = make("div", { className: "editor" }, field,
      make("p", {}, submit, cancel, make("span", { className: "fine" }, "Ctrl+Enter submits, Esc cancels")),
    );
    const close = () => {
      editor.remove();
      row.element.classList.remove("editing");
    };
    const leave = () => {
      close();
      const button = row.element.querySelector("button.edit");
      if (button) button.focus();
    };
    const send = () => {
      if (chats.isBusy() || !field.value.trim()) return;
      const index = talk.rows.indexOf(row);
      close();
      asked.send("edit", { index, text: field.value });
      window.hfjax.focus("#message textarea");
    };
    const grow = () => {
      if (CSS.supports("field-sizing", "content")) return;
      field.style.height = "auto";
      field.style.height = `${field.scrollHeight + 2}px`;
    };
    field.addEventListener("input", grow);
    field.addEventListener("keydown", (event) => {
      if (event.isComposing) return;
      if (event.key === "Escape") {
        event.preventDefault();
        leave();
      } else if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) {
        event.preventDefault();
        send();
      }
    });
    submit.addEventListener("click", send);
    cancel.addEventListener("click", leave);
    row.element.classList.add("editing");
    row.element.insertBefore(editor, row.actions);
    field.focus();
    field.setSelectionRange(field.value.length, field.value.length);
    grow();
  };

  // -- the summary of the oldest messages

  /* Give the row's turn this note; null: none, so that the model reads the messages again. */
  const setNote = (row, text) => {
    const now = onPage();
    const at = now && tree.lineOf(now)[talk.rows.indexOf(row)];
    if (at === undefined || chats.isBusy()) return;
    const { note, ...rest } = now.turns[at];
    const turn = text === null ? rest : { ...rest, note: { ...note, text } };
    put({ ...now, turns: now.turns.map((old, place) => (place === at ? turn : old)) });
    window.hfjax.say(text === null ? "The summary is removed. The model reads the messages again, as far as they fit, or an earlier summary of them." : "The summary is saved.");
  };

  // -- undoing, and undoing that

  let undone = null; // { conversation, text }: what was on the page, and what came back into the message box
  const offer = (is) => {
    byId("undone").hidden = !is;
  };
  const undo = () => {
    const now = onPage();
    if (!now || chats.isBusy()) return;
    const { content: text = "", images = [], files = [] } = turnsOnPage().findLast(({ role }) => role === "user") || {};
    const left = tree.withoutLastQuestion(now);
    undone = { conversation: JSON.parse(JSON.stringify(now)), text, left: tree.lineOf(left).length };
    const box = document.querySelector("#message textarea");
    if (!box.value.trim()) window.hfjax.write(box, text);
    if (!window.hfjax.attached().length) window.hfjax.attach([...images, ...files]);
    put(left);
    offer(true);
  };
  const redo = () => {
    if (!undone || chats.isBusy()) return;
    const { conversation, text } = undone;
    undone = null;
    offer(false);
    const box = document.querySelector("#message textarea");
    if (box && box.value === text) {
      window.hfjax.write(box, "");
      window.hfjax.attach([]);
    }
    put(conversation);
  };
  const hear = () => {
    if (!undone) return;
    const now = onPage(); // null where the first message was taken back
    const elsewhere = now && now.id !== undone.conversation.id;
    if (!elsewhere && !talk.live() && turnsOnPage().length === undone.left) return;
    undone = null;
    offer(false);
  };

  // -- alternatives

  let wanted = null; // the button that had the focus when its message was replaced
  const switcher = (row, all, at, what) => {
    const others = { previous: all[at - 1], next: all[at + 1] };
    const turn = (way, sign) =>
      make("button", {
        type: "button",
        className: way,
        "aria-label": `${way === "next" ? "Next" : "Previous"} ${what}`,
        disabled: others[way] === undefined,
        onclick: () => {
          wanted = { row, way };
          choose(others[way]);
        },
      }, sign);
    return make("div", { className: "alternatives", role: "group", "aria-label": `${what} ${at + 1} of ${all.length}` },
      turn("previous", "‹"),
      make("span", { "aria-hidden": "true" }, `${at + 1}/${all.length}`),
      turn("next", "›"),
    );
  };

  const alternatives = () => {
    const now = onPage();
    if (!now || talk.live()) return; // the style sheet hides them while an answer comes
    const line = tree.lineOf(now);
    const children = new Map();
    now.turns.forEach(({ parent }, place) => children.set(parent, [...(children.get(parent) || []), place]));
    talk.rows.forEach((row, depth) => {
      const at = line[depth];
      if (!row.element || at === undefined) return;
      const all = children.get(now.turns[at].parent) || [];
      const key = all.length > 1 ? `${at}/${all.join()}` : "";
      if ((row.alternatives || "") === key) return;
      row.alternatives = key;
      const before = row.actions.querySelector(".alternatives");
      if (before) before.remove();
      if (!key) return;
      const made = switcher(depth, all, all.indexOf(at), row.mine ? "wording" : "answer");
      row.actions.prepend(made);
      if (wanted && wanted.row === depth) {
        const button = made.querySelector(`.${wanted.way}`);
        (button.disabled ? made.querySelector("button:not(:disabled)") : button).focus();
        wanted = null;
      }
    });
  };

  window.hfjax.onTalk.push(hear, alternatives);
  window.hfjax.onConversations.push(hear);

  document.addEventListener("click", (event) => {
    if (event.target.closest("#undone button")) return redo();
    const example = event.target.closest("#talk-empty .example");
    if (example && asked && !chats.isBusy()) return asked.send("example", { text: example.dataset.text });
    const noted = event.target.closest("#talk .note [data-note]");
    if (noted) {
      const row = talk.rows[Number(noted.closest("[data-row].turn").dataset.row)];
      const text = noted.closest(".note").querySelector("textarea").value.trim();
      return row && setNote(row, noted.dataset.note === "save" && text ? text : null);
    }
    const pressed = event.target.closest("#talk .actions > button[data-do]");
    if (!pressed) return;
    const row = talk.rows[Number(pressed.closest("[data-row].turn").dataset.row)];
    if (!row || !asked) return;
    const { do: what } = pressed.dataset;
    if (what === "copy") copy(pressed, row.turn.content);
    else if (chats.isBusy()) return;
    else if (what === "edit") edit(row);
    else if (what === "retry") asked.send("retry", {});
    else if (what === "undo") undo();
  });

  window.hfjax.copy = copy;
  window.hfjax.choose = choose;
  window.hfjax.ask = (event, value) => asked && asked.send(event, value);
})();

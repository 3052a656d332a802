/* The conversation on the page: a list that appends. Its messages are the turns of the saved conversation that is open, drawn once;
   the one that is being written comes by the channel "talk", with the question that it answers, and is the only one that changes. */
(() => {
  "use strict";

  const { make, byId, markdown, sizeOf, onPage, turnsOnPage, chats } = window.hfjax;
  const SLICE_MS = 12; // of drawing at a time, so that the page answers to keys meanwhile
  const NEAR = 24; // pixels from the end that count as the end

  // -- which turns are shown

  let channel = null;
  /* The answer that is being written in the conversation on the page: `turn` is it, null before its first character; `asked` the
     question before it; `at` how many turns stand before it. That of a conversation that was left is not shown. */
  const live = () => {
    const value = channel && channel.value;
    return value && value.id === chats.current() ? value : null;
  };
  const shown = () => {
    const turns = turnsOnPage();
    const coming = live();
    if (!coming) return turns;
    return [...turns.slice(0, coming.at - 1), coming.asked, ...(coming.turn ? [coming.turn] : [])];
  };

  const titleOf = (model) => {
    const titles = window.hfjax.titles || (window.hfjax.titles = JSON.parse(byId("talk").dataset.titles));
    return model ? titles[model] || model : "";
  };

  // -- one message

  const readable = (text) => {
    try {
      return JSON.stringify(JSON.parse(text), null, 2);
    } catch {
      return text; // the model has written something else
    }
  };

  const callOf = ({ name, arguments: given, said, result }) => {
    const refused = result === byId("talk").dataset.refused;
    const head = result === undefined ? "Wants to call " : refused ? "Not called: " : "Called ";
    const pre = (label, text) => make("pre", { tabIndex: 0, "aria-label": label, role: "group" }, text);
    const call = make("details", { className: "tool-call", open: result === undefined },
      make("summary", {}, head, make("b", {}, name)),
      pre("Arguments", readable(given)),
      result === undefined || refused ? null : pre("Result", result),
    );
    return [...(said ? [make("p", { className: "tool-said", dir: "auto" }, said)] : []), call];
  };

  const minutes = (seconds) => (seconds < 120 ? `${seconds} s` : `${Math.floor(seconds / 60)} min ${seconds % 60} s`);
  const thoughtFor = (seconds) =>
    seconds < 0.05 ? "Thoughts" : seconds < 10 ? `Thought for ${seconds.toFixed(1)} s` : `Thought for ${minutes(Math.round(seconds))}`;

  const MAX_NOTE = 20000; // characters, as requests.py has it

  /* What the model reads in place of the oldest messages; see notes.py. */
  const noteOf = ({ text, turns }) =>
    make("details", { className: "note" },
      make("summary", {}, `Summary of the first ${turns} messages`),
      make("div", { className: "editor" },
        make("textarea", { value: text, rows: 6, maxLength: MAX_NOTE, dir: "auto", "aria-label": "Summary" }),
        make("p", {},
          make("button", { type: "button", className: "submit", "data-note": "save" }, "Save the summary"),
          make("button", { type: "button", className: "cancel", "data-note": "remove" }, "Use the messages again"),
          make("span", { className: "fine" }, "From here to the next summary the model reads this in place of those messages."))),
    );

  const button = (what, label, more = {}) => make("button", { type: "button", className: `under ${what}`, "data-do": what, ...more }, label);

  const drawnOf = ({ role, content, thoughts = "", model = "", images = [], files = [], calls = [], stats = [], note = null }) =>
    JSON.stringify([role, content, thoughts, model, images, files, calls, stats, note]);
  const same = (one, other) => one === other || drawnOf(one) === drawnOf(other);

  /* A message in its element. `bare`: without what can be done with it. */
  class Row {
    constructor(turn, place, bare = false) {
      this.bare = bare;
      this.place = place;
      this.live = false;
      this.turn = turn;
      this.element = null;
    }

    get mine() {
      return this.turn.role === "user";
    }

    make(live = false) {
      const article = make("article", { className: `turn ${this.mine ? "user" : "bot"}`, "data-row": this.place });
      this.element = article;
      if (this.mine) {
        article.setAttribute("aria-label", "You");
        if (this.turn.note && !this.bare) article.append(noteOf(this.turn.note));
        this.given(this.turn);
      }
      this.words = null;
      if (!this.bare) {
        const more = this.mine
          ? [button("edit", "Edit")]
          : [button("look", "Look inside", { "data-row": this.place }), button("compare", "Side by side", { "data-row": this.place })];
        this.actions = make("div", { className: "actions" },
          button("copy", "Copy", { "aria-label": "Copy message" }),
          ...(this.mine ? more : []),
          button("retry", "Retry"),
          button("undo", "Undo"),
          ...(this.mine ? [] : more),
        );
        article.append(this.actions);
      }
      this.set(this.turn, live);
      return article;
    }

    given({ images = [], files = [] }) {
      const one = ({ name, text }) =>
        make("details", { className: "file" },
          make("summary", {}, make("b", {}, name), " ", make("span", {}, sizeOf(text))),
          make("pre", { tabIndex: 0, role: "group", "aria-label": `Text of ${name}` }, text),
        );
      if (!images.length && !files.length) return;
      this.element.append(
        make("div", { className: "given" },
          ...images.map((src) => make("img", { className: "shown", src, alt: "Picture in this message" })),
          ...(files.length ? [make("div", { className: "files" }, ...files.map(one))] : []),
        ),
      );
    }

    /* Show this turn. It stays the same message: a question as it was, or an answer that goes on. */
    set(turn, live) {
      const before = this.drawn;
      this.turn = turn;
      this.live = live;
      if (!this.element) return;
      if (!this.mine) this.answer(turn, live, before);
      if (turn.content && !this.words) {
        const message = make("div", { className: "message", "data-testid": this.mine ? "user" : "bot" });
        this.element.insertBefore(message, this.bare ? null : this.actions);
        this.words = new markdown.Text(message);
      }
      if (this.words) this.words.set(turn.content, live);
      this.drawn = turn;
    }

    answer(turn, live, before = {}) {
      if (!before.role || before.model !== turn.model) {
        const title = titleOf(turn.model);
        this.element.setAttribute("aria-label", title ? `Answer of ${title}` : "Answer");
        if (title && !this.bare && !this.who) this.element.prepend((this.who = make("p", { className: "who" })));
        if (this.who) this.who.textContent = title;
      }
      if (turn.thoughts) this.think(turn, live);
      const calls = turn.calls || [];
      if (calls.length && JSON.stringify(calls) !== JSON.stringify(before.calls)) {
        const made = make("div", { className: "calls" }, ...calls.flatMap(callOf));
        if (this.calls) this.calls.replaceWith(made);
        else this.element.insertBefore(made, this.words ? this.words.element : this.bare ? null : this.actions);
        this.calls = made;
      }
      if (!this.bare && (turn.stats || []).join() !== (before.stats || []).join()) this.measured(turn.stats);
    }

    think({ thoughts, thought_s: seconds = 0 }, live) {
      if (!this.thoughts) {
        const text = make("div", { className: "thoughts-text", dir: "auto" });
        const heading = make("summary");
        heading.addEventListener("click", () => (this.chosen = true));
        this.thoughts = make("details", { className: "thoughts" }, heading, text);
        const next = this.calls || (this.words ? this.words.element : this.bare ? null : this.actions);
        this.element.insertBefore(this.thoughts, next);
      }
      const [heading, text] = this.thoughts.children;
      const thinking = live === "thinking";
      if (text.textContent !== thoughts) text.textContent = thoughts;
      const title = thinking ? "Thinking" : thoughtFor(seconds);
      if (heading.textContent !== title) heading.textContent = title;
      this.thoughts.classList.toggle("live", thinking);
      if (!this.chosen && this.thoughts.open !== thinking) this.thoughts.open = thinking;
    }

    measured(stats) {
      if (this.stats) this.stats.remove();
      this.stats = null;
      if (!stats || !stats.length) return;
      const [first, ...rest] = stats;
      this.stats = make("details", { className: "stats" },
        make("summary", {}, first),
        make("p", {}, rest.join(" · ")),
      );
      this.actions.append(this.stats);
    }

    remove() {
      if (this.element) this.element.remove();
    }
  }

  // -- the list

  const rows = [];
  let drawing = 0;
  let ready = false;
  let asked = false; // to draw, in the next frame

  const goesOn = (row, turn) => row.live && !row.mine && turn.role === "assistant" && turn.content.startsWith(row.turn.content);

  let drawn = 0; // when, and how long it took
  let took = 0;
  const draw = () => {
    asked = false;
    const begun = performance.now();
    redraw();
    drawn = performance.now();
    took = drawn - begun;
  };
  const redraw = () => {
    if (!ready || !byId("talk-list")) return;
    const turns = shown();
    const coming = live();
    const isLive = (place) => Boolean(coming && coming.turn && place === coming.at && coming.busy) && (coming.thinking ? "thinking" : "answering");
    let place = 0;
    for (; place < turns.length && place < rows.length; place++) {
      const row = rows[place];
      const now = isLive(place);
      if (row.live === now && same(row.turn, turns[place])) continue;
      if (row.live || now ? row.turn.role === turns[place].role && (goesOn(row, turns[place]) || (now && turns[place].content.startsWith(row.turn.content))) : false) {
        row.set(turns[place], now);
      } else break;
    }
    for (const gone of rows.splice(place)) gone.remove();
    for (; place < turns.length; place++) {
      const row = new Row(turns[place], place);
      row.live = isLive(place);
      rows.push(row);
    }
    byId("talk").dataset.turns = String(rows.length);
    if (!drawing) fill();
    if (drawing) for (const hear of window.hfjax.onTalk) hear();
  };

  /* Draw what is not drawn yet, the last messages first, a little at a time. */
  const fill = () => {
    drawing = 0;
    const end = performance.now() + SLICE_MS;
    const list = byId("talk-list");
    for (let place = rows.length - 1; place >= 0; place--) {
      if (rows[place].element) continue;
      if (performance.now() > end) {
        drawing = setTimeout(fill);
        break;
      }
      const next = rows[place + 1];
      const box = byId("talk");
      const height = following || CSS.supports("overflow-anchor", "auto") ? 0 : box.scrollHeight;
      list.insertBefore(rows[place].make(rows[place].live), next ? next.element : null);
      if (height) box.scrollTop += box.scrollHeight - height; // where the browser does not keep the place itself
    }
    if (drawing) return;
    follow();
    for (const hear of window.hfjax.onTalk) hear();
  };

  const later = () => {
    if (asked) return;
    asked = true;
    const rest = live() ? Math.min(3 * took - (performance.now() - drawn), 1000) : 0; // three quarters of the time are for other things
    if (document.hidden) setTimeout(draw, Math.max(rest, 200)); // a tab behind others has no frames
    else if (rest > 16) setTimeout(() => requestAnimationFrame(draw), rest);
    else requestAnimationFrame(draw);
  };

  // -- following

  let following = true;
  let top = 0; // where the list stood last, as far as it is known
  const follow = () => {
    const box = byId("talk");
    if (following) {
      box.scrollTop = box.scrollHeight;
      top = box.scrollTop; // its event comes a frame later, when somebody may have turned the wheel
    }
    mark();
  };
  const mark = () => {
    const box = byId("talk");
    const jump = byId("talk-newest");
    const away = !following && box.scrollHeight - box.scrollTop - box.clientHeight > NEAR;
    if (jump.hidden === away) jump.hidden = !away;
  };
  const onScroll = () => {
    const box = byId("talk");
    const end = box.scrollHeight - box.scrollTop - box.clientHeight < NEAR;
    if (end && box.scrollTop > top) following = true;
    if (!end && box.scrollTop < top) following = false;
    top = box.scrollTop;
    mark();
  };
  /* Somebody is about to be shown another place than the end. */
  const stay = () => {
    following = false;
    mark();
  };
  const newest = () => {
    following = true;
    follow();
  };

  window.hfjax.channel("talk", (opened) => {
    channel = opened;
    opened.onChange(() => {
      const coming = live();
      if (coming && coming.busy) chats.coming(coming);
      later();
    });
    const box = byId("talk");
    box.addEventListener("scroll", onScroll, { passive: true });
    box.addEventListener("wheel", (event) => event.deltaY < 0 && box.scrollTop > 0 && (following = false), { passive: true });
    const sizes = new ResizeObserver(follow); // after the page has been laid out: to ask for its height costs nothing then
    sizes.observe(byId("talk-list"));
    sizes.observe(box);
    byId("talk-newest").addEventListener("click", () => {
      newest();
      window.hfjax.focus("#message textarea");
    });
    later();
  });

  let last = null;
  window.hfjax.onConversations.push(() => {
    const now = onPage();
    if ((now && now.id) !== last) {
      following = true; // another conversation is read from its end
      last = now && now.id;
    }
    later();
  });

  markdown.ready.then(() => {
    ready = true;
    later();
  }).catch((error) => console.warn("hfjax_demo: messages cannot be shown:", error));

  Object.assign(window.hfjax, {
    titleOf,
    onTalk: [], // what wants to hear that messages have been drawn
    /* The element of the turn at `place` of those that are shown. */
    messageAt: (place) => (rows[place] && rows[place].element) || null,
    talk: { Row, rows, live, newest, stay, same, draw: later },
  });
})();

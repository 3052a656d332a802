/* The saved conversations. They live in this browser's IndexedDB, and the page's script alone reads and writes them. The server is
   sent the turns on the page: the value of the channel `store`, `{id, turns}` as JSON text (see conversations.py). It sends back such
   a value with what is to be on the page, which becomes a line of the conversation's tree (tree.js); and that is merged with what
   the database has, where another tab of this browser may have written meanwhile.

   A record has an `id`, a `title`, when it was `updated` (seconds since the epoch), whether it is `pinned`, its `turns` and `leaf`,
   and what the form holds: `model`, `system`, `settings` by their controls' names, and what was `recommended` then. `coming` is an
   answer that is being written. In the database the head of it is apart, so that a list needs no texts. */
(() => {
  "use strict";

  const NAME = "hfjax_demo.chats";
  const BEFORE = "hfjax_demo.conversations"; // where localStorage had them
  const HEAD = ["id", "title", "updated", "pinned"];
  const PARTIAL_MS = 1000; // between two states of an answer that are kept
  const LIVE_MS = 15000; // an answer that another tab wrote so lately may still be coming
  const STOP_MS = 15000; // a server that never answers must not keep the page from another conversation

  const MOST_TURNS = 3998; // on the page; with a question and its answer what the server takes
  const MOST_CHARACTERS = 20000000;

  const { byId, session, tree } = window.hfjax;
  const heads = new Map();
  const unkept = new Map(); // records that the browser refused to keep; they go with the page
  const removed = new Set(); // ids; the end of an answer brings none of them back
  const now = () => Date.now() / 1000;
  const blank = () => ({ id: tree.newId(), turns: [], leaf: tree.FIRST });
  const others = new BroadcastChannel(NAME);
  const hear = () => window.hfjax.onConversations.forEach((heard) => heard());

  const said = (text) => {
    const line = byId("kept-line");
    if (line) line.textContent = text;
  };

  const refused = (error) => {
    console.warn("hfjax_demo: conversations cannot be kept:", error);
    const full = error && error.name === "QuotaExceededError";
    said(full
      ? "Browser storage is full. Use Export all, then delete some conversations. New messages are lost when the page closes."
      : "This browser does not allow storage. Conversations are lost when the page closes; use Export all to save them.");
  };

  /* -- the database ---------------------------------------------------------------------------------------------- */

  let opening = null;
  const database = () => {
    opening = opening || window.idb.openDB(NAME, 1, {
      upgrade(created) {
        for (const name of ["heads", "bodies"]) created.createObjectStore(name, { keyPath: "id" });
      },
      terminated: () => (opening = null), // such as when the person clears what the browser has kept
    });
    return opening;
  };

  const headOf = (record) => Object.fromEntries(HEAD.filter((name) => record[name] !== undefined).map((name) => [name, record[name]]));
  const bodyOf = (record) => Object.fromEntries(
    Object.entries(record).filter(([name, value]) => value !== undefined && (name === "id" || !HEAD.includes(name))));

  const get = async (id) => {
    if (unkept.has(id)) return unkept.get(id);
    try {
      const transaction = (await database()).transaction(["heads", "bodies"]);
      const [head, body] = await Promise.all(["heads", "bodies"].map((name) => transaction.objectStore(name).get(id)));
      return head && body ? { ...body, ...head } : null;
    } catch (error) {
      refused(error);
      return null;
    }
  };

  /* What `act` makes of the record with this id, or of null: another record, null for none, undefined for no change. Reading and
     writing are one transaction, so that no other tab comes between them. */
  const change = async (id, act) => {
    let record;
    let acted = false; // a second time it would be without the record that is there
    const made = (there) => {
      acted = true;
      try {
        return act(there);
      } catch (error) {
        console.error("hfjax_demo: a conversation stays as it was:", error);
        return undefined;
      }
    };
    try {
      const transaction = (await database()).transaction(["heads", "bodies"], "readwrite");
      const [headsThere, bodies] = ["heads", "bodies"].map((name) => transaction.objectStore(name));
      const [head, body] = await Promise.all([headsThere.get(id), bodies.get(id)]);
      record = made(unkept.get(id) || (head && body ? { ...body, ...head } : null));
      if (record === null) await Promise.all([headsThere.delete(id), bodies.delete(id)]);
      else if (record !== undefined) await Promise.all([headsThere.put(headOf(record)), bodies.put(bodyOf(record))]);
      await transaction.done;
      unkept.delete(id);
    } catch (error) {
      refused(error);
      if (!acted) record = made(unkept.get(id) || null);
      if (record) unkept.set(id, record);
      if (record === null) unkept.delete(id);
    }
    if (record) heads.set(id, headOf(record));
    if (record === null) heads.delete(id);
    return record;
  };

  /* Changes of which this tab's list and the other tabs are to hear. */
  const changed = async (id, act) => {
    const record = await change(id, act);
    if (record !== undefined) {
      others.postMessage([id]);
      hear();
    }
    return record;
  };

  /* Calls `act` for each record, the one that was written to last first, until it says true. */
  const each = async (act) => {
    for (const { id } of list()) {
      const record = await get(id);
      if (record && act(record)) return;
    }
  };

  const list = () => [...heads.values()].sort((one, other) => other.updated - one.updated || (one.id < other.id ? -1 : 1));

  /* What localStorage had, once; which of it was on the page. */
  let carried = null;
  const carryOver = async () => {
    let text = null;
    try {
      text = window.localStorage.getItem(BEFORE);
      if (text === null) return;
      const old = JSON.parse(text);
      const found = Array.isArray(old.conversations) ? old.conversations : [];
      for (const item of found) {
        const record = window.hfjax.importing.record(item);
        if (record) await change(record.id, (there) => there || record);
      }
      window.hfjax.presets.carryOver(old.presets);
      carried = old.current;
      if (unkept.size) return;
    } catch (error) {
      console.warn("hfjax_demo: conversations of an earlier version cannot be read:", error);
    }
    try {
      if (text !== null) window.localStorage.removeItem(BEFORE);
    } catch {
      // a browser that keeps nothing
    }
  };

  const ready = (async () => {
    await new Promise((resolve) => setTimeout(resolve)); // the scripts after this one
    await carryOver();
    try {
      for (const head of await (await database()).getAll("heads")) heads.set(head.id, head);
    } catch (error) {
      refused(error);
    }
    hear();
  })();

  /* -- the conversation on the page ------------------------------------------------------------------------------ */

  let open = blank(); // as the server is to have it
  let form = {}; // what the controls hold, by name
  let channel = null;
  let recommended = null;
  let saving = Promise.resolve();
  let pending = false; // whether the form is to be that of another conversation, and is not yet
  let wanted = null; // what is to be shown, until the channel is there or the page has shown it
  const tab = session.get(NAME) || tree.newId();
  session.set(NAME, tab);

  const held = ({ id, turns, leaf }) => ({ id, turns, leaf });
  const onThePage = () => JSON.stringify({ id: open.id, turns: tree.shown(open).map(({ id, parent, ...turn }) => turn) });
  const same = (one, other) => JSON.stringify(held(one)) === JSON.stringify(held(other));
  const isBusy = () => Boolean(document.querySelector("#stop:not(.hidden)"));

  const UNSAVED = NAME + ".unsaved"; // of this tab, while it is away
  const OPEN = NAME + ".open"; // of this tab, for when it comes back to the chat
  const put = (value) => {
    open = held(value);
    session.set(OPEN, open.id);
    if (channel) channel.value = onThePage();
  };

  /* `withForm`: what the form's controls hold is this conversation's. */
  const save = async (mine, withForm = false) => {
    const record = await changed(mine.id, (there) => {
      const next = tree.merged(mine, there);
      if (!next.turns.length) return there ? null : undefined;
      const isNew = !there || JSON.stringify(there.turns) !== JSON.stringify(next.turns);
      return {
        pinned: false,
        ...next,
        ...(withForm ? formOf() : {}),
        title: there ? there.title : tree.titleOf(next),
        updated: isNew ? now() : there.updated,
        coming: undefined,
      };
    });
    if (!record || open.id !== mine.id || same(record, open) || !same(mine, open)) return;
    put(record); // another tab has written, too
    hear();
  };

  /* What the server makes of a conversation that the page has left, such as before the first word of an answer. */
  const heardOfAnother = ({ id, turns }) => {
    if (removed.has(id)) return;
    saving = saving.then(async () => save(tree.withLine((await get(id)) || { id, turns: [], leaf: tree.FIRST }, turns)));
  };

  /* The server has changed the conversation. */
  const heard = (text) => {
    if (!text || text === onThePage()) return;
    const value = JSON.parse(text);
    if (value.id !== open.id) {
      heardOfAnother(value);
      return put(open);
    }
    const mine = tree.withLine(open, value.turns);
    if (same(mine, open)) return;
    clearTimeout(writing);
    writing = partial = null;
    unsaved = mine;
    put(mine);
    if (mine.turns.length && !leaving) window.hfjax.addresses.show("chat", mine.id);
    saving = saving.then(() => save(mine, true)).then(() => {
      if (unsaved === mine) unsaved = null;
    });
    hear();
  };

  /* -- an answer that is being written --------------------------------------------------------------------------- */

  let writing = null;
  let partial = null; // until the database has it

  /* `live`: the channel `talk` has it, see messages.py. */
  const coming = ({ at, asked: question, turn }) => {
    const asked = tree.shown(open)[at - 1];
    if (!asked || !turn || turn.role !== "assistant" || !tree.isSame(asked, question)) return; // or the question is not here yet
    partial = { after: asked.id, turn: JSON.parse(JSON.stringify(turn)), at: Date.now(), tab };
    if (writing) return;
    const { id } = open;
    writing = setTimeout(() => {
      writing = null;
      const written = partial;
      saving = saving.then(() => change(id, (record) => (record ? { ...record, coming: written } : undefined))).then(() => {
        if (partial === written) partial = null;
      });
    }, PARTIAL_MS);
  };

  /* A page that goes away ends the transactions that are under way. What they would have written stays with the tab until it is
     there again. */
  let unsaved = null; // what the server made last, until the database has it
  window.addEventListener("pagehide", () => {
    if (!unsaved && !partial) return;
    session.set(UNSAVED, { ...(pending ? {} : formOf()), ...(unsaved || open), coming: partial || undefined });
  });
  window.addEventListener("pageshow", ({ persisted }) => persisted && session.set(UNSAVED, null)); // the page has gone on with what it had

  /* Whether it is one of this version: the page of one before has left others. */
  const isTree = ({ turns, leaf }) =>
    Number.isInteger(leaf) && Array.isArray(turns) && turns.every((turn) => turn && Number.isInteger(turn.parent));

  const recover = async () => {
    const left = session.get(UNSAVED);
    if (!left) return;
    const { coming: begun, ...mine } = left;
    if (!isTree(mine)) return session.set(UNSAVED, null);
    await save(mine);
    if (begun) await change(mine.id, (record) => (record ? { ...record, coming: begun } : undefined));
    session.set(UNSAVED, null);
  };

  /* The record with what had come of an answer that no tab writes any more. */
  const whole = (record) => {
    const { coming: left, ...rest } = record;
    if (!left || (left.tab !== tab && Date.now() - left.at < LIVE_MS)) return record;
    return tree.withPartial(rest, left);
  };

  /* -- showing another one --------------------------------------------------------------------------------------- */

  /* What the form holds, as a record has it. */
  const formOf = () => {
    const { model, system, ...settings } = form;
    const held = { model, system, settings, recommended: recommended ? recommended.value : null };
    return model === undefined ? {} : JSON.parse(JSON.stringify(held)); // Gradio's own has no copy in a database
  };

  /* What the page is to show of the conversation that is wanted: updates of the status line, of Continue, of what decides about
     tools, of the preset, of the form's controls in the order of `names`, and of what is recommended. */
  const shown = (names) => {
    const { record } = wanted || { record: open };
    const formToo = pending || Boolean(wanted && wanted.formToo);
    pending = false;
    const last = tree.shown(record).at(-1) || {};
    const skip = { __type__: "update" };
    const offered = (is) => ({ __type__: "update", visible: is ? true : "hidden" });
    const basis = record.recommended || (recommended && recommended.value) || { model: undefined, sampling: {} };
    const plain = { system: "", tools: [], thinking: "", effort: "", thinking_tokens: 0, ...basis.sampling };
    const kept = { model: record.model, system: record.system, ...record.settings };
    const isNew = !record.turns.length;
    const values = names.map((name) => {
      const value = isNew ? plain[name] : kept[name];
      return !formToo || value === undefined || value === null || (name === "model" && !value) ? skip : value;
    });
    const other = formToo && record.model && record.model !== form.model; // which may not be served here any more
    const next = other ? { ...basis, instead: form.model } : formToo && record.recommended ? basis : skip;
    if (formToo) names.forEach((name, place) => values[place] !== skip && (form[name] = values[place]));
    const still = window.hfjax.presets.still(preset, form);
    return ["", offered("begun" in last), offered(tree.pending(last)), still, ...values, next];
  };

  const show = (record, formToo = true) => {
    put(record);
    wanted = { record, formToo };
    pending = pending || formToo;
    if (channel) channel.send("open", channel.value);
    hear();
  };

  /* An answer that is on its way in the conversation is stopped, and what has come of it is kept with it. */
  const leave = async () => {
    if (isBusy()) {
      byId("stop").click();
      const since = Date.now();
      while (isBusy() && Date.now() - since < STOP_MS) await new Promise((resolve) => setTimeout(resolve, 20));
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    }
    settle();
    await saving;
  };

  let leaving = 0; // how many moves are under way; a message that is sent meanwhile waits for the last one
  let waits = false;
  const moved = async (move) => {
    leaving += 1;
    try {
      await move();
    } finally {
      // The page shows it two frames later.
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve))));
      leaving -= 1;
      if (!leaving && waits) {
        waits = false;
        byId("send").click();
      }
    }
  };

  /* A request has 30 MB at most, and a conversation 4000 turns on the page (messages.py). */
  const tooLong = () => tree.lineOf(open).length >= MOST_TURNS || onThePage().length > MOST_CHARACTERS;

  const hold = (event) => {
    const long = !leaving && tooLong();
    if (!leaving && !long) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (long) window.hfjax.say("This conversation is too long to be sent. Start a new chat; this one stays as it is.");
    else waits = true;
  };
  document.addEventListener("keydown", (event) => {
    if (event.key === "Enter" && !event.shiftKey && !event.isComposing && event.target.matches("#message textarea")) hold(event);
  }, true);
  document.addEventListener("click", (event) => event.target.closest("#send") && hold(event), true);

  const startNew = () => moved(async () => {
    await leave();
    window.hfjax.addresses.show("chat", null);
    show(blank());
  });

  /* Shows the conversation with this id; `turn`: the line through the turn with that id. False where there is none. */
  const go = (id, turn = null) => {
    let found = false;
    const done = moved(async () => {
      if (id === open.id && turn === null) {
        found = true;
        return;
      }
      await leave();
      const record = await get(id);
      if (!record) return;
      found = true;
      const all = whole(record);
      const place = turn === null ? -1 : all.turns.findIndex((each) => each.id === turn);
      const onLine = place < 0 || tree.lineOf(all).includes(place);
      window.hfjax.addresses.show("chat", id);
      show(onLine ? all : tree.opened(all, place));
      if (all !== record) saving = saving.then(() => save(all));
    });
    return done.then(() => found);
  };

  /* Another line of the conversation on the page; or the conversation as it was, after what was taken back. */
  const onto = (mine) => {
    if (isBusy()) return;
    if (mine.turns.length) window.hfjax.addresses.show("chat", mine.id);
    show(mine, false);
    saving = saving.then(() => save(mine, true));
  };

  /* Another tab has written. */
  const refresh = async (ids) => {
    for (const id of ids) {
      const record = await get(id);
      if (record) heads.set(id, headOf(record));
      else heads.delete(id);
      if (id !== open.id || isBusy()) continue;
      if (!record && open.turns.length) {
        window.hfjax.addresses.show("chat", null);
        show(blank());
      } else if (record) {
        const at = tree.shown(open).at(-1);
        const place = at ? record.turns.findIndex((turn) => turn.id === at.id) : -1;
        const next = place < 0 || tree.extends(record, open) ? record : { ...record, leaf: place };
        if (tree.extends(next, open) && tree.extends(open, next)) put(next);
        else show(next, false);
      }
    }
    hear();
  };
  others.onmessage = ({ data }) => (saving = saving.then(() => refresh(data)));

  /* -- for the rest of the page ---------------------------------------------------------------------------------- */

  const rename = (id, title) => changed(id, (record) => record && { ...record, title: tree.cleanTitle(title) || tree.titleOf(record) });
  const pin = (id, pinned) => changed(id, (record) => record && { ...record, pinned });

  /* Deletes conversations; returns what puts them back. */
  const remove = async (ids) => {
    ids.forEach((id) => removed.add(id));
    if (ids.includes(open.id)) await startNew();
    const records = [];
    for (const id of ids) {
      const record = await get(id);
      if (!record) continue;
      records.push(record);
      await change(id, () => null);
    }
    others.postMessage(ids);
    hear();
    return () => add(records);
  };

  /* Adds records; of one that is there already it adds the turns that are new. */
  const add = async (records) => {
    for (const record of records) {
      removed.delete(record.id);
      await change(record.id, (there) => {
        if (!there) return record;
        const known = new Set(there.turns.map(({ id }) => id));
        return record.turns.some(({ id }) => known.has(id)) ? tree.merged(there, record) : undefined;
      });
    }
    others.postMessage(records.map(({ id }) => id));
    hear();
  };

  let settling = null;
  let unsettled = null; // keeps what the form has come to hold
  const settle = () => {
    const keep = unsettled;
    clearTimeout(settling);
    unsettled = null;
    if (keep) saving = saving.then(keep);
  };

  let preset = null; // the name of the one that is chosen
  /* What the form's controls hold, whose names are `names`; the last value is the preset. Returns an update of that. Values that
     come while another conversation is about to be shown are still those of the one before. */
  const settings = (names, values) => {
    preset = values[names.length];
    if (pending) return { __type__: "update" };
    form = Object.fromEntries(names.map((name, place) => [name, values[place]]));
    const { id } = open;
    const now = formOf();
    clearTimeout(settling);
    unsettled = heads.has(id) ? () => change(id, (record) => (record ? { ...record, ...now } : undefined)) : null;
    if (unsettled) settling = setTimeout(settle, 300);
    return window.hfjax.presets.still(preset, form);
  };

  window.hfjax.channel("recommended", (bound) => (recommended = bound));
  window.hfjax.channel("store", (bound) => {
    channel = bound;
    bound.onChange(heard);
    if (bound.value && bound.value !== onThePage()) show({ ...open, ...(wanted ? wanted.record : {}) }, Boolean(wanted && wanted.formToo));
  });

  Object.assign(window.hfjax, {
    onPage: () => (open.turns.length ? open : null),
    turnsOnPage: () => tree.shown(open),
    chats: {
      ready, list, get, each, add, remove, rename, pin, startNew, go, put: onto, coming, settings, shown, isBusy,
      current: () => open.id,
      form: () => form,
      recommended: () => recommended && recommended.value,
      /* The page has been opened: what the address asks for, and the updates of `shown` after those that let the person write. */
      async restored(names, values) {
        await ready;
        await recover();
        form = Object.fromEntries(names.map((name, place) => [name, values[place]]));
        const asked = window.hfjax.addresses.now();
        const chat = asked.chat || (asked.tab !== "chat" && session.get(OPEN)) || carried;
        const record = chat ? await get(chat) : null;
        if (record) {
          const all = whole(record);
          put(all);
          wanted = { record: all, formToo: true };
          window.hfjax.addresses.show("chat", chat);
          if (all !== record) saving = saving.then(() => save(all));
        } else {
          wanted = null;
        }
        const writes = { __type__: "update", interactive: true };
        hear();
        return [onThePage(), writes, writes, ...shown(names)];
      },
    },
  });
})();

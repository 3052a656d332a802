/* A conversation's turns as a tree: other answers to a question and other wordings of one are branches, so that no turn is lost.
   Each turn has an `id` and names the place of the turn before it, its `parent`, which comes earlier in the list; a first one has
   -1. `leaf` is the place of the last turn on the page. Nothing here touches the page or the database. */
(() => {
  "use strict";

  const FIRST = -1;
  const MOST_TITLE = 60; // characters
  const UNTITLED = "New chat";

  const newId = () => {
    const bytes = crypto.getRandomValues(new Uint8Array(16)); // randomUUID is for secure addresses alone
    return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
  };

  /* The places of the turns on the page, the first one first. */
  const lineOf = ({ turns, leaf }) => {
    const places = [];
    for (let at = leaf; at >= 0 && turns[at]; at = turns[at].parent) places.push(at);
    return places.reverse();
  };

  const shown = (conversation) => lineOf(conversation).map((place) => conversation.turns[place]);

  /* The conversation with the line that goes through the turn at `at` and from there on to what was said last. */
  const opened = (conversation, at) => {
    const last = new Map(conversation.turns.map(({ parent }, place) => [parent, place])); // of those that follow one, the last
    while (last.has(at)) at = last.get(at);
    return { ...conversation, leaf: at };
  };

  /* Of two states of a turn, the one that is further: finished before begun, then the longer one, then the first. */
  const further = (one, other) => {
    if (("begun" in one) !== ("begun" in other)) return "begun" in one ? other : one;
    const size = ({ content = "", thoughts = "", calls = [] }) => content.length + thoughts.length + JSON.stringify(calls).length;
    return size(other) > size(one) ? other : one;
  };

  /* Two states of a conversation in one: every turn of both, except those that `mine.gone` names; one of those stays that `theirs`
     goes on from with a turn that `mine` does not know. The page shows what `mine` shows. */
  const merged = (mine, theirs) => {
    if (!theirs) return { ...mine, gone: undefined };
    const known = new Map(mine.turns.map((turn) => [turn.id, turn]));
    const gone = new Set(mine.gone || []);
    const kept = new Set(mine.turns.map(({ id }) => id));
    for (const turn of theirs.turns) {
      if (gone.has(turn.id) || kept.has(turn.id)) continue;
      for (let at = turn; at && !kept.has(at.id); at = theirs.turns[at.parent]) kept.add(at.id);
    }
    const turns = [];
    const places = new Map();
    for (const from of [theirs, mine]) {
      for (const turn of from.turns) {
        if (!kept.has(turn.id) || places.has(turn.id)) continue;
        const parent = turn.parent < 0 ? FIRST : places.get(from.turns[turn.parent].id);
        if (parent === undefined) continue; // what it follows is gone
        places.set(turn.id, turns.length);
        const own = known.get(turn.id);
        turns.push({ ...(own ? further(own, turn) : turn), parent });
      }
    }
    const last = lineOf(mine).map((place) => places.get(mine.turns[place].id)).filter((place) => place !== undefined).pop();
    const result = { ...theirs, ...mine, turns, gone: undefined };
    return last === undefined ? opened(result, FIRST) : { ...result, leaf: last };
  };

  /* Whether `now` shows what `before` shows and more after it. */
  const extends_ = (now, before) => {
    const ids = shown(now).map(({ id }) => id);
    return shown(before).every(({ id }, place) => ids[place] === id);
  };

  /* The conversation without the turns at these places and what follows them; `gone` has their ids. The page shows the rest of its
     line. */
  const without = (conversation, places) => {
    const moved = new Map([[FIRST, FIRST]]);
    const turns = [];
    const gone = [];
    conversation.turns.forEach((turn, place) => {
      if (places.has(place) || !moved.has(turn.parent)) gone.push(turn.id);
      else moved.set(place, turns.push({ ...turn, parent: moved.get(turn.parent) }) - 1);
    });
    const leaf = lineOf(conversation).findLast((place) => moved.has(place));
    return { ...conversation, turns, leaf: leaf === undefined ? FIRST : moved.get(leaf), gone };
  };

  const withoutLastQuestion = (conversation) => {
    const asked = lineOf(conversation).findLast((place) => conversation.turns[place].role === "user");
    const left = without(conversation, new Set(asked === undefined ? conversation.turns.keys() : [asked]));
    return opened(left, left.leaf); // of other wordings the newest
  };

  const pending = ({ calls = [] }) => calls.some((call) => !("result" in call));

  const plain = (text) => (text || "").replace(/\r\n?/g, "\n"); // as the server has it

  const isSame = (one, other) => {
    const told = ({ role, content, images = [], files = [], thoughts = "", calls = [] }) =>
      JSON.stringify([role, plain(content), images, files.map(({ name, text }) => [name, text]), plain(thoughts), calls.map(({ id, arguments: given, result }) => [id, given, result])]);
    return told(one) === told(other) && (!one.model || !other.model || one.model === other.model);
  };

  const sorted = (turn) => JSON.stringify(Object.entries(turn).sort());

  /* Whether `now` goes on from the unfinished answer `before`. */
  const goesOn = (before, now) => {
    const { calls = [] } = before;
    const [content, thoughts] = [plain(before.content), plain(before.thoughts)];
    if (now.role !== "assistant") return false;
    if (pending(before)) return calls.every(({ id }, place) => (now.calls || [])[place]?.id === id);
    if (!("begun" in before)) return false;
    const thought = plain(now.thoughts);
    if (!content) return thought.startsWith(thoughts);
    return thought === thoughts && plain(now.content).startsWith(content);
  };

  /* The conversation with these turns on the page, as the server tells them. New ones are branches, but an answer that goes on from
     the one on the page takes its place. Questions without an answer that are not on the page any more go. */
  const withLine = (conversation, line) => {
    const turns = [...conversation.turns];
    const before = lineOf(conversation);
    let at = FIRST;
    line.forEach((item, depth) => {
      const was = turns[before[depth]]?.parent === at ? before[depth] : FIRST;
      const fits = (turn) => turn.parent === at && isSame(turn, item);
      let place = was >= 0 && fits(turns[was]) ? was : turns.findIndex(fits);
      if (place < 0 && was >= 0 && was === before.at(-1) && goesOn(turns[was], item)) place = was;
      if (place < 0) place = turns.length;
      const known = turns[place];
      const turn = { ...item, id: known?.id || newId(), parent: at };
      if (!known || sorted(known) !== sorted(turn)) turns[place] = turn; // what is known already stays as it is, in its order
      at = place;
    });
    const all = { ...conversation, turns, leaf: at };
    const kept = new Set([...lineOf(all), ...turns.map(({ parent }) => parent)]);
    return without(all, new Set([...turns.keys()].filter((place) => !kept.has(place) && turns[place].role === "user")));
  };

  /* The conversation with an answer that broke off: in the place of the one that it goes on with, or after the question. */
  const withPartial = (conversation, { after, turn }) => {
    const parent = after === null ? FIRST : conversation.turns.findIndex(({ id }) => id === after);
    if (after !== null && parent < 0) return conversation;
    const goesOn = (old) => old.parent === parent && "begun" in old && (turn.content || "").startsWith(old.content || "");
    const at = conversation.turns.findIndex(goesOn);
    const answer = { begun: [], ...turn, parent, id: at < 0 ? newId() : conversation.turns[at].id };
    const turns = at < 0 ? [...conversation.turns, answer] : conversation.turns.map((old, place) => (place === at ? answer : old));
    return { ...conversation, turns, leaf: at < 0 ? turns.length - 1 : at };
  };

  /* One line of at most MOST_TITLE characters, cut at a word where one ends late enough. */
  const cleanTitle = (title) => {
    const line = String(title || "").slice(0, 40 * MOST_TITLE).split(/\s+/).filter(Boolean).join(" ");
    if (line.length <= MOST_TITLE) return line;
    const cut = line.slice(0, MOST_TITLE - 1);
    const word = cut.lastIndexOf(" ");
    return (word > MOST_TITLE / 2 ? cut.slice(0, word) : cut).trimEnd() + "…";
  };

  /* A title made of the first thing that the person wrote, or attached. */
  const titleOf = (conversation) => {
    const first = shown(conversation).find(({ role }) => role === "user") || {};
    return cleanTitle(first.content) || cleanTitle((first.files || []).map(({ name }) => name).join(", ")) || UNTITLED;
  };

  Object.assign(window.hfjax, {
    tree: { FIRST, newId, lineOf, shown, opened, merged, extends: extends_, withLine, withoutLastQuestion, withPartial, pending, isSame, plain, cleanTitle, titleOf },
  });
})();

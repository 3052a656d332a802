/* Conversations out of files that a person chose: of this page, one or an archive, or other programs' exports. Reading them touches
   neither the page nor the database, and nothing of them is sent anywhere. Whatever cannot be understood is left out. */
(() => {
  "use strict";

  const { tree } = window.hfjax;
  const MOST_TURNS = 4000; // of one conversation
  const MOST_PICTURES = 8; // of a message
  const MOST_CHARACTERS = 2000000; // of a text
  const PICTURE = "data:image/jpeg;base64,"; // as shown.py makes them
  const MOST_PICTURE = 130000; // characters
  const GONE = "[a picture was here]";

  const isObject = (value) => typeof value === "object" && value !== null && !Array.isArray(value);
  const list = (value) => (Array.isArray(value) ? value : []);
  const text = (value) => (typeof value === "string" ? tree.plain(value.slice(0, MOST_CHARACTERS)) : "");
  const isId = (value) => typeof value === "string" && /^[\w-]{1,64}$/.test(value);

  /* The text of a message's content: a string or a list of typed parts. A picture among them leaves a word. */
  const textOf = (content) => {
    if (!Array.isArray(content)) return text(content);
    const parts = content.map((part) => {
      if (typeof part === "string") return text(part);
      if (!isObject(part)) return "";
      return part.type === "image_url" || String(part.content_type || "").startsWith("image") ? GONE : text(part.text);
    });
    return parts.filter(Boolean).join("\n\n");
  };

  const calls = (value) =>
    list(value).filter((call) => isObject(call) && ["id", "name", "arguments"].every((name) => typeof call[name] === "string"));

  /* A turn as this page has it; null for what is none. */
  const turnOf = (item) => {
    if (!isObject(item) || !["user", "assistant"].includes(item.role)) return null;
    const turn = { role: item.role, content: textOf(item.content) };
    if (item.role === "user") {
      const images = list(item.images).filter((url) => typeof url === "string" && url.startsWith(PICTURE) && url.length <= MOST_PICTURE);
      const files = list(item.files).filter((file) => isObject(file) && typeof file.name === "string" && typeof file.text === "string");
      if (images.length) turn.images = images.slice(0, MOST_PICTURES);
      if (files.length) turn.files = files;
      if (isObject(item.note) && text(item.note.text) && text(item.note.text).length <= 20000 && Number.isInteger(item.note.turns) && item.note.turns > 0) {
        turn.note = { text: text(item.note.text), turns: item.note.turns };
      }
    } else {
      const thoughts = text(item.thoughts || item.reasoning_content);
      if (thoughts) turn.thoughts = thoughts;
      if (thoughts && Number.isFinite(item.thought_s)) turn.thought_s = item.thought_s;
      if (calls(item.calls).length) turn.calls = calls(item.calls);
      if (Array.isArray(item.begun)) turn.begun = item.begun;
      if (typeof item.model === "string" && item.model) turn.model = item.model;
    }
    if (isId(item.id)) turn.id = item.id;
    return turn.content || turn.images || turn.files || turn.thoughts || turn.calls ? turn : null;
  };

  /* The tree of messages that name each other: `parentOf` is the key of the message before one. A message that is no turn of a person
     or a model is left out; what follows it follows what it followed. */
  const treeOf = (messages, parentOf, last) => {
    const places = new Map([[null, tree.FIRST]]);
    const turns = [];
    const waiting = new Map();
    for (const [key, item] of messages) {
      const parent = parentOf(item);
      const before = messages.has(parent) && parent !== key ? parent : null;
      waiting.set(before, [...(waiting.get(before) || []), key]);
    }
    const next = [...(waiting.get(null) || [])].reverse();
    while (next.length && turns.length < MOST_TURNS) {
      const key = next.pop();
      if (places.has(key)) continue;
      const item = messages.get(key);
      const turn = turnOf(item);
      const parent = parentOf(item);
      const before = places.has(parent) ? places.get(parent) : tree.FIRST;
      places.set(key, turn ? turns.length : before);
      if (turn) turns.push({ ...turn, ...(isId(String(key)) ? { id: String(key) } : {}), parent: before });
      next.push(...[...(waiting.get(key) || [])].reverse());
    }
    return tree.opened({ turns, leaf: tree.FIRST }, places.has(last) ? places.get(last) : tree.FIRST);
  };

  const straight = (items) => {
    const turns = list(items).map(turnOf).filter(Boolean).slice(0, MOST_TURNS).map((turn, place) => ({ ...turn, parent: place - 1 }));
    return { turns, leaf: turns.length - 1 };
  };

  /* The tree in a record of this page: turns that name the place of the one before them. */
  const placed = ({ turns, leaf }) => {
    const places = new Map([[tree.FIRST, tree.FIRST]]);
    const found = [];
    list(turns).slice(0, MOST_TURNS).forEach((item, place) => {
      const turn = turnOf(item);
      if (!turn || !places.has(item.parent)) return;
      places.set(place, found.length);
      found.push({ ...turn, parent: places.get(item.parent) });
    });
    return tree.opened({ turns: found, leaf: tree.FIRST }, places.has(leaf) ? places.get(leaf) : tree.FIRST);
  };

  const seconds = (value) => {
    const number = typeof value === "string" ? Date.parse(value) / 1000 : value;
    if (!Number.isFinite(number) || number <= 0) return Math.floor(Date.now() / 1000);
    return Math.floor(number > 1e11 ? number / 1000 : number); // milliseconds since 1970, or seconds
  };

  const made = (found, { id, title, model, system, updated, pinned, settings, recommended }) => {
    if (!found.turns.length) return null;
    return {
      id: isId(id) ? id : tree.newId(),
      title: tree.cleanTitle(title) || tree.titleOf(found),
      model: text(model),
      system: text(system),
      updated: seconds(updated),
      pinned: pinned === true,
      ...(isObject(settings) ? { settings } : {}),
      ...(isObject(recommended) ? { recommended } : {}),
      turns: found.turns.map((turn) => ({ id: tree.newId(), ...turn })),
      leaf: found.leaf,
    };
  };

  const systemIn = (items) => textOf((list(items).find((item) => isObject(item) && item.role === "system") || {}).content);

  /* -- forms ----------------------------------------------------------------------------------------------------- */

  /* This page's: a record, or what it exported, or any list of messages. */
  const record = (item) => {
    if (!isObject(item)) return null;
    const found = Array.isArray(item.turns) ? placed(item) : straight(item.messages);
    return made(found, { ...item, system: item.system || systemIn(item.messages) });
  };

  /* ChatGPT: `mapping` is a tree of nodes, `current_node` the last one on the page. */
  const ofChatGpt = (item) => {
    const messages = new Map(Object.entries(item.mapping).filter(([, node]) => isObject(node)).map(([key, { message, parent }]) => {
      const { author = {}, content = {}, metadata = {} } = isObject(message) ? message : {};
      const known = isObject(content) && ["text", "multimodal_text"].includes(content.content_type || "text");
      const hidden = isObject(metadata) && metadata.is_visually_hidden_from_conversation;
      const role = isObject(author) ? author.role : null;
      return [key, { parent, role: known && !hidden ? role : null, content: known ? list(content.parts) : "", model: (metadata || {}).model_slug }];
    }));
    const systems = [...messages.values()].filter(({ role }) => role === "system");
    const { title, default_model_slug: model, update_time, create_time } = item;
    return made(treeOf(messages, ({ parent }) => parent, item.current_node), {
      id: item.conversation_id || item.id, title, model, system: systemIn(systems), updated: update_time || create_time,
    });
  };

  /* Thoughts that stand in an answer's text as <details type="reasoning">, which is how Open WebUI keeps them. */
  const withoutReasoning = (item) => {
    const content = text(item.content);
    const begins = content.indexOf('<details type="reasoning"');
    const ends = begins < 0 ? -1 : content.indexOf("</details>", begins);
    if (ends < 0) return item;
    const inner = content.slice(content.indexOf(">", begins) + 1, ends);
    const after = inner.indexOf("</summary>");
    const lines = inner.slice(after < 0 ? 0 : after + 10).split("\n").map((line) => (line.startsWith("&gt;") ? line.slice(4) : line.startsWith(">") ? line.slice(1) : line).trim());
    const plain = lines.join("\n").trim().replaceAll("&lt;", "<").replaceAll("&gt;", ">").replaceAll("&quot;", '"').replaceAll("&#x27;", "'").replaceAll("&amp;", "&");
    return { ...item, thoughts: plain, content: (content.slice(0, begins) + content.slice(ends + 10)).trim() };
  };

  /* Open WebUI: `chat.history.messages` by their ids, `currentId` the last one on the page. */
  const ofOpenWebUi = (item) => {
    const chat = isObject(item.chat) ? item.chat : item;
    const history = isObject(chat.history) ? chat.history : {};
    const messages = new Map(Object.entries(isObject(history.messages) ? history.messages : {}).filter(([, each]) => isObject(each)).map(([key, each]) => [key, withoutReasoning(each)]));
    const found = messages.size ? treeOf(messages, ({ parentId }) => parentId, history.currentId) : straight(list(chat.messages).filter(isObject).map(withoutReasoning));
    const params = isObject(chat.params) ? chat.params : {};
    return made(found, {
      id: item.id, title: item.title || chat.title, model: list(chat.models)[0], system: chat.system || params.system,
      updated: item.updated_at || chat.timestamp, pinned: item.pinned,
    });
  };

  /* llama.cpp: a conversation, and messages that name their parents; `currNode` is the last one on the page. */
  const ofLlamaCpp = ({ conv, messages }) => {
    const byId = new Map(list(messages).filter(isObject).map((item) => [item.id, {
      ...item, thoughts: item.thinking || item.reasoningContent, role: item.type === "root" ? null : item.role,
    }]));
    const systems = [...byId.values()].filter(({ role }) => role === "system");
    const model = ([...byId.values()].find((item) => typeof item.model === "string" && item.model) || {}).model;
    const { id, name: title, currNode, lastModified: updated } = conv;
    return made(treeOf(byId, ({ parent }) => parent, currNode), { id, title, updated, model, system: systemIn(systems) });
  };

  const read = (item) => {
    if (!isObject(item)) return [];
    if (isObject(item.mapping)) return [ofChatGpt(item)];
    if (isObject(item.conv)) return [ofLlamaCpp(item)];
    if (isObject(item.chat) || isObject(item.history)) return [ofOpenWebUi(item)];
    if (Array.isArray(item.conversations)) return item.conversations.flatMap(read);
    return [record(item)];
  };

  /* The conversations in a file's text.
     Throws an Error with a sentence for the person where there are none. */
  const conversations = (source) => {
    let value;
    try {
      value = JSON.parse(source);
    } catch {
      throw new Error("This isn't a JSON file. Choose one saved with Export JSON or Export all.");
    }
    const isMessages = Array.isArray(value) && value.some((item) => isObject(item) && typeof item.role === "string");
    const found = (isMessages ? [record({ messages: value })] : list(Array.isArray(value) ? value : [value]).flatMap(read)).filter(Boolean);
    if (!found.length) throw new Error("There are no messages of a user or an assistant in this file; choose another.");
    return found;
  };

  window.hfjax.importing = { record, conversations };
})();

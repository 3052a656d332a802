/* Conversations as files to keep: Markdown to read, JSON for programs, an archive of all. The browser makes them itself. */
(() => {
  "use strict";

  const { tree } = window.hfjax;
  const SPEAKERS = { user: "You", assistant: "Model" };

  /* A fence that is longer than any in the text. */
  const fenceOf = (text) => {
    let longest = 2;
    for (const { length } of text.match(/`+/g) || []) longest = Math.max(longest, length);
    return "`".repeat(longest + 1);
  };

  const said = (turn) => {
    const files = (turn.files || []).map(({ name, text }) => {
      const fence = fenceOf(text);
      return `**${name}**\n\n${fence}\n${text}\n${fence}`;
    });
    const calls = (turn.calls || []).map(({ name, arguments: given, result }) => `*Calls ${name}* \`${given}\`${result === undefined ? "" : `\n\n${result}`}`);
    const note = turn.note ? [`*Summary of the first ${turn.note.turns} messages:* ${turn.note.text}`] : [];
    return [...note, ...(turn.images || []).map(() => "[a picture]"), ...files, ...calls, (turn.content || "").replace(/^\n+/, "").trimEnd()].filter(Boolean).join("\n\n");
  };

  const markdown = (record) => {
    const day = new Date(record.updated * 1000).toISOString().slice(0, 10);
    const parts = [`# ${record.title}`, [record.model && `Model: ${record.model}`, day].filter(Boolean).join(" · ")];
    if ((record.system || "").trim()) parts.push("## System prompt", record.system.trim());
    for (const turn of tree.shown(record)) parts.push(`## ${SPEAKERS[turn.role]}`, said(turn));
    return parts.join("\n\n") + "\n";
  };

  /* `messages` are what the page shows, as chat templates take them; the whole tree and the settings stand beside them. */
  const json = (record) => {
    const messages = tree.shown(record).map(({ role, content, images, files, thoughts }) => ({ role, content, images, files, reasoning_content: thoughts }));
    const system = (record.system || "").trim() ? [{ role: "system", content: record.system }] : [];
    const { coming, ...kept } = record;
    return JSON.stringify({ ...kept, updated: new Date(record.updated * 1000).toISOString(), messages: [...system, ...messages] }, null, 2) + "\n";
  };

  /* A name that every file system takes: words of the title joined by hyphens. */
  const fileName = (title, extension) => {
    const words = title.slice(0, 200).toLowerCase().split(/[^\p{L}\p{N}_]/u).filter(Boolean).join("-");
    return `${words.slice(0, 50) || "conversation"}.${extension}`;
  };

  const save = (name, type, parts) => window.hfjax.download({ name, type, text: new Blob(parts) });

  const one = async (id, form) => {
    const record = await window.hfjax.chats.get(id);
    if (!record) return;
    if (form === "markdown") save(fileName(record.title, "md"), "text/markdown;charset=utf-8", [markdown(record)]);
    else save(fileName(record.title, "json"), "application/json", [json(record)]);
  };

  /* The conversations with these ids, or all, in one file that Import reads. */
  const several = async (ids = null) => {
    const parts = ['{"program": "hfjax_demo", "version": 1, "conversations": [\n'];
    const wanted = ids && new Set(ids);
    await window.hfjax.chats.each(({ coming, ...record }) => {
      if (!wanted || wanted.has(record.id)) parts.push(parts.length > 1 ? ",\n" : "", JSON.stringify(record));
    });
    parts.push("\n]}\n");
    save(`conversations-${new Date().toISOString().slice(0, 10)}.json`, "application/json", parts);
  };

  window.hfjax.exporting = { markdown, json, one, several };
})();

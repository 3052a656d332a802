/* What is attached to the message that is being written: chosen, pasted into the message box or dropped on it. The server makes
   pictures small and reads the text of files; here they are shown, and kept until they are sent. The channel's value is the list of
   them, pictures as data URLs and files as { name, text }, or, while the server works, what `give` sent. */
(() => {
  "use strict";

  const { byId, make, given, onFiles, sizeOf } = window.hfjax;
  let attached = null;
  let later = []; // given while the server reads others
  let ask = null; // sends them, in their turn

  const kept = () => (Array.isArray(attached.value) ? attached.value : (attached.value || {}).kept || []);
  const waiting = () => (Array.isArray(attached.value) ? [] : (attached.value || {}).given || []);

  const show = () => {
    const list = byId("attached-list");
    if (!list) return;
    const take = (label, place) =>
      make("button", { type: "button", "aria-label": `Remove ${label}`, onclick: () => remove(place) }, "×");
    const one = (item, place) =>
      typeof item === "string"
        ? make("span", {}, make("img", { src: item, alt: `Picture ${place + 1} of the message` }), take(`picture ${place + 1}`, place))
        : make("span", { className: "file-chip" },
            make("b", {}, item.name),
            make("span", {}, sizeOf(item.text)),
            take(item.name, place),
          );
    const coming = ({ name }) => make("span", { className: "file-chip coming" }, make("b", {}, name), make("span", {}, "reading"));
    list.replaceChildren(...kept().map(one), ...[...waiting(), ...later].map(coming));
  };

  const changed = () => {
    show();
    window.hfjax.recount();
  };

  const remove = (place) => {
    if (waiting().length) return; // the server's answer would bring it back
    attached.value = kept().filter((_, other) => other !== place);
    changed();
    byId("attach").focus();
  };

  const give = async (files) => {
    let left = Number(byId("attached").dataset.most); // bytes of what one event may bring; of others only the size is sent
    const bounds = [...files].map((file) => {
      const most = left;
      if (file.size <= left) left -= file.size;
      return [file, most];
    });
    const read = await Promise.all(
      bounds.map(async ([file, most]) => ({ name: file.name, ...(await given(file, most).catch(() => ({}))) })), // a folder
    );
    later.push(...read);
    ask();
    changed();
  };

  const next = () => {
    if (!later.length) return null;
    const files = [...waiting(), ...later]; // what is never answered is asked for again
    later = [];
    return { kept: kept(), given: files };
  };

  const ready = () => Boolean(attached && byId("message") && !byId("message").querySelector("textarea").disabled);
  const onComposer = (event) => ready() && event.target.closest && event.target.closest("#composer, #beside");

  onFiles("attach-file", "attach", give);
  document.addEventListener("paste", (event) => {
    const { files = [] } = event.clipboardData || {};
    // Tables and formatted texts are copied as pictures, too; what is meant is the text.
    if (!files.length || event.clipboardData.getData("text/plain") || !onComposer(event)) return;
    event.preventDefault();
    give(files);
  });
  const holdsFiles = (event) => event.dataTransfer && [...event.dataTransfer.types].includes("Files") && onComposer(event);
  document.addEventListener("dragover", (event) => {
    if (holdsFiles(event)) event.preventDefault();
  });
  document.addEventListener("drop", (event) => {
    if (!holdsFiles(event)) return;
    event.preventDefault(); // without it the browser leaves the page for the file
    give(event.dataTransfer.files);
  });

  window.hfjax.channel("attached", (channel) => {
    attached = channel;
    ask = attached.inTurn("give", next);
    attached.onChange(changed);
    show();
  });
  /* Put these beside the message box. */
  window.hfjax.attach = (items) => {
    if (!attached || waiting().length || !(items.length || kept().length)) return;
    attached.value = items;
    changed();
  };
  window.hfjax.attached = () => (attached ? kept() : []);
})();

/* Pictures for the message that is being written: chosen, pasted into the message box or dropped on it. The server makes them
   small; here they are shown, and kept until they are sent. The channel's value is the list of them, as data URLs, or, while the
   server works, what `give` sent. */
(() => {
  "use strict";

  const { byId, make, given } = window.hfjax;
  let attached = null;

  const kept = () => (Array.isArray(attached.value) ? attached.value : (attached.value || {}).kept || []);

  const show = () => {
    const list = byId("attached-list");
    if (!list) return;
    const thumb = (src, place) =>
      make("span", {},
        make("img", { src, alt: `Picture ${place + 1} of the message` }),
        make("button", { type: "button", "aria-label": `Remove picture ${place + 1}`, onclick: () => remove(place) }, "×"),
      );
    list.replaceChildren(...kept().map(thumb));
  };

  const remove = (place) => {
    attached.value = kept().filter((_, other) => other !== place);
    show();
    byId("add-picture").focus();
  };

  const give = async (files) => {
    const most = Number(byId("attached").dataset.most);
    const read = await Promise.all([...files].map((file) => given(file, most)));
    const waiting = (attached.value || {}).given || []; // the server has not answered yet; it is asked for all of them again
    attached.send("give", { kept: kept(), given: [...waiting, ...read] });
  };

  const offered = () => Boolean(attached && byId("add-picture") && byId("add-picture").offsetParent);
  const onComposer = (event) => offered() && event.target.closest && event.target.closest("#composer, #attached");

  document.addEventListener("click", (event) => {
    if (event.target.closest("#add-picture")) byId("add-file").click();
  });
  document.addEventListener("change", (event) => {
    if (event.target.id !== "add-file") return;
    const files = [...event.target.files];
    event.target.value = ""; // the same file once more is news, too
    if (files.length) give(files);
  });
  document.addEventListener("paste", (event) => {
    const files = [...(event.clipboardData ? event.clipboardData.files : [])];
    if (!files.length || !onComposer(event)) return;
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
    attached.onChange(show);
    show();
  });
})();

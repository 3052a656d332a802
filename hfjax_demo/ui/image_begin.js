/* The image to start from: chosen, dropped anywhere on the tab, pasted, or taken from the gallery. What is dropped or pasted and
   carries settings is shown with them instead, and changes nothing yet.

   The browser keeps it, in the value of a channel, as a PNG; image_paint.js has the area of it that is redrawn. */
(() => {
  "use strict";

  const WORDS = {
    choose: "Choose an image",
    replace: "Replace",
    added: "Image added to start from.",
    steps: (drawn, steps) => `Runs ${drawn} of ${steps} steps.`,
  };

  const { byId, onFiles, speak, givenPicture } = window.hfjax;
  let init = null;
  let give = null;
  let dropped = null; // the file that was dropped last, and what the server calls it

  const most = () => Number(byId("read-png").dataset.most);

  /* Gradio puts what is in the panel into the document when it is opened for the first time. */
  const openPanel = async () => {
    const label = document.querySelector("#image-init > button.label-wrap");
    if (label && !label.classList.contains("open")) label.click();
    while (!byId("init-picture")) await new Promise((resolve) => setTimeout(resolve, 20));
  };

  const begin = (file) => give(file, most());

  const look = (file) => {
    dropped = { file, name: String(Math.random()) };
    give(file, most(), { show: dropped.name });
  };

  window.hfjax.beginFrom = async (item) => {
    await begin(item.file);
    speak(WORDS.added);
  };

  /* The dropped file that the server tells of by this name. */
  window.hfjax.droppedFile = (name) => (dropped && dropped.name === name ? dropped.file : null);

  const show = async () => {
    const url = typeof init.value === "string" ? init.value : "";
    if (url) await openPanel();
    if (!byId("init-picture")) return;
    byId("init-remove").hidden = !url;
    byId("init-choose").textContent = url ? WORDS.replace : WORDS.choose;
    window.hfjax.paintOn(url);
  };

  const remove = () => {
    init.value = null;
    show();
    byId("init-choose").focus();
  };

  /* -- what people do -------------------------------------------------------------------------------------------- */

  document.addEventListener("click", (event) => {
    const target = event.target;
    if (target.closest("#init-choose")) byId("init-file").click();
    if (target.closest("#init-remove")) remove();
  });

  onFiles("init-file", ([file]) => begin(file));

  const onTab = (event) => Boolean(event.target.closest && event.target.closest("#images"));

  document.addEventListener("paste", (event) => {
    const file = event.clipboardData && event.clipboardData.files[0];
    const tab = byId("images");
    if (!file || !tab || !tab.offsetParent) return;
    event.preventDefault();
    look(file);
  });

  const dropZone = (event) => {
    if (!event.dataTransfer || ![...event.dataTransfer.types].includes("Files") || !onTab(event)) return null;
    return event.target.closest("#read-png, #init-picture, #control-picture") || byId("stage");
  };

  const markZone = (zone) => {
    for (const one of document.querySelectorAll(".drop-here")) if (one !== zone) one.classList.remove("drop-here");
    if (zone) zone.classList.add("drop-here");
  };

  document.addEventListener("dragover", (event) => {
    const zone = dropZone(event);
    markZone(zone);
    if (zone) event.preventDefault();
  });
  document.addEventListener("dragleave", (event) => {
    if (!event.relatedTarget) markZone(null);
  });
  document.addEventListener("drop", (event) => {
    const zone = dropZone(event);
    markZone(null);
    if (!zone) return;
    event.preventDefault(); // without it the browser leaves the page for the file
    const file = event.dataTransfer.files[0];
    const { readSettings, takeControl } = window.hfjax;
    if (file) ({ "read-png": readSettings, "control-picture": takeControl, "init-picture": begin }[zone.id] || look)(file);
  });

  window.hfjax.channel("init", (channel) => {
    init = channel;
    give = givenPicture(init, show);
  });
  window.hfjax.startingImage = {
    get url() {
      return typeof init.value === "string" ? init.value : "";
    },
    set url(url) {
      init.value = url;
    },
  };

  /* How many steps a strength draws, one at least; diffusers begins that far from the end. */
  window.hfjax.drawnSteps = (strength, steps) => WORDS.steps(Math.min(Math.max(Math.floor(steps * strength), 1), steps), steps);
})();

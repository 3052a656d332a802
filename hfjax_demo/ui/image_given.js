/* The pictures that people give: the one to start from and the control image. Each is chosen in its panel, or dropped or pasted
   anywhere on the tab; what carries settings is then shown with them instead, and changes nothing yet.

   The server reads a picture and makes it no larger than it can be needed. The browser keeps what comes back, a PNG as a data URL,
   in the value of a channel; image_paint.js has the area of the starting image that is redrawn. */
(() => {
  "use strict";

  const { byId, channel, given, onFiles, speak } = window.hfjax;
  const most = () => Number(byId("read-png").dataset.most); // bytes
  let dropped = null; // the file that was dropped last, and what the server calls it

  /* A picture whose channel has this name, with which the ids of its elements begin. `show` is told the address of the one that is
     kept, or "". `give` takes a file: of several given within a moment the last is kept; one that cannot be read leaves the one before. */
  const picture = (name, show, reveal = () => {}) => {
    let kept = null; // the channel
    let ask = null;
    let waiting = null;
    let before = null;
    let last = 0;
    const url = () => (kept && typeof kept.value === "string" ? kept.value : "");

    const paint = async () => {
      if (url()) await reveal();
      if (!byId(`${name}-picture`)) return;
      byId(`${name}-remove`).hidden = !url();
      byId(`${name}-choose`).textContent = url() ? "Replace" : "Choose an image";
      show(url());
    };

    const give = async (file, about = {}) => {
      const place = ++last;
      const read = await given(file, most());
      if (place !== last) return; // a smaller one that was given later was read sooner
      waiting = { ...read, ...about };
      ask();
    };

    channel(name, (bound) => {
      kept = bound;
      ask = bound.inTurn("give", () => {
        const value = waiting;
        waiting = null;
        if (value !== null && !bound.waits) before = bound.value;
        return value;
      });
      bound.onChange(() => {
        if (bound.waits) return;
        if (!bound.value && before) bound.value = before;
        before = null;
        paint();
      });
    });
    document.addEventListener("click", (event) => {
      if (!event.target.closest(`#${name}-remove`)) return;
      kept.value = null;
      paint();
      byId(`${name}-choose`).focus();
    });
    onFiles(`${name}-file`, `${name}-choose`, ([file]) => give(file));
    return {
      give,
      get url() {
        return url();
      },
      set url(value) {
        kept.value = value;
      },
    };
  };

  const control = picture("control", (url) => {
    const image = byId("control-shown");
    image.hidden = !url;
    if (url) image.src = url;
    else image.removeAttribute("src");
  });

  /* Gradio puts what is in the panel into the document when it is opened for the first time. */
  const openPanel = async () => {
    const label = document.querySelector("#image-init > button.label-wrap");
    if (label && !label.classList.contains("open")) label.click();
    while (!byId("init-picture")) await new Promise((resolve) => setTimeout(resolve, 20));
  };

  const showInit = (url) => {
    window.hfjax.paintOn(url);
    window.hfjax.paintReferences();
  };
  const init = picture("init", showInit, openPanel);

  const look = (file) => {
    dropped = { file, name: String(Math.random()) };
    init.give(file, { show: dropped.name });
  };

  /* -- dropped and pasted ---------------------------------------------------------------------------------------- */

  document.addEventListener("paste", (event) => {
    const file = event.clipboardData && event.clipboardData.files[0];
    if (!file || !window.hfjax.visible(byId("images"))) return;
    event.preventDefault();
    look(file);
  });

  const dropZone = (event) => {
    const onTab = event.target.closest && event.target.closest("#images");
    if (!onTab || !event.dataTransfer || ![...event.dataTransfer.types].includes("Files")) return null;
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
    const takes = { "read-png": window.hfjax.readSettings, "control-picture": control.give, "init-picture": init.give };
    if (file) (takes[zone.id] || look)(file);
  });

  Object.assign(window.hfjax, {
    startingImage: init,
    async beginFrom(item) {
      await init.give(item.file);
      speak("Image added to start from.");
    },
    /* The dropped file that the server tells of by this name. */
    droppedFile: (name) => (dropped && dropped.name === name ? dropped.file : null),
    /* How many steps a strength draws, one at least; diffusers begins that far from the end. */
    drawnSteps: (strength, steps) => `Runs ${Math.min(Math.max(Math.floor(steps * strength), 1), steps)} of ${steps} steps.`,
  });
})();

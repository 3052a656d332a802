/* The picture to begin from: chosen, dropped anywhere on the tab, pasted, or taken from the gallery; and the part of it that is to
   be drawn anew, painted with a brush or added around it.

   The browser keeps both, in the values of two channels, as PNGs of one size: the picture, and the mask, white where it is to be
   drawn anew; null where nothing is painted. */
(() => {
  "use strict";

  const MORE = 0.25; // of a side: how far the canvas is extended at a time
  const SEAM = 8; // pixels of the picture beside the new part that are drawn anew with it
  const STEP = 8; // sizes are multiples of it

  const { byId, givenPicture } = window.hfjax;
  let init = null;
  let give = null;
  let mask = null;
  let shownUrl = "";
  let painting = false;
  let extending = false; // the mask that comes next belongs to the picture that comes with it
  let last = null; // where the brush was

  const canvas = () => byId("mask-canvas");
  const kept = () => (typeof init.value === "string" ? init.value : "");

  const announce = (text) => {
    const voice = byId("announcer");
    if (voice) voice.textContent = text;
  };

  /* -- the picture ----------------------------------------------------------------------------------------------- */

  /* Gradio puts what is in the panel into the document when it is opened for the first time. */
  const openPanel = async () => {
    const label = document.querySelector("#image-init > button.label-wrap");
    if (label && !label.classList.contains("open")) label.click();
    while (!init || !mask || !byId("init-picture")) await new Promise((resolve) => setTimeout(resolve, 20));
  };

  /* `own`: a picture of the gallery, which comes "alone" or has its settings "filled" in too. */
  const begin = async (file, own = null) => {
    await openPanel();
    await give(file, Number(byId("init-picture").dataset.most), { own });
  };

  window.hfjax.beginFrom = async (item, own = "alone") => {
    await begin(item.file, own);
    announce("The picture is the one to begin from.");
  };

  const show = () => {
    const image = byId("init-shown");
    if (!image) return;
    const url = kept();
    byId("init-canvas").hidden = byId("mask-tools").hidden = byId("init-remove").hidden = !url;
    byId("init-choose").textContent = url ? "Choose another" : "Choose a picture";
    if (url === shownUrl) return;
    shownUrl = url;
    if (url) image.src = url;
    else image.removeAttribute("src");
    if (!extending) {
      canvas().width = canvas().height = 0;
      image.onload = () => setCanvas(image.naturalWidth, image.naturalHeight);
      if (mask) mask.value = null;
      setPainting(false);
    }
    extending = false;
  };

  const remove = () => {
    init.value = null;
    show();
    byId("init-choose").focus();
  };

  /* -- the mask -------------------------------------------------------------------------------------------------- */

  const setCanvas = (width, height) => {
    canvas().width = width;
    canvas().height = height;
    tell();
  };

  const setPainting = (on) => {
    painting = on;
    const button = byId("mask-paint");
    button.setAttribute("aria-pressed", String(on));
    canvas().classList.toggle("painting", on);
  };

  const isPainted = () => {
    const { width, height } = canvas();
    if (!width || !height) return false;
    return canvas().getContext("2d").getImageData(0, 0, width, height).data.some((value, place) => place % 4 === 3 && value > 127);
  };

  /* White on black, of what is red on nothing. */
  const asMask = () => {
    const { width, height } = canvas();
    const made = Object.assign(document.createElement("canvas"), { width, height });
    const context = made.getContext("2d");
    context.drawImage(canvas(), 0, 0);
    context.globalCompositeOperation = "source-in";
    context.fillStyle = "white";
    context.fillRect(0, 0, width, height);
    context.globalCompositeOperation = "destination-over";
    context.fillStyle = "black";
    context.fillRect(0, 0, width, height);
    return made.toDataURL("image/png");
  };

  const tell = () => {
    const painted = isPainted();
    if (mask) mask.value = painted ? asMask() : null;
    byId("mask-clear").disabled = !painted;
    byId("mask-line").textContent = painted
      ? "Only what is marked is drawn anew."
      : "All of it is drawn anew, as far as the strength says. Mark a part, and only that is.";
  };

  const place = (event) => {
    const box = canvas().getBoundingClientRect();
    const scale = canvas().width / box.width;
    return { x: (event.clientX - box.left) * scale, y: (event.clientY - box.top) * scale, scale };
  };

  const stroke = (event) => {
    const now = place(event);
    const context = canvas().getContext("2d");
    context.globalCompositeOperation = byId("mask-erase").checked ? "destination-out" : "source-over";
    context.strokeStyle = "rgb(220, 38, 38)";
    context.lineWidth = Number(byId("mask-brush").value) * now.scale;
    context.lineCap = context.lineJoin = "round";
    context.beginPath();
    context.moveTo((last || now).x, (last || now).y);
    context.lineTo(now.x, now.y + 0.01); // a point has a length, too
    context.stroke();
    context.globalCompositeOperation = "source-over";
    last = now;
  };

  document.addEventListener("pointerdown", (event) => {
    if (event.target.id !== "mask-canvas" || !painting || event.button !== 0) return;
    event.preventDefault();
    canvas().setPointerCapture(event.pointerId);
    stroke(event);
  });
  document.addEventListener("pointermove", (event) => {
    if (last) stroke(event);
  });
  for (const end of ["pointerup", "pointercancel"]) {
    document.addEventListener(end, () => {
      if (!last) return;
      last = null;
      tell();
    });
  }

  /* The same with one side longer, or all of them. What is new gets the colours of the edge, and is to be drawn anew. */
  const extend = (side) => {
    const image = byId("init-shown");
    const [wide, high] = [image.naturalWidth, image.naturalHeight];
    const step = (length) => Math.max(STEP, Math.round((length * MORE) / STEP) * STEP);
    const all = side === "all";
    const x = side === "left" ? step(wide) : all ? step(wide) / 2 : 0;
    const y = side === "top" ? step(high) : all ? step(high) / 2 : 0;
    const width = wide + (all || side === "left" || side === "right" ? step(wide) : 0);
    const height = high + (all || side === "top" || side === "bottom" ? step(high) : 0);

    const made = Object.assign(document.createElement("canvas"), { width, height });
    const context = made.getContext("2d");
    const [right, below] = [width - x - wide, height - y - high];
    const copy = (sx, sy, sw, sh, dx, dy, dw, dh) => dw > 0 && dh > 0 && context.drawImage(image, sx, sy, sw, sh, dx, dy, dw, dh);
    copy(0, 0, 1, high, 0, y, x, high);
    copy(wide - 1, 0, 1, high, x + wide, y, right, high);
    context.drawImage(image, x, y);
    context.drawImage(made, 0, y, width, 1, 0, 0, width, y);
    if (below) context.drawImage(made, 0, y + high - 1, width, 1, 0, y + high, width, below);

    const before = document.createElement("canvas");
    before.width = canvas().width;
    before.height = canvas().height;
    if (before.width && before.height) before.getContext("2d").drawImage(canvas(), 0, 0);
    canvas().width = width;
    canvas().height = height;
    const marks = canvas().getContext("2d");
    marks.fillStyle = "rgb(220, 38, 38)";
    marks.fillRect(0, 0, width, height);
    const seam = (more) => (more > 0 ? SEAM : 0);
    marks.clearRect(x + seam(x), y + seam(y), wide - seam(x) - seam(right), high - seam(y) - seam(below));
    if (before.width && before.height) marks.drawImage(before, x, y);

    setSizes(width / wide, height / high);
    image.onload = null;
    extending = true;
    init.value = made.toDataURL("image/png");
    show();
    tell();
  };

  /* The form's size grows with the canvas, where it may. */
  const setSizes = (across, down) => {
    const fields = ["width", "height"].map((name) => document.querySelector(`#image-${name} input`));
    if (fields.some((field) => !field || field.disabled)) return;
    const most = Number(byId("init-picture").dataset.side);
    const sizes = fields.map((field, place) => Number(field.value) * [across, down][place]);
    if (sizes.some((size) => !size)) return; // the model's own, whatever that is
    const scale = Math.min(1, most / Math.max(...sizes));
    fields.forEach((field, place) => {
      field.value = Math.max(STEP, Math.round((sizes[place] * scale) / STEP) * STEP);
      for (const kind of ["input", "change", "blur"]) field.dispatchEvent(new Event(kind, { bubbles: true }));
    });
  };

  /* -- what people do -------------------------------------------------------------------------------------------- */

  document.addEventListener("click", (event) => {
    const target = event.target;
    if (target.closest("#init-choose")) byId("init-file").click();
    if (target.closest("#init-remove")) remove();
    if (target.closest("#mask-paint")) setPainting(!painting);
    if (target.closest("#mask-clear")) {
      canvas().getContext("2d").clearRect(0, 0, canvas().width, canvas().height);
      tell();
    }
    const side = target.closest("[data-extend]");
    if (side) extend(side.dataset.extend);
  });

  document.addEventListener("change", (event) => {
    const field = event.target;
    if (field.id !== "init-file") return;
    const file = field.files[0];
    field.value = ""; // the same file once more is news, too
    if (file) begin(file);
  });

  const onTab = (event) => Boolean(event.target.closest && event.target.closest("#images"));

  document.addEventListener("paste", (event) => {
    const file = event.clipboardData && event.clipboardData.files[0];
    const tab = byId("images");
    if (!file || !tab || !tab.offsetParent) return;
    event.preventDefault();
    begin(file);
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
    if (file) ({ "read-png": readSettings, "control-picture": takeControl }[zone.id] || begin)(file);
  });

  window.hfjax.channel("init", (channel) => {
    init = channel;
    give = givenPicture(init, show);
  });
  window.hfjax.channel("mask", (channel) => (mask = channel));

  /* How many steps a strength draws; diffusers begins that far from the end. */
  window.hfjax.drawnSteps = (strength, steps) => {
    const drawn = Math.min(Math.floor(steps * strength), steps);
    return drawn < 1 ? "Draws no step; raise the strength or the steps." : `Draws ${drawn} of ${steps} steps.`;
  };
})();

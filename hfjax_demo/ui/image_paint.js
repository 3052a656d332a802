/* The area of the starting image that is redrawn: painted with a brush, or added around the image, in an editor that fills the page.

   The browser keeps it, in the value of a channel, as a PNG of the image's size, white where it is redrawn; null where nothing is
   painted. The canvas shows what the history says: every stroke, every Clear and every extension since the image was given. */
(() => {
  "use strict";

  const MORE = 0.25; // of a side: how far the image is extended at a time
  const SEAM = 8; // pixels of the image beside the new part that are redrawn with it
  const STEP = 8; // sizes are multiples of it
  const MOST_STEPS = 200; // that can be undone; what is older becomes the beginning
  const ZOOMS = [1, 1.5, 2, 3, 4, 6, 8]; // 1 is as large as the page allows
  const PAINT = "rgb(220, 38, 38)";

  const { byId, make, isSmall } = window.hfjax;
  let mask = null; // the channel
  let abilities = { multiple: STEP, largest: 0, inpaints: true, redraws: true, edits: false, pictures: 1, guided: false }; // until the channel is there
  let beginning = null; // the image's address and a canvas with its mask, before the history
  let history = [];
  let undone = [];
  let stroke = null; // that is being painted
  let zoom = 0; // of ZOOMS
  let extending = false;

  const canvas = () => byId("mask-canvas");
  const pen = () => canvas().getContext("2d", { willReadFrequently: true });
  const image = () => byId("init-shown");
  const editor = () => byId("mask-editor");
  const isOpen = () => Boolean(editor() && editor().open);

  /* -- the history ------------------------------------------------------------------------------------------------- */

  const copied = (source) => {
    const made = make("canvas", { width: source.width, height: source.height });
    if (source.width && source.height) made.getContext("2d").drawImage(source, 0, 0);
    return made;
  };

  const acts = {
    stroke(context, { erases, width, points }) {
      context.globalCompositeOperation = erases ? "destination-out" : "source-over";
      context.strokeStyle = PAINT;
      context.lineWidth = width;
      context.lineCap = context.lineJoin = "round";
      context.beginPath();
      context.moveTo(points[0].x, points[0].y);
      for (const { x, y } of points) context.lineTo(x, y + 0.01); // a point has a length, too
      context.stroke();
      context.globalCompositeOperation = "source-over";
    },
    clear(context) {
      context.clearRect(0, 0, context.canvas.width, context.canvas.height);
    },
    extend(context, { width, height, x, y, keptAt }) {
      const before = copied(context.canvas);
      context.canvas.width = width;
      context.canvas.height = height;
      context.fillStyle = PAINT;
      context.fillRect(0, 0, width, height);
      context.clearRect(...keptAt);
      if (before.width && before.height) context.drawImage(before, x, y);
    },
  };

  const act = (context, step) => acts[step.kind](context, step);

  const begun = (url, width, height) => {
    beginning = { url, mask: make("canvas", { width, height }) };
    history = [];
    undone = [];
    replay();
  };

  const replay = () => {
    canvas().width = beginning.mask.width;
    canvas().height = beginning.mask.height;
    const context = pen();
    if (canvas().width && canvas().height) context.drawImage(beginning.mask, 0, 0);
    for (const step of history) act(context, step);
    const extended = history.filter((step) => step.url).pop();
    showUrl(extended ? extended.url : beginning.url);
    tell();
  };

  const add = (step) => {
    history.push(step);
    undone = [];
    if (history.length > MOST_STEPS) {
      const oldest = history.shift();
      act(beginning.mask.getContext("2d"), oldest);
      if (oldest.url) beginning.url = oldest.url;
    }
  };

  const undo = () => {
    const step = history.pop();
    if (!step) return;
    undone.push(step);
    if (step.sizes) setSizes(...step.sizes);
    replay();
  };

  const redo = () => {
    const step = undone.pop();
    if (!step) return;
    history.push(step);
    if (step.sizes) setSizes(step.sizes[1], step.sizes[0]);
    replay();
  };

  const showUrl = (url) => {
    if (image().getAttribute("src") !== url) image().src = url; // first: paintOn then knows it
    if (url !== window.hfjax.startingImage.url) window.hfjax.startingImage.url = url;
    fit();
  };

  /* -- what is told of it ------------------------------------------------------------------------------------------ */

  const isPainted = () => {
    const { width, height } = canvas();
    if (!width || !height) return false;
    return pen().getImageData(0, 0, width, height).data.some((value, place) => place % 4 === 3 && value > 127);
  };

  /* White on black, of what is red on nothing. */
  const asMask = () => {
    const made = copied(canvas());
    const context = made.getContext("2d");
    const fill = (how, colour) => {
      context.globalCompositeOperation = how;
      context.fillStyle = colour;
      context.fillRect(0, 0, made.width, made.height);
    };
    fill("source-in", "white");
    fill("destination-over", "black");
    return made.toDataURL("image/png");
  };

  const tell = () => {
    const painted = isPainted();
    mask.value = painted ? asMask() : null;
    byId("mask-clear").disabled = !painted;
    byId("mask-undo").disabled = !history.length;
    byId("mask-redo").disabled = !undone.length;
    say(painted);
  };

  const say = (painted) => {
    const { inpaints, redraws, edits, guided, pictures } = abilities;
    const tab = byId("images"); // the style sheet hides what then has no effect
    if (tab) for (const [name, on] of Object.entries({ edits, guided })) tab.toggleAttribute(`data-${name}`, on && !painted);
    if (!byId("mask-line")) return;
    const whole = edits ? "Describe the change in the prompt." : "Strength sets how much is redrawn.";
    const unpainted = redraws ? `${whole} Paint an area to ${edits ? "change" : "redraw"} only that.` : "This model redraws painted areas only. Paint one.";
    const only = `Only the painted area is ${pictures > 1 ? "changed, without further pictures" : "redrawn"}.`;
    byId("mask-line").textContent = !inpaints ? whole : painted ? only : unpainted;
    byId("mask-open").hidden = canvas().hidden = !inpaints;
  };

  /* Another image to start from, or none. One that this script has extended is known. */
  window.hfjax.paintOn = (url) => {
    byId("init-canvas").hidden = byId("mask-tools").hidden = !url;
    if (url && url === image().getAttribute("src")) return;
    close();
    image().onload = () => {
      image().onload = null; // an extended image has its canvas
      begun(url, image().naturalWidth, image().naturalHeight);
    };
    canvas().width = canvas().height = 0;
    mask.value = null;
    if (url) image().src = url;
    else image().removeAttribute("src");
    say(false);
  };

  /* -- the editor -------------------------------------------------------------------------------------------------- */

  const open = () => {
    byId("mask-view").append(byId("init-canvas"));
    editor().showModal();
    byId("mask-view").focus();
    setZoom(0);
  };

  const close = () => {
    if (isOpen()) editor().close();
  };

  /* The image in the editor as large as the page allows, times the zoom; in the panel the style sheet sizes it. */
  const fit = () => {
    const box = byId("init-canvas");
    const { width, height } = canvas();
    image().classList.toggle("enlarged", isOpen() && isSmall(canvas()));
    if (!isOpen() || !width) {
      box.style.width = "";
      return;
    }
    const view = byId("mask-view");
    const scale = Math.min((view.clientWidth - 24) / width, (view.clientHeight - 24) / height);
    box.style.width = `${Math.max(Math.floor(width * scale), 1) * ZOOMS[zoom]}px`;
    byId("mask-zoom").textContent = `${ZOOMS[zoom] * 100} %`;
  };

  /* What is at the place, the middle if none is given, stays there. */
  const setZoom = (place, at = null) => {
    const view = byId("mask-view");
    const bounds = view.getBoundingClientRect();
    const point = at || { x: bounds.left + bounds.width / 2, y: bounds.top + bounds.height / 2 };
    const before = byId("init-canvas").getBoundingClientRect();
    zoom = Math.min(Math.max(place, 0), ZOOMS.length - 1);
    fit();
    const now = byId("init-canvas").getBoundingClientRect();
    view.scrollLeft += ((point.x - before.left) / before.width) * now.width + now.left - point.x;
    view.scrollTop += ((point.y - before.top) / before.height) * now.height + now.top - point.y;
  };

  const place = (event) => {
    const box = canvas().getBoundingClientRect();
    const scale = canvas().width / box.width;
    return { x: (event.clientX - box.left) * scale, y: (event.clientY - box.top) * scale, scale };
  };

  document.addEventListener("pointerdown", (event) => {
    if (event.target.id !== "mask-canvas" || !isOpen() || event.button !== 0) return;
    if (stroke) return giveUp(); // a second finger: they zoom
    event.preventDefault();
    canvas().setPointerCapture(event.pointerId);
    const { x, y, scale } = place(event);
    stroke = { kind: "stroke", erases: byId("mask-erase").checked, width: Number(byId("mask-brush").value) * scale, points: [{ x, y }] };
    act(pen(), stroke);
  });

  document.addEventListener("pointermove", (event) => {
    if (!stroke) return;
    const { x, y } = place(event);
    stroke.points.push({ x, y });
    act(pen(), { ...stroke, points: stroke.points.slice(-2) });
  });

  document.addEventListener("pointerup", () => {
    if (!stroke) return;
    add(stroke);
    stroke = null;
    tell();
  });

  const giveUp = () => {
    if (!stroke) return;
    stroke = null;
    replay();
  };
  document.addEventListener("pointercancel", giveUp);

  /* The same with one side longer, or all of them. What is new gets the colours of the edge, and is redrawn. */
  const extend = async (side) => {
    if (extending) return;
    extending = true;
    await image().decode().catch(() => {});
    const [wide, high] = [canvas().width, canvas().height];
    const step = (length) => Math.max(STEP, Math.round((length * MORE) / STEP) * STEP);
    const all = side === "all";
    const x = side === "left" ? step(wide) : all ? step(wide) / 2 : 0;
    const y = side === "top" ? step(high) : all ? step(high) / 2 : 0;
    const width = wide + (all || side === "left" || side === "right" ? step(wide) : 0);
    const height = high + (all || side === "top" || side === "bottom" ? step(high) : 0);

    const made = make("canvas", { width, height });
    const context = made.getContext("2d");
    const [right, below] = [width - x - wide, height - y - high];
    const copy = (sx, sy, sw, sh, dx, dy, dw, dh) => dw > 0 && dh > 0 && context.drawImage(image(), sx, sy, sw, sh, dx, dy, dw, dh);
    copy(0, 0, 1, high, 0, y, x, high);
    copy(wide - 1, 0, 1, high, x + wide, y, right, high);
    context.drawImage(image(), x, y);
    context.drawImage(made, 0, y, width, 1, 0, 0, width, y);
    if (below) context.drawImage(made, 0, y + high - 1, width, 1, 0, y + high, width, below);

    const seam = (more) => (more > 0 ? SEAM : 0);
    const keptAt = [x + seam(x), y + seam(y), wide - seam(x) - seam(right), high - seam(y) - seam(below)];
    const sizes = grow(width / wide, height / high);
    add({ kind: "extend", url: made.toDataURL("image/png"), width, height, x, y, keptAt, sizes });
    replay();
    extending = false;
  };

  /* -- the form's size grows with the image, where it may ---------------------------------------------------------- */

  const sizeFields = () => ["width", "height"].map((name) => document.querySelector(`#image-${name} input`));

  const setSizes = (wanted, known) => {
    sizeFields().forEach((field, place) => {
      if (Number(field.value) !== known[place]) return; // somebody has chosen another since
      field.value = wanted[place];
      for (const kind of ["input", "change", "blur"]) field.dispatchEvent(new Event(kind, { bubbles: true }));
    });
  };

  /* The sizes before and afterwards; null where they stay. */
  const grow = (across, down) => {
    const fields = sizeFields();
    if (fields.some((field) => !field || field.disabled)) return null;
    const before = fields.map((field) => Number(field.value));
    if (before.some((size) => !size)) return null; // the model's own, whatever that is
    const sizes = before.map((size, place) => size * [across, down][place]);
    const scale = Math.min(1, Number(byId("init-picture").dataset.side) / Math.max(...sizes));
    const after = sizes.map((size) => Math.max(STEP, Math.round((size * scale) / STEP) * STEP));
    setSizes(after, before);
    return [before, after];
  };

  /* -- what people do ---------------------------------------------------------------------------------------------- */

  document.addEventListener("click", (event) => {
    const at = (selector) => event.target.closest(selector);
    if (at("#mask-open")) open();
    if (at("#mask-undo")) undo();
    if (at("#mask-redo")) redo();
    if (at("#mask-done")) close();
    if (at("#mask-generate")) {
      close();
      const button = document.querySelector("#image-generate");
      if (button) button.click();
    }
    if (at("#mask-clear")) {
      add({ kind: "clear" });
      replay();
    }
    const side = at("[data-extend]");
    if (side) extend(side.dataset.extend);
    const way = at("[data-zoom]");
    if (way) setZoom(Number(way.dataset.zoom) && zoom + Number(way.dataset.zoom));
  });

  /* However the editor was closed, the image goes back to the panel. "close" does not bubble. */
  document.addEventListener("close", (event) => {
    if (event.target !== editor()) return;
    giveUp();
    byId("init-place").append(byId("init-canvas"));
    fit();
  }, true);

  document.addEventListener("wheel", (event) => {
    if (!event.ctrlKey || !event.target.closest("#mask-view")) return;
    event.preventDefault(); // the browser's own zoom
    setZoom(zoom - Math.sign(event.deltaY), { x: event.clientX, y: event.clientY });
  }, { passive: false });

  window.addEventListener("resize", () => isOpen() && fit());

  /* In the editor keys mean this and nothing else of the page; Escape closes it, as the browser does for every dialog. */
  document.addEventListener("keydown", (event) => {
    if (!isOpen()) return;
    event.stopPropagation();
    const command = event.ctrlKey || event.metaKey;
    const key = event.key.toLowerCase();
    let done = true;
    if (command && (key === "y" || (key === "z" && event.shiftKey))) redo();
    else if (command && key === "z") undo();
    else if (command || event.altKey) done = false;
    else if (key === "+" || key === "=") setZoom(zoom + 1);
    else if (key === "-") setZoom(zoom - 1);
    else if (key === "0") setZoom(0);
    else if (key === "[" || key === "]") byId("mask-brush").stepUp(key === "]" ? 8 : -8);
    else done = false;
    if (done) event.preventDefault();
  }, true);

  window.hfjax.imageAbilities = () => abilities;
  window.hfjax.channel("mask", (channel) => (mask = channel));
  window.hfjax.channel("abilities", (channel) => {
    const take = () => {
      if (!channel.value) return;
      abilities = channel.value;
      say(Boolean(mask && mask.value));
      window.hfjax.paintReferences();
    };
    channel.onChange(take);
    take();
  });
})();

/* The image tab's stage: previews, pictures with their settings, and two of them compared. Texts enter the document as texts,
   never as markup. */
(() => {
  "use strict";

  const ROOM = 512; // CSS pixels that a small picture is enlarged to, and 4 of a batch together
  const LEAST = 240; // CSS pixels of a picture's height, however low the page is
  const AROUND = 112; // CSS pixels of the page's height that other things take
  const DETAILS = 250; // CSS pixels for a picture's settings beside it

  const { byId, make, copyText, given, isSmall, onFiles, speak, write, gallery } = window.hfjax;
  let handed = null; // the channel of the settings that people hand in
  let shown = []; // the pictures on the stage: one, or a whole batch
  let drawing = false;
  let looksElsewhere = false; // somebody chose another picture while one was drawn: its previews must not push that away
  let compared = null; // the picture that the next one chosen stands beside
  let lastSeed = null;
  let givenUrl = null; // of the file that was dropped last
  let empty = { title: "", examples: [] };

  /* A picture's box: small ones a whole number of times as large, which keeps their pixels square and alike. */
  const sized = (image, width, height, across) => {
    const wide = byId("stage").clientWidth || ROOM; // 0 while the tab is not shown
    const small = isSmall({ width, height });
    const high = Math.max(byId("images").clientHeight - AROUND, LEAST);
    const most = wide > ROOM + DETAILS ? Math.min(1.5 * ROOM, wide - DETAILS) : wide; // of a large picture
    const scale = small
      ? Math.max(1, Math.floor(Math.min(ROOM, wide, high) / across / Math.max(width, height)))
      : Math.min(1, most / across / width, Math.min(most, high) / across / height);
    image.style.width = `${Math.round(width * scale)}px`;
    image.style.aspectRatio = `${width} / ${height}`;
    image.classList.toggle("enlarged", small);
    return image;
  };

  const across = (count) => (count > 1 ? 2 : 1);

  const grid = (...children) => {
    const view = byId("stage-view");
    view.className = children.length > 1 ? "batch" : "single";
    view.replaceChildren(...children);
  };

  /* -- what stands on the stage -------------------------------------------------------------------------------- */

  const showEmpty = () => {
    const examples = empty.examples.map((text) =>
      make("button", { type: "button", className: "example", onclick: () => setPrompt(text) }, text),
    );
    byId("stage-view").className = "empty";
    byId("stage-view").replaceChildren(
      make("h2", {}, "Describe an image"),
      make("p", {}, `${empty.title} generates it from your prompt. For example:`),
      make("div", { className: "examples", role: "group", "aria-label": "Example prompts" }, ...examples),
    );
    byId("stage-details").replaceChildren();
  };

  const setPrompt = (text) => {
    const field = document.querySelector("#image-prompt textarea");
    write(field, text);
    field.focus();
  };

  const showPreviews = ({ previews, prompt, width, height }) => {
    const images = previews.map((src) => {
      const image = make("img", { src, alt: `Preview: ${prompt}`, className: "preview" });
      const ready = () => sized(image, width || image.naturalWidth, height || image.naturalHeight, across(previews.length));
      if (width && height) ready();
      else image.onload = ready;
      image.classList.add("enlarged");
      return image;
    });
    /* The images stay and only their sources change: replaced ones would flicker. */
    const before = [...byId("stage-view").querySelectorAll("img.preview")];
    if (before.length === images.length && before.length) {
      before.forEach((image, place) => {
        image.src = images[place].src;
        image.alt = images[place].alt;
      });
    } else {
      grid(...images);
    }
    if (width && height) byId("stage-view").querySelectorAll("img.preview").forEach((image) => image.classList.add("enlarged"));
    byId("stage-details").replaceChildren();
    gallery.mark(shown, true);
  };

  const pictureImage = (item, count) =>
    sized(make("img", { src: item.url, alt: item.prompt }), item.width, item.height, across(count));

  const show = (items) => {
    shown = items;
    if (!items.length) {
      showEmpty();
    } else if (items.length === 1) {
      grid(pictureImage(items[0], 1));
      byId("stage-details").replaceChildren(details(items[0]));
    } else {
      grid(...items.map((item) =>
        make("button", { type: "button", className: "choice", title: gallery.titled(item), onclick: () => choose(item) },
          pictureImage(item, items.length)),
      ));
      byId("stage-details").replaceChildren(
        make("p", { className: "prompt", tabIndex: 0 }, items[0].prompt),
        make("p", { className: "hint" }, "Select an image to see its settings or save it."),
      );
    }
    gallery.mark(shown, false);
  };

  const choose = (item) => {
    looksElsewhere = drawing && item !== null;
    const before = compared;
    compared = null;
    if (before && item && item !== before) compare(before, item);
    else show(item ? [item] : []);
  };

  /* Two pictures in one place, the second beside the line that is drawn over them. */
  const compare = (one, other) => {
    shown = [one, other];
    const under = pictureImage(other, 1);
    const over = pictureImage(one, 1);
    over.style.width = under.style.width;
    over.style.aspectRatio = under.style.aspectRatio;
    over.className = `${over.className} over`;
    const slider = make("input", { type: "range", min: 0, max: 100, value: 50, "aria-label": "Share of the first image shown" });
    const box = make("div", { className: "compared" }, under, over, slider);
    slider.oninput = () => box.style.setProperty("--shown", `${slider.value}%`);
    grid(box);
    byId("stage-details").replaceChildren(
      make("p", { className: "prompt", tabIndex: 0 }, `Left: ${gallery.titled(one)}`),
      make("p", { className: "prompt", tabIndex: 0 }, `Right: ${gallery.titled(other)}`),
      make("p", { className: "hint" }, "Drag the line to compare. Select an image to leave the comparison."),
    );
    gallery.mark(shown, false);
  };

  const beginComparing = (item, button) => {
    compared = item;
    button.textContent = "Select the other image";
    speak("Select the other image");
  };

  const details = (item) => {
    const facts = item.facts.flatMap(([name, value]) => [make("dt", {}, name), make("dd", {}, value)]);
    return make(
      "div",
      {},
      make("p", { className: "prompt", tabIndex: 0 }, item.prompt),
      item.note ? make("p", { className: "hint" }, item.note) : null,
      item.flagged ? make("p", { className: "flagged" }, "The model's safety checker blacked out this image.") : null,
      make("div", { className: "actions" }, ...actions(item).filter(Boolean)),
      make("dl", {}, ...facts),
    );
  };

  const actions = (item) => {
    const { inpaints, redraws } = window.hfjax.imageAbilities();
    const action = (text, onclick) => make("button", { type: "button", className: "action", onclick }, text);
    const start = inpaints || redraws ? action("Start from this image", () => window.hfjax.beginFrom(item)) : null;
    if (item.given) return [action("Use these settings", () => read(item.file)), start];
    return [
      make("a", { className: "action", href: item.url, download: item.name }, "Download PNG"),
      action("Copy link", (event) => copyLink(item, event.currentTarget)),
      action("Use these settings", () => hand({ ...item.parameters }, "fill")),
      start,
      larger(item) ? action("Upscale", () => drawLarger(item)) : null,
      gallery.count() > 1 ? action("Compare with…", (event) => beginComparing(item, event.currentTarget)) : null,
      action("Delete", () => gallery.remove(item)),
    ];
  };

  /* A second pass: the same prompt at a larger size, started from the picture, little of which is redrawn. */
  const LARGER = [2, 1.5];
  const SECOND_STRENGTH = 0.3;
  const STEP = 64; // pixels; every model's sizes may be multiples of it

  const larger = (item) => {
    const { redraws, edits } = window.hfjax.imageAbilities();
    const canBegin = redraws && !edits && item.parameters.control_strength === null;
    const most = item.grid || !canBegin ? 0 : Number(byId("stage").dataset.largest);
    const sizes = LARGER.map((factor) => [item.width, item.height].map((side) => Math.round((side * factor) / STEP) * STEP));
    return sizes.find((size) => Math.max(...size) <= most && size[0] > item.width && size[1] > item.height) || null;
  };

  const drawLarger = async (item) => {
    const [width, height] = larger(item);
    const parameters = { ...item.parameters, width, height, strength: SECOND_STRENGTH };
    hand({ ...(await given(item.file, Infinity)), parameters }, "enlarge");
  };

  gallery.onChoose = choose;

  /* A dropped file with the settings that it carries. */
  const showGiven = (value) => {
    const file = window.hfjax.droppedFile(value.name);
    if (!file) return;
    if (givenUrl) URL.revokeObjectURL(givenUrl);
    givenUrl = URL.createObjectURL(file);
    compared = null;
    choose({ ...value, url: givenUrl, file, given: true });
    bringIntoView();
  };

  /* Where the form is above the picture, that may be out of sight. */
  const bringIntoView = () => {
    const line = byId("image-status").getBoundingClientRect();
    const page = byId("images").getBoundingClientRect();
    if (line.top < page.top || line.top > page.top + page.height / 2) byId("image-stage").scrollIntoView();
  };

  const copyLink = async (item, button) => {
    let said = "The prompt is too long for a link. Download the PNG instead; it contains the settings.";
    if (item.link) {
      const link = `${window.location.origin}${window.location.pathname}?${item.link}`;
      said = (await copyText(link)) ? "Link copied" : link;
    }
    speak(said);
    const name = button.textContent;
    button.textContent = said;
    setTimeout(() => (button.textContent = name), item.link ? 2000 : 6000);
  };

  /* -- settings that people hand in ----------------------------------------------------------------------------- */

  const hand = (value, event) => handed.send(event, { ...value, nonce: Math.random() });

  const read = async (file) => hand(await given(file, Number(byId("read-png").dataset.most)), "read");

  onFiles("read-file", "read-choose", ([file]) => read(file));

  /* -- what the server tells --------------------------------------------------------------------------------------- */

  const react = (value) => {
    if (!value || !byId("stage-view")) return;
    if (value.kind === "empty") {
      empty = value;
      if (!shown.length && !drawing) showEmpty();
    } else if (value.kind === "begun") {
      drawing = true;
      looksElsewhere = false;
      bringIntoView();
    } else if (value.kind === "given") {
      showGiven(value);
    } else if (value.kind === "preview") {
      if (!looksElsewhere) showPreviews(value);
    } else if (value.kind === "stopped") {
      drawing = looksElsewhere = false; // how far it came stays to be seen
    } else if (value.kind === "failed") {
      drawing = looksElsewhere = false;
      show(shown);
    } else if (value.kind === "done") {
      drawing = looksElsewhere = false;
      lastSeed = value.seed;
      show(gallery.add(value.pictures));
    }
  };

  window.hfjax.channel("stage", (stage) => {
    stage.onChange(react);
    react(stage.value);
    gallery.restore();
  });
  window.hfjax.channel("handed", (channel) => (handed = channel));
  window.hfjax.readSettings = read;
  window.hfjax.lastSeed = (seed, random) => (lastSeed === null ? [seed, random] : [lastSeed, false]);
})();

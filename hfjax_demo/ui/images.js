/* The image tab's stage: previews, pictures with their settings, and two of them compared. Texts enter the document as texts,
   never as markup. */
(() => {
  "use strict";

  const ENLARGED_BELOW = 256; // pixels; as in pictures.py
  const ROOM = 512; // CSS pixels that a small picture is enlarged to, and 4 of a batch together
  const DETAILS = 250; // CSS pixels for a picture's settings beside it

  const { byId, make, given, gallery } = window.hfjax;
  let handed = null; // the channel of the settings that people hand in
  let shown = []; // the pictures on the stage: one, or a whole batch
  let drawing = false;
  let looksElsewhere = false; // somebody chose another picture while one was drawn: its previews must not push that away
  let compared = null; // the picture that the next one chosen stands beside
  let lastSeed = null;
  let empty = { title: "", examples: [] };

  const announce = (text) => {
    const voice = byId("announcer");
    if (voice) voice.textContent = text;
  };

  /* A picture's box: small ones a whole number of times as large, which keeps their pixels square and alike. */
  const sized = (image, width, height, across) => {
    const wide = byId("stage").clientWidth || ROOM; // 0 while the tab is not shown
    const longest = Math.max(width, height);
    const small = longest <= ENLARGED_BELOW;
    const most = wide > ROOM + DETAILS ? Math.min(1.5 * ROOM, wide - DETAILS) : wide; // of a large picture
    const scale = small
      ? Math.max(1, Math.floor(Math.min(ROOM, wide) / across / longest))
      : Math.min(1, most / across / longest);
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
      make("h2", {}, "What should it draw?"),
      make("p", {}, `${empty.title} draws what you describe. For a start:`),
      make("div", { className: "examples", role: "group", "aria-label": "Example prompts" }, ...examples),
    );
    byId("stage-details").replaceChildren();
  };

  const setPrompt = (text) => {
    const field = document.querySelector("#image-prompt textarea");
    field.value = text;
    field.dispatchEvent(new Event("input", { bubbles: true }));
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

  const titled = (item) => `${item.prompt} (seed ${item.parameters.seed})`;

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
        make("button", { type: "button", className: "choice", title: titled(item), onclick: () => choose(item) },
          pictureImage(item, items.length)),
      ));
      byId("stage-details").replaceChildren(
        make("p", { className: "prompt" }, items[0].prompt),
        make("p", { className: "hint" }, "Choose one for its settings and for saving it."),
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
    const slider = make("input", { type: "range", min: 0, max: 100, value: 50, "aria-label": "How much of the first picture is shown" });
    const box = make("div", { className: "compared" }, under, over, slider);
    slider.oninput = () => box.style.setProperty("--shown", `${slider.value}%`);
    grid(box);
    byId("stage-details").replaceChildren(
      make("p", { className: "prompt" }, `Left: ${titled(one)}`),
      make("p", { className: "prompt" }, `Right: ${titled(other)}`),
      make("p", { className: "hint" }, "Move the line over them. Choose a picture to leave this."),
    );
    gallery.mark(shown, false);
  };

  const beginComparing = (item, button) => {
    compared = item;
    button.textContent = "Now choose the other";
    announce("Choose the other picture in the gallery.");
  };

  const details = (item) => {
    const facts = item.facts.flatMap(([name, value]) => [make("dt", {}, name), make("dd", {}, value)]);
    const action = (text, onclick) => make("button", { type: "button", className: "action", onclick }, text);
    const save = make("a", { className: "action", href: item.url, download: item.name }, "Download PNG");
    return make(
      "div",
      {},
      make("p", { className: "prompt" }, item.prompt),
      item.flagged ? make("p", { className: "flagged" }, "The model's own safety checker has blacked this picture out.") : null,
      make(
        "div",
        { className: "actions" },
        save,
        action("Copy link", (event) => copyLink(item, event.currentTarget)),
        action("Use these settings", () => hand({ ...item.parameters }, "fill")),
        action("Begin from this picture", () => window.hfjax.beginFrom(item)),
        larger(item) ? action("Draw it larger", () => drawLarger(item)) : null,
        gallery.count() > 1 ? action("Compare with…", (event) => beginComparing(item, event.currentTarget)) : null,
        action("Delete", () => gallery.remove(item)),
      ),
      make("dl", {}, ...facts),
    );
  };

  /* A second pass: the same prompt at a larger size, begun from the picture, little of which is drawn anew. */
  const LARGER = [2, 1.5];
  const SECOND_STRENGTH = 0.3;
  const STEP = 64; // pixels; every model's sizes may be multiples of it

  const larger = (item) => {
    const most = item.grid ? 0 : Number(byId("stage").dataset.largest);
    const sizes = LARGER.map((factor) => [item.width, item.height].map((side) => Math.round((side * factor) / STEP) * STEP));
    return sizes.find((size) => Math.max(...size) <= most && size[0] > item.width && size[1] > item.height) || null;
  };

  const drawLarger = async (item) => {
    const [width, height] = larger(item);
    await window.hfjax.beginFrom(item, "filled");
    hand({ ...item.parameters, width, height, strength: SECOND_STRENGTH, begun: true }, "fill");
  };

  gallery.onChoose = choose;

  const copyLink = async (item, button) => {
    let said = "This prompt is too long for a link; download the PNG, which carries its settings.";
    if (item.link) {
      const link = `${window.location.origin}${window.location.pathname}?${item.link}`;
      said = (await copied(link)) ? "Link copied" : link;
    }
    announce(said);
    const name = button.textContent;
    button.textContent = said;
    setTimeout(() => (button.textContent = name), item.link ? 2000 : 6000);
  };

  const copied = async (text) => {
    try {
      await navigator.clipboard.writeText(text);
      return true;
    } catch (error) { // no secure page, or the browser does not allow it
      const field = make("textarea", { value: text, className: "off-screen" });
      document.body.append(field);
      field.select();
      const done = document.execCommand("copy");
      field.remove();
      return done;
    }
  };

  /* -- settings that people hand in ----------------------------------------------------------------------------- */

  const hand = (value, event) => handed.send(event, { ...value, nonce: Math.random() });

  const read = async (file) => hand(await given(file, Number(byId("read-png").dataset.most)), "read");

  document.addEventListener("click", (event) => {
    if (event.target.closest("#read-choose")) byId("read-file").click();
  });

  document.addEventListener("change", (event) => {
    const field = event.target;
    if (field.id !== "read-file") return;
    const file = field.files[0];
    field.value = ""; // the same file once more is news, too
    if (file) read(file);
  });

  /* -- what the server tells --------------------------------------------------------------------------------------- */

  const react = (value) => {
    if (!value || !byId("stage-view")) return;
    if (value.kind === "empty") {
      empty = value;
      if (!shown.length && !drawing) showEmpty();
    } else if (value.kind === "begun") {
      drawing = true;
      looksElsewhere = false;
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

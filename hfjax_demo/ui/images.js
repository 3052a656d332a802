/* The image tab: previews, pictures with their settings, the gallery, and pictures that people hand in.

   The gallery is this page's memory and nothing else: at
   most MOST pictures, which go with the page. Texts enter the document as texts, never as markup. */
(() => {
  "use strict";

  const MOST = 60;
  const ENLARGED_BELOW = 256; // pixels; as in pictures.py
  const ROOM = 512; // CSS pixels that a small picture is enlarged to, and 4 of a batch together
  const DETAILS = 250; // CSS pixels for a picture's settings beside it

  const { byId, make, given } = window.hfjax;
  let init = null; // the channel of the picture to begin from
  let handed = null; // and that of what else people hand in
  const gallery = []; // the newest first
  let shown = []; // the pictures on the stage: one, or a whole batch
  let drawing = false;
  let looksElsewhere = false; // somebody chose another picture while one was drawn: its previews must not push that away
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
    mark();
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
    mark();
  };

  const choose = (item) => {
    looksElsewhere = drawing;
    show([item]);
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
        action("Begin from this picture", () => beginFrom(item)),
      ),
      make("dl", {}, ...facts),
    );
  };

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

  /* -- the gallery --------------------------------------------------------------------------------------------- */

  const keep = (picture) => {
    /* One address in the browser's memory serves the picture, its thumbnail and its download: the very same bytes. */
    const bytes = Uint8Array.from(atob(picture.src.slice(picture.src.indexOf(",") + 1)), (c) => c.charCodeAt(0));
    const { src, ...rest } = picture;
    return { ...rest, url: URL.createObjectURL(new Blob([bytes], { type: "image/png" })) };
  };

  const add = (pictures) => {
    const items = pictures.map(keep);
    gallery.unshift(...items);
    for (const old of gallery.splice(MOST)) URL.revokeObjectURL(old.url);
    const strip = byId("image-gallery");
    strip.hidden = false;
    strip.replaceChildren(
      ...gallery.map((item) =>
        make("button", { type: "button", className: "thumb", title: titled(item), onclick: () => choose(item) }, make("img", {
          src: item.url, alt: item.prompt, className: Math.max(item.width, item.height) <= ENLARGED_BELOW ? "enlarged" : "",
        })),
      ),
    );
    return items;
  };

  /* One stop for the Tab key; the arrow keys go on from there. */
  const mark = () => {
    const thumbs = [...byId("image-gallery").children];
    const previewed = Boolean(byId("stage-view").querySelector("img.preview"));
    const current = previewed ? -1 : gallery.findIndex((item) => shown.includes(item));
    thumbs.forEach((thumb, place) => {
      const item = gallery[place];
      thumb.setAttribute("aria-pressed", String(!previewed && shown.includes(item)));
      thumb.tabIndex = place === Math.max(current, 0) ? 0 : -1;
    });
  };

  const moveInGallery = (event) => {
    const thumbs = [...byId("image-gallery").children];
    const at = thumbs.indexOf(document.activeElement);
    const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: thumbs.length - 1 }[event.key];
    if (at < 0 || to === undefined || !thumbs[to]) return;
    event.preventDefault();
    thumbs[to].focus();
    choose(gallery[to]);
  };

  /* -- pictures that people hand in ---------------------------------------------------------------------------- */

  const hand = (value, event) => handed.send(event, { ...value, nonce: Math.random() });

  const read = async (file) => hand(await given(file, Number(byId("read-png").dataset.most)), "read");

  const begin = async (file) => init.send("give", await given(file, Number(byId("init-picture").dataset.most)));

  const beginFrom = async (item) => {
    const label = document.querySelector("#image-init > button.label-wrap");
    if (label && !label.classList.contains("open")) label.click();
    await begin(await (await fetch(item.url)).blob());
    announce("The picture is the one to begin from.");
  };

  const showInit = () => {
    const image = byId("init-shown");
    const kept = typeof init.value === "string" && init.value !== "";
    if (!image) return;
    image.hidden = !kept;
    if (kept) image.src = init.value;
    else image.removeAttribute("src");
    byId("init-remove").hidden = !kept;
    byId("init-choose").textContent = kept ? "Choose another" : "Choose a picture";
  };

  document.addEventListener("click", (event) => {
    if (event.target.closest("#init-choose")) byId("init-file").click();
    if (event.target.closest("#read-choose")) byId("read-file").click();
    if (event.target.closest("#init-remove")) {
      init.value = null;
      showInit();
      byId("init-choose").focus();
    }
  });

  document.addEventListener("change", (event) => {
    const field = event.target;
    if (field.id !== "init-file" && field.id !== "read-file") return;
    const file = field.files[0];
    field.value = ""; // the same file once more is news, too
    if (file) (field.id === "init-file" ? begin : read)(file);
  });

  const dropZone = (event) => {
    if (!event.dataTransfer || ![...event.dataTransfer.types].includes("Files")) return null;
    if (!event.target.closest || !event.target.closest("#images")) return null;
    return event.target.closest("#init-picture") || byId("stage");
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
    if (file) (zone.id === "init-picture" ? begin : read)(file);
  });
  document.addEventListener("keydown", (event) => {
    if (event.target.closest && event.target.closest("#image-gallery")) moveInGallery(event);
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
      show(add(value.pictures));
    }
  };

  window.hfjax.channel("stage", (stage) => {
    stage.onChange(react);
    react(stage.value);
  });
  window.hfjax.channel("init", (channel) => {
    init = channel;
    init.onChange(showInit);
  });
  window.hfjax.channel("handed", (channel) => (handed = channel));
  window.hfjax.lastSeed = (seed, random) => (lastSeed === null ? [seed, random] : [lastSeed, false]);
})();

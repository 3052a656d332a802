/* The gallery of the image tab. This browser alone keeps its pictures, in IndexedDB: at most MOST, the newest first. Where the
   browser keeps nothing they go with the page. */
(() => {
  "use strict";

  const MOST = 100;
  const STORE = "pictures";

  const { byId, make, isSmall } = window.hfjax;
  const items = [];
  let shown = []; // those that stand on the stage
  let previewed = false;
  let lastId = 0;

  /* -- what the browser keeps ------------------------------------------------------------------------------------ */

  let opening = null;
  const database = () => {
    opening = opening || window.idb.openDB("hfjax_demo", 1, {
      upgrade: (created) => created.createObjectStore(STORE, { keyPath: "id" }),
    });
    return opening;
  };

  /* Never fails: a browser that keeps nothing is told of once, and the page goes on. */
  const withStore = async (mode, act) => {
    try {
      const transaction = (await database()).transaction(STORE, mode);
      const [result] = await Promise.all([act(transaction.store), transaction.done]);
      return result;
    } catch (error) {
      console.warn("hfjax_demo: pictures cannot be kept:", error);
      const line = byId("gallery-kept");
      if (line) line.textContent = "This browser doesn't allow this page to store pictures.";
      return null;
    }
  };

  const save = (added, dropped) => withStore("readwrite", (store) => Promise.all([
    ...added.map(({ url, ...record }) => store.put(record)),
    ...dropped.map(({ id }) => store.delete(id)),
  ]));

  const restore = async () => {
    const records = (await withStore("readonly", (store) => store.getAll())) || [];
    const here = new Set(items.map((item) => item.id)); // drawn while the browser was reading
    items.push(...records.filter((record) => !here.has(record.id)).map(withAddress));
    items.sort((one, other) => other.id - one.id);
    const old = items.splice(MOST); // another page of this browser has drawn, too
    if (old.length) change([], old);
    draw();
  };

  /* -- the pictures ---------------------------------------------------------------------------------------------- */

  /* One address in the browser's memory serves the picture, its thumbnail and its download: the very same bytes. */
  const withAddress = (record) => ({ ...record, url: URL.createObjectURL(record.file) });

  const made = (picture) => {
    const { src, ...rest } = picture;
    const bytes = Uint8Array.from(atob(src.slice(src.indexOf(",") + 1)), (c) => c.charCodeAt(0));
    lastId = Math.max(lastId + 1, Date.now());
    return withAddress({ ...rest, id: lastId, file: new Blob([bytes], { type: "image/png" }) });
  };

  const add = (pictures) => {
    const added = pictures.map(made);
    items.unshift(...added);
    change(added, items.splice(MOST));
    draw();
    return added;
  };

  const change = (added, dropped) => {
    dropped.forEach((item) => URL.revokeObjectURL(item.url));
    save(added, dropped);
  };

  const remove = (item) => {
    const place = items.indexOf(item);
    if (place < 0) return;
    change([], items.splice(place, 1));
    draw();
    gallery.onChoose(items[Math.min(place, items.length - 1)] || null);
  };

  const removeAll = () => {
    if (!window.confirm(`Delete all ${items.length} pictures? This can't be undone.`)) return;
    change([], items.splice(0));
    draw();
    gallery.onChoose(null);
  };

  const titled = (item) => (item.parameters ? `${item.prompt} (seed ${item.parameters.seed})` : item.prompt);

  const draw = () => {
    const strip = byId("image-gallery");
    if (!strip) return;
    byId("gallery").hidden = !items.length;
    const thumb = (item) => {
      const image = make("img", { src: item.url, alt: item.prompt, loading: "lazy", className: isSmall(item) ? "enlarged" : "" });
      return make("button", { type: "button", className: "thumb", title: titled(item), onclick: () => gallery.onChoose(item) }, image);
    };
    strip.replaceChildren(...items.map(thumb));
    mark(shown, previewed);
  };

  /* Which pictures stand on the stage. One thumbnail is a stop for the Tab key; the arrow keys go on from there. */
  const mark = (now, drawing) => {
    shown = now;
    previewed = drawing;
    const current = drawing ? -1 : items.findIndex((item) => now.includes(item));
    [...byId("image-gallery").children].forEach((thumb, place) => {
      thumb.setAttribute("aria-pressed", String(!drawing && now.includes(items[place])));
      thumb.tabIndex = place === Math.max(current, 0) ? 0 : -1;
    });
  };

  document.addEventListener("keydown", (event) => {
    if (!event.target.closest || !event.target.closest("#image-gallery")) return;
    const thumbs = [...byId("image-gallery").children];
    const at = thumbs.indexOf(document.activeElement);
    if (at >= 0 && event.key === "Delete") {
      remove(items[at]);
      const next = byId("image-gallery").children[Math.min(at, items.length - 1)];
      if (next) next.focus();
      return;
    }
    const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: thumbs.length - 1 }[event.key];
    if (at < 0 || to === undefined || !thumbs[to]) return;
    event.preventDefault();
    thumbs[to].focus();
    gallery.onChoose(items[to]);
  });

  /* -- all of them as one file ----------------------------------------------------------------------------------- */

  const TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
    let value = byte;
    for (let bit = 0; bit < 8; bit++) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1;
    return value;
  });
  const crc32 = (bytes) => {
    let value = 0xffffffff;
    for (const byte of bytes) value = TABLE[(value ^ byte) & 255] ^ (value >>> 8);
    return (value ^ 0xffffffff) >>> 0;
  };

  const numbers = (...fields) => {
    const view = new DataView(new ArrayBuffer(fields.reduce((sum, [size]) => sum + size, 0)));
    let place = 0;
    for (const [size, value] of fields) {
      if (size === 2) view.setUint16(place, value, true);
      else view.setUint32(place, value, true);
      place += size;
    }
    return new Uint8Array(view.buffer);
  };

  /* A ZIP archive whose files are stored as they are, for a PNG is compressed already. Source: PKWARE's APPNOTE 6.3.10,
     4.3.7, 4.3.12 and 4.3.16; flag 11 says that names are UTF-8. */
  const zipped = async (files) => {
    const parts = [];
    const directory = [];
    let offset = 0;
    for (const { name, file, time } of files) {
      const bytes = new Uint8Array(await file.arrayBuffer());
      const title = new TextEncoder().encode(name);
      const clock = (time.getHours() << 11) | (time.getMinutes() << 5) | (time.getSeconds() >> 1);
      const day = ((time.getFullYear() - 1980) << 9) | ((time.getMonth() + 1) << 5) | time.getDate();
      const facts = [[2, 20], [2, 1 << 11], [2, 0], [2, clock], [2, day], [4, crc32(bytes)], [4, bytes.length], [4, bytes.length], [2, title.length], [2, 0]];
      const head = numbers([4, 0x04034b50], ...facts);
      directory.push(numbers([4, 0x02014b50], [2, 20], ...facts, [2, 0], [2, 0], [2, 0], [4, 0], [4, offset]), title);
      parts.push(head, title, bytes);
      offset += head.length + title.length + bytes.length;
    }
    const size = directory.reduce((sum, part) => sum + part.length, 0);
    const end = numbers([4, 0x06054b50], [2, 0], [2, 0], [2, files.length], [2, files.length], [4, size], [4, offset], [2, 0]);
    return new Blob([...parts, ...directory, end], { type: "application/zip" });
  };

  const saveAll = async () => {
    const taken = new Map();
    const files = items.map((item) => {
      const before = taken.get(item.name) || 0;
      taken.set(item.name, before + 1);
      const name = before ? item.name.replace(/\.png$/, ` (${before + 1}).png`) : item.name;
      return { name, file: item.file, time: new Date(item.id) };
    });
    window.hfjax.download({ text: await zipped(files), type: "application/zip", name: "pictures.zip" });
  };

  document.addEventListener("click", (event) => {
    if (event.target.closest("#gallery-save")) saveAll();
    if (event.target.closest("#gallery-delete")) removeAll();
  });

  /* `onChoose` is given an item of the gallery, or null when the last one was deleted. */
  const gallery = { add, mark, remove, restore, titled, count: () => items.length, onChoose: () => {} };
  window.hfjax.gallery = gallery;
})();

/* What the page needs of the browser: channels to the server, files, keys, help, and a voice for screen readers. */
(() => {
  "use strict";

  /* Channels (see tab.py). A script registers for a channel's name, and gets the channel when Gradio has put its component
     into the document. It may read and write `value`, hear of a change that the server makes, `send` a value as one of the
     channel's events, `ask` one of its functions, and fill its `element`. A channel without a script keeps its value. */
  const PATIENCE_MS = 60000; // then an answer of the server is taken for lost
  const scripts = new Map();
  const channel = (name, script) => scripts.set(name, script);
  const bind = (name, element, props, watch, trigger, server, events) => {
    const script = scripts.get(name);
    if (!script) return;
    script({
      element,
      get value() {
        return props.value;
      },
      set value(value) {
        props.value = value;
      },
      onChange: (heard) => watch("value", () => heard(props.value)),
      send(event, value) {
        if (!events.includes(event)) throw new Error(`The channel ${name} has no event ${event}.`);
        props.value = value;
        trigger(event);
      },
      ask: (what, value = null) => server[what](value),
      /* Whether the value is what was sent in turn, and no answer yet. */
      get waits() {
        return typeof props.value === "object" && props.value !== null && !Array.isArray(props.value);
      },
      /* For an event that the server answers with a new value, where what is sent is an object and an answer is none. Each answer
         replaces what is there, so one event is on its way at a time. `next` gives what to send, or null; call what this returns
         when there is something. The handler's trigger mode is "multiple": "once" leaves out what is sent as an answer arrives. */
      inTurn(event, next) {
        let sent = 0;
        const go = () => {
          if (this.waits && Date.now() - sent < PATIENCE_MS) return;
          const value = next();
          if (value === null) return;
          sent = Date.now();
          this.send(event, value);
        };
        watch("value", go);
        return go;
      },
    });
  };

  const byId = (id) => document.getElementById(id);

  /* What the browser keeps, for this tab of it or for all. A browser that keeps nothing has null. */
  const keeping = (storage) => ({
    get(key) {
      try {
        return JSON.parse(window[storage].getItem(key));
      } catch {
        return null;
      }
    },
    /* Whether it is kept. */
    set(key, value) {
      try {
        window[storage].setItem(key, JSON.stringify(value));
        return true;
      } catch (error) {
        console.warn("hfjax_demo: the page's state cannot be kept:", error);
        return false;
      }
    },
  });

  const make = (tag, properties = {}, ...children) => {
    const element = document.createElement(tag);
    for (const [name, value] of Object.entries(properties)) {
      if (name.includes("-") || name === "role" || name === "scope") element.setAttribute(name, value);
      else element[name] = value;
    }
    element.append(...children.filter((child) => child !== null));
    return element;
  };

  const dataUrl = (blob) =>
    new Promise((resolve, reject) => {
      const reader = new FileReader();
      reader.onload = () => resolve(reader.result);
      reader.onerror = () => reject(reader.error);
      reader.readAsDataURL(blob);
    });

  const svg = (tag, attributes = {}, ...children) => {
    const element = document.createElementNS("http://www.w3.org/2000/svg", tag);
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
    element.append(...children);
    return element;
  };

  /* Calls `take` with the files that somebody chooses in the field with this id, which the button with the id `opener` opens. */
  const onFiles = (id, opener, take) => {
    document.addEventListener("click", (event) => event.target.closest(`#${opener}`) && byId(id).click());
    document.addEventListener("change", ({ target }) => {
      if (target.id !== id || !target.files.length) return;
      const files = [...target.files];
      target.value = ""; // the same file once more is news, too
      take(files);
    });
  };

  /* Copies a text; whether it is copied. */
  const copyText = async (text) => {
    try {
      await navigator.clipboard.writeText(text);
      return true;
    } catch { // an address without https, or the browser does not allow it
      const field = make("textarea", { value: text });
      document.body.append(field);
      field.select();
      const done = document.execCommand("copy");
      field.remove();
      return done;
    }
  };

  /* A screen reader says this. */
  const speak = (text) => {
    const voice = byId("announcer");
    if (voice) voice.textContent = text;
  };

  /* A file as the server takes one; of a file that is too large its size alone. */
  const given = async (file, most) => (file.size > most ? { bytes: file.size } : { data: await dataUrl(file) });

  /* How large a text is, for people. */
  const sizeOf = (text) => {
    const size = new Blob([text]).size;
    return size < 1000 ? `${size} bytes` : size < 99950 ? `${(size / 1000).toFixed(1)} kB` : `${Math.round(size / 1000)} kB`;
  };

  /* Put a text into a field of Gradio's, which hears of it. */
  const write = (field, text) => {
    field.value = text;
    field.dispatchEvent(new Event("input", { bubbles: true }));
  };

  const onConversations = [];
  const visible = (element) => Boolean(element && element.offsetParent !== null);
  const press = (selector) => {
    const found = document.querySelector(selector);
    if (!visible(found)) return false;
    found.click();
    return true;
  };

  window.hfjax = {
    channel,
    bind,
    byId,
    make,
    svg,
    session: keeping("sessionStorage"),
    local: keeping("localStorage"),
    onFiles,
    copyText,
    speak,
    given,
    sizeOf,
    write,
    vendored: document.querySelector("meta[name=vendored]").content, // where the libraries are
    visible,
    isSmall: ({ width, height }) => Math.max(width, height) <= 256, // such a picture is enlarged; as in pictures.py
    onConversations, // what wants to hear of changes of the conversations
    focus(selector) {
      const field = document.querySelector(selector);
      if (field) field.focus();
    },
    /* A file that the browser makes itself, so that nothing of it is left on the server's disk. */
    download(file) {
      const link = document.createElement("a");
      link.href = URL.createObjectURL(new Blob([file.text], { type: file.type }));
      link.download = file.name;
      link.click();
      setTimeout(() => URL.revokeObjectURL(link.href), 60000);
    },
    /* Within `root`, the line for whoever is here, the page's owner or a visitor; see owner.html. */
    showRights(root, owner) {
      for (const line of root.querySelectorAll("[data-for]")) line.hidden = (line.dataset.for === "owner") !== owner;
    },
  };

  /* While a run is displayed, tell the server which of its updates has been, so that a slow page gets fewer (see running_requests.py). */
  const REPORT_MS = 500;
  for (const name of ["chat-run", "image-run"]) {
    channel(name, (run) => {
      let next = 0;
      run.onChange((update) => {
        if (!update || performance.now() < next) return;
        next = Infinity; // one report at a time
        const again = () => (next = performance.now() + REPORT_MS);
        run.ask("seen", update).then(again, again);
      });
    });
  }

  /* The drawer with the conversations, on narrow screens. */
  const drawerButton = () => byId("drawer-toggle");
  const drawerIsOpen = () => Boolean(document.querySelector("#chat.drawer-open"));
  const setDrawer = (open) => {
    const chat = byId("chat"); // not the body: Gradio confines the style sheet to its own container
    if (chat) chat.classList.toggle("drawer-open", open);
    const button = drawerButton();
    if (button) button.setAttribute("aria-expanded", String(open));
  };

  /* Hidden things take no focus: try in each of the next frames. */
  const focusSoon = (selector, frames) => requestAnimationFrame(() => {
    window.hfjax.focus(selector);
    if (frames && !document.activeElement.matches(selector)) focusSoon(selector, frames - 1);
  });

  window.hfjax.closeDrawer = () => setDrawer(false);
  document.addEventListener("click", (event) => {
    if (event.target.closest("#drawer-toggle")) {
      const open = !drawerIsOpen();
      setDrawer(open);
      if (open) focusSoon("#new-chat", 60);
    } else if (event.target.closest("#new-chat, #conversations a") || (event.target.isConnected && !event.target.closest("#sidebar"))) {
      setDrawer(false);
    }
    /* Send and Stop replace each other; a keyboard's place must not vanish with the button. */
    if (event.target.closest("#send, #stop")) window.hfjax.focus("#message textarea");
    if (event.target.closest("#show-help")) byId("help").showModal();
  });

  document.addEventListener("keydown", (event) => {
    if (event.key !== "Escape" || event.defaultPrevented) return;
    if (drawerIsOpen()) {
      setDrawer(false);
      drawerButton().focus();
    } else if (!event.target.closest("#talk textarea, [role=listbox], #model, #image-model") || !visible(event.target)) {
      press("#stop") || press("#image-stop");
    }
  });

  /* The status line changes many times a second; a screen reader hears each new kind of state, not each number. */
  const announce = () => {
    const line = [...document.querySelectorAll(".status-line")].find(visible); // each tab has one
    const voice = byId("announcer");
    if (!line || !voice) return;
    const said = line.querySelector(".prose"); // Gradio's own progress texts beside it are hidden ones
    const text = (said ? said.innerText : "").replace(/\s+/g, " ").trim();
    const busy = line.querySelector(".busy");
    const kind = busy ? busy.dataset.kind || text.replace(/[\d.,]+ ?%?/g, "") : text;
    const elsewhere = voice.dataset.line !== line.id; // what another tab says when one goes there is no news
    if (voice.dataset.kind === kind && !elsewhere) return;
    const first = voice.dataset.line === undefined;
    voice.dataset.line = line.id;
    voice.dataset.kind = kind;
    if (elsewhere && !first) return;
    voice.textContent = text;
  };

  /* Gradio gives radio buttons no name; without one the arrow keys do not go from one to the next. */
  const name = () => {
    for (const radio of document.querySelectorAll("#image-count input[type=radio]")) {
      if (radio.name !== "count") radio.name = "count";
    }
  };

  let due = false;
  new MutationObserver(() => {
    if (due) return;
    due = true;
    setTimeout(() => {
      due = false;
      announce();
      name();
    }, 30); // once for many changes: to see what is visible, the page is laid out
  }).observe(document.documentElement, { childList: true, subtree: true, characterData: true });
})();

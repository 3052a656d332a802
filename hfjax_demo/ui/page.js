/* What the page needs of the browser: keeping conversations, downloads, keys, and a voice for screen readers. */
(() => {
  "use strict";

  const KEY = "hfjax_demo.conversations";

  /* Conversations live in localStorage. Which of them is open is each tab's own affair (sessionStorage). */
  const parsed = (storage) => {
    try {
      return JSON.parse(storage.getItem(KEY));
    } catch (error) {
      console.warn("hfjax_demo: saved conversations cannot be read:", error);
      return null;
    }
  };

  const withOwnCurrent = (store, current) => {
    if (!store || !Array.isArray(store.conversations)) return store;
    return { ...store, current: store.conversations.some((item) => item.id === current) ? current : null };
  };

  window.hfjaxStore = {
    read() {
      const store = parsed(window.localStorage);
      const own = window.sessionStorage.getItem(KEY + ".current");
      return own === null ? store : withOwnCurrent(store, own);
    },
    write(store) {
      if (!store) return;
      try {
        window.sessionStorage.setItem(KEY + ".current", store.current || "");
        const text = JSON.stringify(store);
        if (text !== window.localStorage.getItem(KEY)) window.localStorage.setItem(KEY, text);
      } catch (error) {
        console.warn("hfjax_demo: conversations cannot be saved:", error);
        const kept = document.querySelector("#kept .fine");
        if (kept) kept.textContent = "This browser does not let the page keep conversations.";
      }
    },
    bind(props, watch, changedElsewhere) {
      watch("value", () => window.hfjaxStore.write(props.value));
      window.addEventListener("storage", (event) => {
        if (event.key !== KEY) return;
        props.value = withOwnCurrent(parsed(window.localStorage), props.value && props.value.current);
        changedElsewhere();
      });
    },
  };

  const visible = (element) => Boolean(element && element.offsetParent !== null);
  const press = (selector) => {
    const found = document.querySelector(selector);
    if (!visible(found)) return false;
    found.click();
    return true;
  };

  let opened = false;
  window.hfjaxPage = {
    focus(selector) {
      const field = document.querySelector(selector);
      if (field) field.focus();
    },
    download(file) {
      if (!file) return;
      const link = document.createElement("a");
      link.href = URL.createObjectURL(new Blob([file.text], { type: file.type }));
      link.download = file.name;
      link.click();
      setTimeout(() => URL.revokeObjectURL(link.href), 60000);
    },
    /* What the address asked for when the page was opened. */
    address() {
      opened = true;
      return Object.fromEntries(new URLSearchParams(window.location.search));
    },
    /* What selects this tab, if the address asks for it. */
    asked(name) {
      return new URLSearchParams(window.location.search).get("tab") === name ? { selected: name } : {};
    },
    /* The address says which tab is open, so that a reload finds it again. */
    showTab(name) {
      if (!opened) return; // Gradio selects the first tab by itself
      const address = new URL(window.location);
      if (name === "chat") address.searchParams.delete("tab");
      else address.searchParams.set("tab", name);
      window.history.replaceState(window.history.state, "", address);
    },
  };

  /* The drawer with the conversations, on narrow screens. */
  const drawerButton = () => document.getElementById("drawer-toggle");
  const drawerIsOpen = () => Boolean(document.querySelector("#chat.drawer-open"));
  const setDrawer = (open) => {
    const chat = document.getElementById("chat"); // not the body: Gradio confines the style sheet to its own container
    if (chat) chat.classList.toggle("drawer-open", open);
    const button = drawerButton();
    if (button) button.setAttribute("aria-expanded", String(open));
  };

  document.addEventListener("click", (event) => {
    if (event.target.closest("#drawer-toggle")) {
      const open = !drawerIsOpen();
      setDrawer(open);
      if (open) requestAnimationFrame(() => window.hfjaxPage.focus("#new-chat")); // hidden things take no focus
    } else if (event.target.closest("#new-chat, #conversations label") || !event.target.closest("#sidebar")) {
      setDrawer(false);
    }
    /* Send and Stop replace each other; a keyboard's place must not vanish with the button. */
    if (event.target.closest("#send, #stop")) window.hfjaxPage.focus("#message textarea");
    if (event.target.closest("#image-generate, #image-stop")) window.hfjaxPage.focus("#image-prompt textarea");
  });

  document.addEventListener("keydown", (event) => {
    if (event.key !== "Escape" || event.defaultPrevented) return;
    if (drawerIsOpen()) {
      setDrawer(false);
      drawerButton().focus();
    } else if (!event.target.closest("#chatbot textarea, [role=listbox], #model, #image-model") || !visible(event.target)) {
      press("#stop") || press("#image-stop");
    }
  });

  /* The status line changes many times a second; a screen reader hears each new kind of state, not each number. */
  const announce = () => {
    const line = [...document.querySelectorAll(".status-line")].find(visible); // each tab has one
    const voice = document.getElementById("announcer");
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

  /* Names that Gradio's own markup leaves out. */
  const name = () => {
    const conversations = document.getElementById("conversations");
    if (conversations && !conversations.hasAttribute("aria-label")) {
      conversations.setAttribute("aria-label", "Conversations");
    }
    /* Radio buttons of one group: otherwise the arrow keys do not go from one to the next. */
    for (const [group, radios] of [["conversation", "#conversations"], ["count", "#image-count"]]) {
      for (const radio of document.querySelectorAll(radios + " input[type=radio]")) {
        if (radio.name !== group) radio.name = group;
      }
    }
    const log = document.querySelector('#chatbot [role="log"]');
    if (log && log.getAttribute("aria-live") !== "off") log.setAttribute("aria-live", "off"); // the announcer speaks
  };

  new MutationObserver(() => {
    announce();
    name();
  }).observe(document.documentElement, { childList: true, subtree: true, characterData: true });
})();

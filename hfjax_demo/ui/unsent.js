/* What was written or attached and not sent outlives a reload: the browser's, and Gradio's own, which comes when the server was
   gone and is back. Each tab of the browser has its own. */
(() => {
  "use strict";

  const KEY = "hfjax_demo.unsent";
  const FIELDS = { message: "#message textarea", prompt: "#image-prompt textarea" };

  const read = () => {
    try {
      return JSON.parse(window.sessionStorage.getItem(KEY)) || {};
    } catch (error) {
      console.warn("hfjax_demo: what was not sent cannot be read:", error);
      return {};
    }
  };

  const unsent = read();
  const opened = new Set(); // what the page has been given back; before that it shows nothing of it

  /* What stood there before the reload, where nothing stands now. */
  window.hfjax.unsent = (name, now) => {
    opened.add(name);
    return now && now.length ? now : (unsent[name] ?? now);
  };

  const write = (value) => window.sessionStorage.setItem(KEY, JSON.stringify(value));

  window.addEventListener("pagehide", () => {
    for (const [name, selector] of Object.entries(FIELDS)) {
      const field = document.querySelector(selector);
      if (field && opened.has(name)) unsent[name] = field.value;
    }
    if (opened.has("attached")) unsent.attached = window.hfjax.attached();
    try {
      write(unsent);
    } catch (error) {
      console.warn("hfjax_demo: what is attached is too large to be kept:", error);
      write({ ...unsent, attached: [] });
    }
  });
})();

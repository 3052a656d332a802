/* What was written or attached and not sent outlives a reload: the browser's, and Gradio's own, which comes when the server was
   gone and is back. Each tab of the browser has its own. */
(() => {
  "use strict";

  const KEY = "hfjax_demo.unsent";
  const FIELDS = { message: "#message textarea", prompt: "#image-prompt textarea" };

  const { session } = window.hfjax;
  const unsent = session.get(KEY) || {};
  const opened = new Set(); // what the page has been given back; before that it shows nothing of it

  /* What stood there before the reload, where nothing stands now. Otherwise an update without a value: Gradio writes values
     back a moment after it has read them, over what is typed in between. */
  window.hfjax.unsent = (name, now) => {
    opened.add(name);
    const kept = unsent[name];
    return { __type__: "update", ...(kept && kept.length && !(now && now.length) ? { value: kept } : {}) };
  };

  const frame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

  /* Likewise, for a field that cannot be written in before. A tab that is shown gets its values a second time, a frame after it came,
     over what is typed until then. */
  window.hfjax.writeOn = async (name, now) => {
    for (let frames = 0; frames < 3; frames++) await frame();
    return { ...window.hfjax.unsent(name, now), interactive: true };
  };

  window.addEventListener("pagehide", () => {
    for (const [name, selector] of Object.entries(FIELDS)) {
      const field = document.querySelector(selector);
      if (field && opened.has(name)) unsent[name] = field.value;
    }
    if (opened.has("attached")) unsent.attached = window.hfjax.attached();
    session.set(KEY, unsent) || session.set(KEY, { ...unsent, attached: [] }); // which may be too large
  });
})();

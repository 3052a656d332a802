/* The lists of models: what is known of each beside its name, the button that fetches one, and the line about the chosen model
   while that is on its way. The server says it all (see picker.py); texts enter the document as texts, never as markup. */
(() => {
  "use strict";

  const LISTS = "#model, #image-model, #compare-model";
  const EVERY_MS = 1500; // while a chosen model is on its way
  const OLD_MS = 4000; // facts older than this are asked for anew when a list is opened

  let picker = null;
  let models = {}; // by name
  let asked = 0;
  let asking = false;
  let timer = 0;

  const named = (label) =>
    Object.entries(models).find(([name, model]) => label === model.title || label === `${model.title} (${name})`);

  /* Gradio draws the options anew whenever the list is opened or filtered, and knows nothing of an attribute beside its own. */
  const describe = () => {
    for (const option of document.querySelectorAll(`:is(${LISTS}) [role=option]`)) {
      const found = named(option.getAttribute("aria-label"));
      const facts = found ? found[1].facts.join(" · ") : "";
      if (option.dataset.facts === facts) continue;
      option.dataset.facts = facts;
      option.setAttribute("aria-description", facts);
    }
  };

  const lines = () => [...document.querySelectorAll(".model-state")];

  const follow = () => {
    for (const line of lines()) {
      const model = models[line.dataset.model];
      if (!model || line.dataset.tone !== "moving") continue;
      line.dataset.tone = model.moving ? "moving" : "";
      if (line.textContent !== model.state) line.textContent = model.state;
    }
  };

  const take = (answer) => {
    if (answer) models = answer.models;
    describe();
    follow();
  };

  const look = async () => {
    clearTimeout(timer);
    if (asking || !picker) return;
    asking = true;
    try {
      take(await picker.ask("look"));
    } finally {
      asking = false;
      asked = Date.now();
      watch();
    }
  };

  /* Nobody asks while nothing moves, or while nobody sees it. */
  const watch = () => {
    clearTimeout(timer);
    const moving = lines().some((line) => line.dataset.tone === "moving" && window.hfjax.visible(line));
    if (moving && !document.hidden) timer = setTimeout(look, EVERY_MS);
  };

  const fetchIt = async (button) => {
    const { model, kind } = button.dataset;
    const line = button.parentElement.querySelector(".model-state");
    button.disabled = true;
    const answer = await picker.ask("fetch", { model, kind });
    if (!line.isConnected) return;
    if (!answer || answer.error) {
      button.disabled = false;
      line.dataset.tone = "failed";
      line.textContent = answer ? answer.error : "The server does not answer; try again.";
      return;
    }
    button.remove();
    line.dataset.tone = "moving";
    take(answer);
    watch();
  };

  document.addEventListener("click", (event) => {
    const button = event.target.closest(".fetch-model");
    if (button && picker) fetchIt(button);
  });
  document.addEventListener("visibilitychange", () => watch());
  document.addEventListener("focusin", (event) => {
    if (event.target.closest(LISTS) && Date.now() - asked > OLD_MS) look();
  });

  new MutationObserver((changes) => {
    const lists = changes.some(({ target }) => target.nodeType === 1 && target.closest(`:is(${LISTS})`));
    if (lists) describe();
    if (changes.some(({ target }) => target.nodeType === 1 && target.closest("#model-line, #image-model-line"))) watch();
  }).observe(document.documentElement, { childList: true, subtree: true, attributes: true, attributeFilter: ["aria-label"] });

  window.hfjax.channel("picker", (channel) => {
    picker = channel;
    look();
  });
})();

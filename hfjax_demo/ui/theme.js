/* The colour theme that the person chose: the system's, light or dark. This script stands at the head of the document itself, before
   Gradio's, so that the page has its colours when it is first painted.

   Gradio puts the class "dark" on the body as the address (`?__theme=dark`) or the system says, once, and again when the system
   changes. The choice goes over both: the class is put right before anything is painted. */
(() => {
  "use strict";

  const KEY = "hfjax_demo.theme";
  const NAMES = { system: "System theme", light: "Light theme", dark: "Dark theme" };
  const system = window.matchMedia("(prefers-color-scheme: dark)");
  const known = (value) => (Object.hasOwn(NAMES, value) ? value : null);
  const kept = () => {
    try {
      return known(window.localStorage.getItem(KEY));
    } catch {
      return null; // a browser that keeps nothing
    }
  };
  let choice = known(new URLSearchParams(window.location.search).get("__theme")) || kept() || "system";

  const apply = () => {
    const root = document.documentElement;
    const dark = choice === "dark" || (choice === "system" && system.matches);
    root.dataset.theme = choice;
    root.style.colorScheme = dark ? "dark" : "light"; // what the browser draws itself: scroll bars, lists of options
    for (const [name, is] of [["light", !dark], ["dark", dark]]) {
      const colour = document.querySelector(`meta[name="theme-color"][data-scheme="${name}"]`);
      if (colour) colour.media = is ? "all" : "not all";
    }
    if (document.body && document.body.classList.contains("dark") !== dark) document.body.classList.toggle("dark", dark);
    const button = document.getElementById("theme");
    if (button && button.dataset.choice !== choice) {
      button.dataset.choice = choice;
      button.setAttribute("aria-label", NAMES[choice]);
      button.title = `${NAMES[choice]}; click to change`;
    }
  };

  const choose = (value) => {
    choice = value;
    try {
      window.localStorage.setItem(KEY, value);
    } catch {
      // for this visit alone
    }
    const address = new URL(window.location);
    address.searchParams.delete("__theme"); // or a reload would go back to it
    window.history.replaceState(window.history.state, "", address);
    apply();
  };

  apply();
  system.addEventListener("change", apply);
  window.addEventListener("storage", (event) => {
    if (event.key !== KEY) return; // another tab of this browser
    choice = kept() || "system";
    apply();
  });
  let follows = false;
  const wait = new MutationObserver(() => {
    if (document.body && !follows) {
      follows = true;
      new MutationObserver(apply).observe(document.body, { attributes: true, attributeFilter: ["class"] });
      apply();
    }
    if (!document.getElementById("theme")) return; // Gradio has yet to draw the header
    wait.disconnect();
    apply();
  });
  wait.observe(document.documentElement, { childList: true, subtree: true });

  document.addEventListener("click", (event) => {
    const names = Object.keys(NAMES);
    if (event.target.closest("#theme")) choose(names[(names.indexOf(choice) + 1) % names.length]);
  });
})();

/* The Lab tab: the list of experiments, each one's form, and what a run tells.

   The server sends the whole state of a run each time (see lab_results.py), with its texts escaped; only the parts that
   differ are put into the document, so that a selection and the keyboard's place stay. */
(() => {
  "use strict";

  const GIVE_UP_MS = 6000; // after Stop, when the server says nothing more

  let root = null;
  let tab = null; // the tab's channel
  let asked = null; // and that of what a visitor wants
  let running = null; // the name of the experiment that runs for this page
  const files = new Map(); // by experiment: what its download buttons hold
  const shown = new WeakMap(); // by element: the HTML that was put there

  const panels = () => [...root.querySelectorAll(".panel")];
  const panelOf = (name) => panels().find((panel) => panel.dataset.name === name);
  const current = () => panels().find((panel) => !panel.hidden);

  /* -- the list ------------------------------------------------------------------------------------------------ */

  const choose = (name) => {
    const chosen = panelOf(name) || panels()[0];
    if (!chosen) return;
    for (const panel of panels()) panel.hidden = panel !== chosen;
    for (const link of root.querySelectorAll("#lab-list a")) {
      if (link.dataset.name === chosen.dataset.name) {
        link.setAttribute("aria-current", "page");
        const list = root.querySelector("#lab-list");
        list.scrollLeft = Math.max(0, link.offsetLeft + link.offsetWidth + 14 - list.clientWidth); // a row, on a phone
      } else link.removeAttribute("aria-current");
    }
    paintCost(chosen);
  };

  const follow = (event) => {
    const link = event.target.closest("#lab-list a");
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return; // a tab or window of its own
    event.preventDefault();
    choose(link.dataset.name);
    root.querySelector("#lab-main").scrollTop = 0;
    const address = new URL(window.location);
    address.searchParams.set("tab", "lab");
    address.searchParams.set("experiment", link.dataset.name);
    window.history.replaceState(window.history.state, "", address);
  };

  /* -- the form ------------------------------------------------------------------------------------------------ */

  const modelOf = (panel) => {
    const field = panel.querySelector("[name=model]");
    return field ? field.value : null;
  };

  const optionsOf = (panel) => {
    const values = {};
    for (const field of panel.querySelectorAll("[data-option]")) {
      const { option } = field.dataset;
      if (field.type === "checkbox") values[option] = field.checked;
      else if (field.type === "number") values[option] = field.value === "" ? null : Number(field.value);
      else values[option] = field.value;
    }
    return values;
  };

  const paintCost = async (panel) => {
    const model = modelOf(panel);
    const answer = await tab.ask("cost", { experiment: panel.dataset.name, model });
    if (!answer || modelOf(panel) !== model) return;
    window.hfjax.showRights(root, answer.owner);
    for (const one of panels()) one.querySelector(".run").disabled = !answer.owner;
    const line = panel.querySelector(".cost");
    line.textContent = answer.error || `Takes ${answer.cost}.`;
    line.classList.toggle("bad", Boolean(answer.error));
  };

  /* Run and Stop replace each other; a keyboard's place must not vanish with the button. */
  const paintButtons = () => {
    for (const panel of panels()) {
      const busy = panel.dataset.name === running;
      const [run, stop] = [panel.querySelector(".run"), panel.querySelector(".stop")];
      const hadFocus = [run, stop].includes(document.activeElement);
      run.hidden = busy;
      stop.hidden = !busy;
      if (hadFocus) (busy ? stop : run).focus();
      const link = root.querySelector(`#lab-list a[data-name="${CSS.escape(panel.dataset.name)}"]`);
      link.classList.toggle("running", busy);
    }
  };

  const run = (event) => {
    event.preventDefault();
    const panel = event.target.closest(".panel");
    if (panel.dataset.name === running) return;
    if (running === null) {
      running = panel.dataset.name;
      paint({ experiment: running, state: "working", status: "", parts: {}, files: [] });
    }
    asked.send("run", { experiment: panel.dataset.name, model: modelOf(panel), options: optionsOf(panel) });
  };

  const stop = () => {
    const stopped = running;
    asked.send("stop", null);
    setTimeout(() => {
      if (running !== stopped || stopped === null) return;
      const panel = panelOf(stopped);
      if (panel.dataset.told) return; // it goes on telling; its end comes
      running = null;
      paintButtons();
    }, GIVE_UP_MS);
  };

  const read = (input) => {
    const [file] = input.files;
    if (!file) return;
    file.text().then((text) => {
      document.getElementById(input.dataset.into).value = text;
      input.value = "";
    });
  };

  /* -- results ------------------------------------------------------------------------------------------------- */

  const put = (holder, html) => {
    if (shown.get(holder) === html) return; // innerHTML is not what was put there, letter for letter
    shown.set(holder, html);
    holder.innerHTML = html;
  };

  const paint = (told) => {
    const panel = panelOf(told.experiment);
    if (!panel) return;
    const line = panel.querySelector(".status-line .prose");
    put(line, told.status);
    if (told.parts) {
      for (const place of panel.querySelectorAll("[data-part]")) put(place, told.parts[place.dataset.part] || "");
      files.set(told.experiment, told.files || []);
    }
    paintButtons();
  };

  const take = (told) => {
    if (!told || !root) return;
    const panel = panelOf(told.experiment);
    if (told.state === "working") running = told.experiment;
    else if (running === told.experiment) running = null;
    if (panel) panel.dataset.told = told.state === "working" ? "yes" : "";
    paint(told);
    if (panel && told.state === "done") paintCost(panel); // which knows now what it took
  };

  const download = (button) => {
    const panel = button.closest(".panel");
    const file = (files.get(panel.dataset.name) || [])[Number(button.dataset.file)];
    if (!file) return;
    const bytes = Uint8Array.from(window.atob(file.content), (letter) => letter.charCodeAt(0));
    window.hfjax.download({ name: file.name, type: file.type, text: bytes });
  };

  const copy = async (button) => {
    const code = button.closest(".code").querySelector("pre");
    const done = await window.hfjax.copyText(code.textContent);
    if (!done) window.getSelection().selectAllChildren(code); // so that a key copies it
    button.textContent = done ? "Copied" : "Selected";
    setTimeout(() => (button.textContent = "Copy"), 2000);
  };

  document.addEventListener("keydown", (event) => {
    if (event.key !== "Escape" || event.defaultPrevented || !root || running === null) return;
    if (root.offsetParent !== null && current().dataset.name === running) stop();
  });

  window.hfjax.channel("lab", (channel) => {
    tab = channel;
    root = tab.element.querySelector("#lab");
    root.addEventListener("click", (event) => {
      follow(event);
      const button = event.target.closest("button");
      if (!button) return;
      if (button.classList.contains("stop")) stop();
      else if (button.dataset.file !== undefined) download(button);
      else if (button.classList.contains("copy")) copy(button);
    });
    root.addEventListener("submit", run);
    root.addEventListener("change", (event) => {
      if (event.target.type === "file") read(event.target);
      else if (event.target.name === "model") paintCost(event.target.closest(".panel"));
    });
    choose(new URLSearchParams(window.location.search).get("experiment"));
  });
  window.hfjax.channel("lab-asked", (channel) => (asked = channel));
  window.hfjax.channel("lab-told", (channel) => channel.onChange(take));
})();

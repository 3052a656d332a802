/* The Models tab: the table, what a person can do about each model, and what the device is doing.

   While the tab is shown, the page asks the server for a snapshot about once a second (see models_status.py); while it is not
   shown, or the browser's window is not, it asks nothing. Rows are changed in place, so that neither the keyboard's place
   nor a selection is lost. Texts enter the document as texts, never as markup. */
(() => {
  "use strict";

  const EVERY_MS = 1000;
  const AGAIN_MS = 4000; // after a failure
  const SPEEDS = { text: "Text", image: "Images" };
  const NO_ANSWER = "The server is not responding. The data shown may be out of date.";

  const { byId, make } = window.hfjax;
  let tab = null; // the tab's channel
  let root = null;
  let chart = null;
  let timer = null;
  let asking = false;
  let latest = null; // the last snapshot
  let failed = ""; // what a button's last press came to, if to nothing
  let done = ""; // what it came to, where there is something to say of that
  let pressed = null; // the model whose button was pressed last: its progress is what the status line tells
  let open = null; // the name of the model whose row is open
  let made = 0; // rows, for the names of their panels
  const rows = new Map(); // by name: the two rows of each model, with the parts that change

  const setText = (element, text) => {
    if (element.textContent !== text) element.textContent = text;
  };
  const shown = () => Boolean(root && root.isConnected && root.offsetParent !== null && !document.hidden);
  const isMoving = (name) => Boolean(latest && latest.models.some((model) => model.name === name && model.tone === "moving"));
  const task = () => root.querySelector("#models-filter input:checked").value;

  /* -- the table ----------------------------------------------------------------------------------------------- */

  const quiet = (text, title = "") => make("span", { className: "quiet-text", title }, text);

  /* What a cell shows, as elements; compared as text with what stands there. */
  const CELLS = {
    task: (model) => [model.task],
    architecture: (model) =>
      model.remote ? [quiet("remote", `Answered by the server at ${model.remote}.`)] : model.architecture ? [model.architecture] : [quiet(model.family, "Shown after the model has been loaded.")],
    parameters: (model) => [model.parameters || quiet("–")],
    disk: (model) => {
      if (model.disk) return [model.disk];
      return [model.download ? quiet(`↓ ${model.download}`, "Downloaded on first use.") : quiet("–")];
    },
    memory: (model) => {
      if (model.memory) return [make("b", {}, model.memory)];
      const cell = quiet(model.estimate || "–", model.estimate ? "Estimated memory when loaded." : "");
      if (model.too_large) {
        cell.className = "over";
        cell.title = "Exceeds the memory budget.";
      }
      return [cell];
    },
    dtype: (model) => [model.memory ? model.dtype : quiet(model.dtype || "–")],
  };

  const fill = (cell, children) => {
    const holder = make("div", {}, ...children);
    if (cell.innerHTML !== holder.innerHTML) cell.replaceChildren(...holder.childNodes);
  };

  const classes = { parameters: "parameters number", disk: "disk number", memory: "memory number" };

  const makeRow = (model) => {
    const panelId = `model-panel-${made++}`;
    const toggle = make(
      "button",
      { type: "button", className: "model-name", "aria-expanded": "false", "aria-controls": panelId },
      make("span", { className: "arrow", "aria-hidden": "true" }),
      make("span", { className: "title" }, model.title),
      model.gated ? make("span", { className: "badge", title: "Requires a Hugging Face token" }, "gated") : null,
    );
    const brief = make("span", { className: "brief" });
    const cells = {};
    for (const name of Object.keys(CELLS)) cells[name] = make("td", { className: classes[name] || name });
    const state = make("td", { className: "state" });
    const line = make("tr", { className: "line" }, make("th", { scope: "row", className: "model" }, toggle, brief));
    line.append(...Object.values(cells), state);
    line.addEventListener("click", (event) => {
      if (!event.target.closest("a, select, .action")) choose(open === model.name ? null : model.name);
    });
    const panel = make("tr", { className: "panel", id: panelId, hidden: true });
    const body = byId("models-table").tBodies[0];
    body.append(line, panel);
    const row = { line, panel, toggle, brief, cells, state, parts: null };
    rows.set(model.name, row);
    return row;
  };

  const paintState = (cell, model) => {
    const percent = model.fraction === null ? "" : ` ${Math.round(100 * model.fraction)} %`;
    const text = model.state + percent;
    if (!cell.firstChild) {
      cell.append(
        make("span", { className: "state-text" }, make("i", { className: "dot", "aria-hidden": "true" }), make("span")),
        make("span", { className: "bar", "aria-hidden": "true" }, make("i")),
      );
    }
    cell.dataset.tone = model.tone;
    if (cell.title !== model.message) cell.title = model.message;
    setText(cell.firstChild.lastChild, text);
    const bar = cell.lastChild;
    bar.hidden = model.tone !== "moving";
    bar.classList.toggle("unknown", model.fraction === null);
    bar.firstChild.style.width = model.fraction === null ? "" : `${(100 * model.fraction).toFixed(1)}%`;
  };

  const brief = (model) => {
    const disk = model.disk ? `${model.disk} on disk` : model.download ? `${model.download} to download` : "";
    const memory = model.memory ? `${model.memory} in memory` : model.estimate ? `${model.estimate} memory` : "";
    const remote = model.remote ? `remote, ${model.remote}` : "";
    const facts = [model.task, remote, model.parameters, disk, memory].filter(Boolean);
    return facts.flatMap((fact, place) => [make("span", {}, place < facts.length - 1 ? `${fact} ·` : fact), " "]);
  };

  const paintRow = (model) => {
    const row = rows.get(model.name) || makeRow(model);
    for (const [name, cell] of Object.entries(row.cells)) fill(cell, CELLS[name](model));
    paintState(row.state, model);
    fill(row.brief, brief(model));
    const wanted = !task() || task() === model.kind;
    const isOpen = wanted && open === model.name;
    row.line.hidden = !wanted;
    row.panel.hidden = !isOpen;
    row.line.classList.toggle("open", isOpen);
    row.toggle.setAttribute("aria-expanded", String(isOpen));
    if (isOpen) paintPanel(row, model);
  };

  const choose = (name) => {
    open = name;
    failed = done = "";
    if (pressed !== name && !isMoving(pressed)) pressed = null;
    if (latest) paint();
  };

  /* -- an open row --------------------------------------------------------------------------------------------- */

  const VERBS = { load: "Load", unload: "Unload", cancel: "Cancel", check: "Check", forget: "Remove from the list" };
  const ACTIVATIONS = { exact: "exact", int16: "int16: faster, hardly less exact", int8: "int8: fastest, less exact" };
  const SURE_MS = 6000; // then a first press of Delete is forgotten

  const makePanel = (row, model) => {
    const id = `${row.panel.id}-precision`;
    const precision = make("select", { id });
    for (const name of model.precisions) {
      precision.append(make("option", { value: name }, name));
    }
    const context = make("input", { id: `context-${id}`, type: "number", min: 256, step: 256, inputMode: "numeric", placeholder: "auto" });
    const activations = make("select", { id: `activations-${id}` });
    for (const [value, words] of Object.entries(ACTIVATIONS)) {
      activations.append(make("option", { value }, words));
    }
    for (const control of [precision, context, activations]) {
      control.addEventListener("input", () => {
        row.parts.touched.add(control);
        paint();
      });
    }
    const button = (action) => {
      const element = make("button", { type: "button", className: `action ${action}` });
      element.addEventListener("click", () => {
        if (action === "use") tab.send("use", { model: model.name, kind: model.kind });
        else if (action === "delete" && !row.parts.sure) askAgain(row);
        else act(action, model.name, { dtype: chosen(row.parts, precision), context: contextOf(chosen(row.parts, context)), activations: chosen(row.parts, activations) });
      });
      return element;
    };
    const askAgain = (row) => {
      row.parts.sure = true;
      paint();
      setTimeout(() => {
        row.parts.sure = false;
        paint();
      }, SURE_MS);
    };
    const parts = {
      touched: new Set(),
      precision,
      context,
      activations,
      message: make("p", { className: "message" }),
      facts: make("dl"),
      sure: false,
      buttons: Object.fromEntries(["use", "load", "unload", "cancel", "check", "delete", "forget"].map((name) => [name, button(name)])),
    };
    row.panel.replaceChildren(
      make(
        "td",
        { colSpan: 8 },
        make(
          "div",
          { className: "inside" },
          make("div", { className: "about" }, make("p", {}, model.summary), parts.facts),
          make(
            "div",
            { className: "doing" },
            make(
              "div",
              { className: "choices" },
              make("div", { className: "precision" }, make("label", { htmlFor: id }, "Precision"), make("div", { className: "choice" }, precision)),
              make("div", { className: "context" }, make("label", { htmlFor: context.id }, "Context length"), context),
              make("div", { className: "activations" }, make("label", { htmlFor: activations.id }, "Activations"), make("div", { className: "choice" }, activations)),
            ),
            make("div", { className: "actions" }, ...Object.values(parts.buttons)),
            parts.message,
          ),
        ),
      ),
    );
    return parts;
  };

  const paintPanel = (row, model) => {
    const parts = (row.parts = row.parts || makePanel(row, model));
    const { precision, context, activations, buttons } = parts;
    for (const [control, value, offered] of [
      [precision, model.dtype, model.precisions.length],
      [context, model.context, model.context !== null],
      [activations, model.activations, model.activations !== null],
    ]) {
      const now = value === null ? "" : String(value);
      control.closest(".precision, .context, .activations").hidden = !offered;
      if (control !== document.activeElement && !parts.touched.has(control)) control.value = now;
      if (control.value === now) parts.touched.delete(control);
      control.disabled = model.tone === "moving";
    }
    const anew = model.actions.includes("unload") && parts.touched.size > 0;
    const offered = new Set(anew ? ["load", ...model.actions] : model.actions);
    if (model.use) offered.add("use");
    if (!offered.has("delete")) parts.sure = false;
    const words = {
      ...VERBS,
      use: model.use,
      load: anew ? (parts.touched.has(precision) ? `Reload as ${precision.value}` : "Reload") : model.download ? `Fetch ${model.download} and load` : VERBS.load,
      delete: parts.sure ? `Delete ${model.disk} now` : `Delete files (${model.disk})`,
    };
    const hadFocus = Object.values(buttons).includes(document.activeElement);
    for (const [action, button] of Object.entries(buttons)) {
      button.hidden = !offered.has(action);
      const verb = words[action];
      setText(button, verb);
      const name = `${verb}: ${model.title}`;
      if (button.getAttribute("aria-label") !== name) button.setAttribute("aria-label", name);
    }
    /* Load and Cancel replace each other; a keyboard's place must not vanish with the button. */
    const visible = Object.values(buttons).filter((button) => !button.hidden);
    if (hadFocus && visible.length && !visible.includes(document.activeElement)) (visible.find((button) => button !== buttons.use) || visible[0]).focus();
    setText(parts.message, model.message);
    parts.message.classList.toggle("bad", model.tone === "failed");
    const facts = make("dl");
    for (const [name, value] of model.facts) {
      const text = value.startsWith("huggingface.co/")
        ? make("a", { href: `https://${value}`, target: "_blank", rel: "noreferrer noopener" }, value)
        : value;
      facts.append(make("dt", { className: name.toLowerCase() }, name), make("dd", { className: name.toLowerCase() }, text));
    }
    if (parts.facts.innerHTML !== facts.innerHTML) parts.facts.replaceChildren(...facts.childNodes);
  };

  /* -- the device and what it has done ------------------------------------------------------------------------- */

  const legend = (name, text, value) => make("li", { className: name }, make("i", { "aria-hidden": "true" }), `${text} `, make("b", {}, value));

  const paintDevice = ({ device, next, now }) => {
    setText(byId("models-next"), next);
    byId("models-next").hidden = !next;
    setText(byId("models-device"), `${device.label} · ${device.loaded}`);
    const { used, total, models, others, parts } = device.texts;
    fill(byId("memory-headline"), [make("b", {}, used), ` of ${total} in use`]);
    fill(byId("memory-legend"), [
      legend("models", "Models", models),
      legend("others", "Other", others),
      ...(parts ? [make("li", {}, `of which ${parts}`)] : []),
    ]);
    chart.show(device, now);
  };

  const paintSpeeds = ({ speeds, now }) => {
    const holder = byId("speeds");
    for (const [kind, name] of Object.entries(SPEEDS)) {
      const { bars, unit } = speeds[kind];
      const id = `speeds-${kind}`;
      if (!byId(id)) holder.append(make("div", { id }, make("p", { className: "headline" }), make("div", { className: "chart" })));
      const [line, plot] = byId(id).children;
      const last = bars[bars.length - 1];
      plot.hidden = !last;
      if (!last) {
        fill(line, [quiet(kind === "text" ? "No answers yet." : "No images yet.")]);
        continue;
      }
      fill(line, [make("b", {}, last.text), ` ${unit} · `, quiet(`${last.model}, ${window.hfjax.charts.ago(now - last.at)}`)]);
      const drawn = JSON.stringify([bars, plot.clientWidth]);
      if (plot.clientWidth && plot.drawn !== drawn) {
        plot.drawn = drawn; // redrawn each second, a bar's tooltip would never appear
        window.hfjax.charts.bars(plot, speeds[kind]);
      }
    }
  };

  const paintCompilations = ({ compilations, now }) => {
    if (!compilations.length) {
      fill(byId("compilations"), [make("p", { className: "quiet-text" }, "None yet. Programs are compiled when they are first needed.")]);
      return;
    }
    const lines = compilations.map((made) =>
      make(
        "tr",
        {},
        make("th", { scope: "row" }, made.program, quiet(made.model)),
        make("td", { className: "number" }, made.seconds, made.stored ? quiet("from disk", "Compiled earlier and loaded from disk.") : null),
        make("td", { className: "number" }, quiet(window.hfjax.charts.ago(now - made.at))),
      ),
    );
    const head = ["Program", "Took", "When"].map((text) => make("th", { scope: "col" }, text));
    fill(byId("compilations"), [
      make("table", {}, make("thead", { className: "unseen" }, make("tr", {}, ...head)), make("tbody", {}, ...lines)),
    ]);
  };

  /* -- the status line ----------------------------------------------------------------------------------------- */

  const paintStatus = (trouble) => {
    const line = root.querySelector("#models-status .prose");
    const named = latest && latest.models.find((one) => one.name === pressed);
    const model = named || (latest && latest.models.find((one) => one.tone === "moving"));
    if (done && !trouble && !failed) {
      fill(line, [make("span", {}, done)]);
    } else if (trouble || failed) {
      fill(line, [make("span", { className: "error" }, make("b", {}, trouble ? "No response." : "Failed."), ` ${trouble || failed}`)]);
    } else if (model && model.tone === "moving") {
      const percent = model.fraction === null ? "" : ` ${Math.round(100 * model.fraction)} %`;
      const busy = make("span", { className: "busy", "data-kind": `${model.state} ${model.title}` });
      busy.append(
        make("span", { className: "pulse", "aria-hidden": "true" }),
        make("span", {}, `${model.state} ${model.title}${percent} `, make("span", { className: "detail" }, model.message)),
      );
      fill(line, [busy]);
    } else if (model) {
      const here = { ready: "is ready", busy: "is ready", absent: "is not loaded", failed: "failed to load" };
      const there = { ready: "is reachable", busy: "is reachable", absent: "has not been checked", failed: "did not respond" };
      const said = (model.remote ? there : here)[model.tone];
      fill(line, [make("span", { className: model.tone === "failed" ? "error" : "" }, `${model.title} ${said}.`)]);
    } else {
      fill(line, []);
    }
  };

  /* -- asking the server --------------------------------------------------------------------------------------- */

  const paint = (trouble = "") => {
    if (latest) {
      window.hfjax.showRights(root, latest.owner);
      byId("models-add").hidden = !latest.owner;
      for (const [name, row] of rows) {
        if (latest.models.some((model) => model.name === name)) continue;
        row.line.remove();
        row.panel.remove();
        rows.delete(name);
      }
      latest.models.forEach(paintRow);
      paintDevice(latest);
      paintSpeeds(latest);
      paintCompilations(latest);
    }
    paintStatus(trouble);
  };

  const take = (answer) => {
    if (answer && !answer.error) latest = answer;
    paint(answer ? "" : NO_ANSWER);
    return Boolean(answer);
  };

  const look = async () => {
    clearTimeout(timer);
    if (asking || !shown()) return; // what makes it visible again asks, too
    asking = true;
    let answered = false;
    try {
      answered = take(await tab.ask("look"));
    } finally {
      asking = false;
      timer = setTimeout(look, answered ? EVERY_MS : AGAIN_MS);
    }
  };

  /* -- adding -------------------------------------------------------------------------------------------------- */

  const tell = (text, bad = false) => {
    setText(byId("models-told"), text);
    byId("models-told").classList.toggle("bad", bad);
  };

  const showFound = (found) => {
    const list = byId("models-found");
    list.hidden = !found.length;
    list.replaceChildren(
      ...found.map(({ where, facts }) => {
        const button = make("button", { type: "button", className: "action", "aria-label": `Add: ${where}` }, "Add");
        button.addEventListener("click", () => add(where));
        return make("li", {}, make("span", { className: "where" }, where), quiet(facts), button);
      }),
    );
  };

  const busy = async (saying, what, value) => {
    const buttons = byId("models-add").querySelectorAll("button");
    buttons.forEach((button) => (button.disabled = true));
    tell(saying);
    const answer = await tab.ask(what, value);
    buttons.forEach((button) => (button.disabled = false));
    tell(answer ? answer.error || "" : NO_ANSWER, true);
    take(answer);
    return answer && !answer.error ? answer : null;
  };

  const add = async (where) => {
    const answer = await busy(`Looking for ${where}`, "add", { where });
    if (!answer) return;
    byId("models-where").value = "";
    showFound([]);
    tell("It is in the list now.");
    choose(answer.name);
    if (rows.has(answer.name)) rows.get(answer.name).toggle.focus();
  };

  const search = async (query) => {
    showFound([]);
    const answer = await busy("Asking the hub", "search", { query, kind: task() });
    if (!answer) return;
    showFound(answer.found);
    if (!answer.found.length) tell("The hub has no model of that name.");
  };

  /* What a person has chosen in this control; null: it shows what there is. */
  const chosen = (parts, control) => (parts.touched.has(control) ? control.value : null);

  /* What the server is told of the context's field: an emptied one is automatic. */
  const contextOf = (value) => (value === "" ? "auto" : Number(value) || null);

  const act = async (action, model, options) => {
    failed = done = "";
    pressed = model;
    const answer = await tab.ask("act", { action, model, ...options });
    failed = (answer && answer.error) || "";
    done = (answer && answer.done) || "";
    if (answer && !failed) {
      rows.get(model).parts.touched.clear();
      rows.get(model).parts.sure = false;
    }
    take(answer);
  };

  const move = (event) => {
    const toggles = [...rows.values()].filter((row) => !row.line.hidden).map((row) => row.toggle);
    const at = toggles.indexOf(event.target);
    const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: toggles.length - 1 }[event.key];
    if (at < 0 || to === undefined) return;
    event.preventDefault();
    if (toggles[to]) toggles[to].focus();
  };

  document.addEventListener("visibilitychange", () => look());

  window.hfjax.channel("models", (channel) => {
    tab = channel;
    root = tab.element.querySelector("#models");
    rows.clear();
    chart = window.hfjax.charts.memory(byId("memory-chart"));
    byId("models-add").addEventListener("submit", (event) => {
      event.preventDefault();
      const where = byId("models-where").value.trim();
      if (where) add(where);
    });
    byId("models-search").addEventListener("click", () => {
      const query = byId("models-where").value.trim();
      if (query) search(query);
      else tell("Write what to look for first.", true);
    });
    root.querySelector("#models-filter").addEventListener("change", () => paint());
    byId("models-table").addEventListener("keydown", move);
    let width = 0;
    new ResizeObserver(() => {
      const before = width;
      width = root.clientWidth;
      if (width && width !== before && latest) paint();
      if (width && !before) look(); // the tab has just been shown
    }).observe(root);
    look();
  });
})();

/* Look inside an answer: its tokens, coloured by how likely the model found them; what else could have stood in the place of one;
   and how unsure the model was along the answer. inside.py tells the numbers; what sampling leaves of the candidates is computed
   here (inside_filters.js), so that it follows the page's sliders. Everything a token spells is put into the document as text. */
(() => {
  "use strict";

  const { byId, make, svg } = window.hfjax;
  const STEPS = [0.9, 0.5, 0.2, 0.05]; // a token at or above the first is of step 0
  const SLIDERS = [
    ["temperature", "Temperature", 0, 2, 0.05],
    ["top_k", "Top-k", 0, 200, 1],
    ["top_p", "Top-p", 0.01, 1, 0.01],
    ["min_p", "Min-p", 0, 1, 0.01],
  ];

  let asked = null; // the channel of what is asked
  let told = null; // the last state
  let looking = null; // {index, look} of the answer that is looked into
  let looks = 0;
  let at = 0; // the place of the token that is chosen
  let opener = null; // the turn whose button opened the view

  /* -- what a token is written like ------------------------------------------------------------------------------ */

  const GLYPHS = { " ": "·", "\n": "↵", "\t": "→", "\u00a0": "⍽" };
  const WORDS = { " ": " space ", "\n": " line break ", "\t": " tab ", "\r": " carriage return " };
  const hex = (number, digits) => number.toString(16).toUpperCase().padStart(digits, "0");
  const isHidden = (letter) => /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}\p{Co}\p{Cn}]/u.test(letter);

  /* Every character to be seen, spaces and what has no form of its own too. */
  const glyphs = (spelled) => {
    if (Array.isArray(spelled)) return `⟨${spelled.map((byte) => hex(byte, 2)).join(" ")}⟩`;
    if (!spelled) return "⟨nothing⟩";
    return [...spelled]
      .map((letter) => {
        if (GLYPHS[letter]) return GLYPHS[letter];
        if (letter < " ") return `⟨${hex(letter.codePointAt(0), 2)}⟩`;
        return isHidden(letter) ? `⟨U+${hex(letter.codePointAt(0), 4)}⟩` : letter;
      })
      .join("");
  };
  const spoken = (spelled) => {
    if (Array.isArray(spelled) || !spelled) return glyphs(spelled);
    return [...spelled].map((letter) => WORDS[letter] || glyphs(letter)).join("").replace(/ +/g, " ").trim();
  };
  /* In the running text: as it is, but for what would not be seen. */
  const flowing = (spelled) => {
    if (Array.isArray(spelled) || !spelled.trim()) return glyphs(spelled);
    return [...spelled].map((letter) => (letter === " " ? " " : letter === "\n" ? "↵" : glyphs(letter))).join("");
  };
  const percent = (p) => {
    if (p === null) return "–";
    if (p >= 0.9995) return p === 1 ? "100 %" : "99.9+ %";
    return p >= 0.001 ? `${(100 * p).toFixed(1)} %` : p > 0 ? "<0.1 %" : "0 %";
  };
  const chance = (logprob) => (logprob === null ? 0 : Math.exp(logprob));
  const bits = (nats) => (nats || 0) / Math.LN2;
  const spelledOf = (id) => told.spelled[id];

  /* -- the page's sliders ---------------------------------------------------------------------------------------- */

  const field = (name) => document.querySelector(`#sampling-${name} input[type=number]`);
  let drawnWith = {}; // what the page's sliders say while they are folded away, and so are not in the document
  const setting = (name, otherwise) => {
    const value = field(name) ? Number(field(name).value) : drawnWith[name];
    return Number.isFinite(value) ? value : otherwise;
  };
  const settings = () => ({
    temperature: setting("temperature", 1),
    top_k: setting("top_k", 0),
    top_p: setting("top_p", 1),
    min_p: setting("min_p", 0),
    repetition_penalty: setting("repetition_penalty", 1),
  });
  const set = (name, value) => {
    drawnWith[name] = Number(value);
    const input = field(name);
    if (!input) return void paintCandidates();
    input.value = value;
    input.dispatchEvent(new Event("input", { bubbles: true }));
    input.dispatchEvent(new Event("blur"));
  };
  const ownSliders = () => {
    const holder = byId("inside-sliders");
    if (holder.childElementCount) return;
    for (const [name, label, min, max, step] of SLIDERS) {
      const range = make("input", { type: "range", min, max, step, "data-name": name });
      range.addEventListener("input", () => set(name, range.value));
      holder.append(make("label", {}, make("span", {}, label, " ", make("output", {})), range));
    }
  };
  const followSliders = (now) => {
    for (const range of byId("inside-sliders").querySelectorAll("input")) {
      const value = now[range.dataset.name];
      if (document.activeElement !== range) range.value = value;
      range.parentElement.querySelector("output").textContent = String(value);
    }
  };

  /* -- the tokens ------------------------------------------------------------------------------------------------ */

  const stepOf = (p) => {
    const step = STEPS.findIndex((least) => p >= least);
    return step < 0 ? STEPS.length : step;
  };
  const options = () => [...byId("inside-tokens").children].filter((child) => child.matches("[role=option]"));

  const paintTokens = () => {
    const nodes = [];
    told.tokens.forEach((token, place) => {
      const spelled = token.id === null ? null : spelledOf(token.id);
      const p = token.id === null ? null : chance(token.p);
      const option = make("span", { role: "option", tabIndex: -1, id: `inside-token-${place}` });
      option.dataset.place = place;
      if (token.id === null) {
        option.className = "behind";
        option.textContent = "next token";
      } else {
        option.dataset.step = stepOf(p);
        if (place < told.skip) option.className = "thought";
        option.textContent = flowing(spelled);
        option.setAttribute("aria-label", `${spoken(spelled)}, ${percent(p)}`);
      }
      nodes.push(option);
      if (typeof spelled === "string" && spelled.includes("\n")) nodes.push(make("br"));
    });
    byId("inside-tokens").replaceChildren(...nodes);
  };

  const choose = (place, focus = true) => {
    const all = options();
    if (!all.length) return;
    at = Math.min(Math.max(place, 0), all.length - 1);
    all.forEach((option, other) => {
      option.setAttribute("aria-selected", String(other === at));
      option.tabIndex = other === at ? 0 : -1;
    });
    if (focus) all[at].focus({ preventScroll: true });
    const box = byId("inside-tokens");
    const [top, bottom] = [all[at].offsetTop - box.offsetTop, all[at].offsetTop - box.offsetTop + all[at].offsetHeight];
    if (top < box.scrollTop) box.scrollTop = top - 8;
    else if (bottom > box.scrollTop + box.clientHeight) box.scrollTop = bottom - box.clientHeight + 8;
    paintPlace();
    paintMark(at, "mark");
  };

  /* Up and down go to the token above and below. */
  const vertical = (sign) => {
    const all = options();
    const here = all[at].getBoundingClientRect();
    const others = all
      .map((option, place) => ({ place, box: option.getBoundingClientRect() }))
      .filter(({ box }) => (sign > 0 ? box.top > here.top + 4 : box.top < here.top - 4));
    if (!others.length) return at;
    const rows = others.map(({ box }) => box.top);
    const row = sign > 0 ? Math.min(...rows) : Math.max(...rows);
    const centre = here.left + here.width / 2;
    const away = ({ box }) => Math.abs(box.left + box.width / 2 - centre);
    return others.filter(({ box }) => Math.abs(box.top - row) < 4).sort((a, b) => away(a) - away(b))[0].place;
  };

  /* -- the place of one token ------------------------------------------------------------------------------------ */

  const paintPlace = () => {
    const token = told.tokens[at];
    const count = told.tokens.filter(({ id }) => id !== null).length;
    const p = chance(token.p);
    byId("inside-token").replaceChildren(
      ...(token.id === null
        ? ["Next token"]
        : [make("span", { className: "token" }, glyphs(spelledOf(token.id))), ` ${percent(p)}`]),
    );
    const rank = token.top.findIndex(([id]) => id === token.id);
    const choices = Math.pow(2, bits(token.h));
    const among = choices < 1.05 ? "almost certain" : `as uncertain as ${choices < 20 ? choices.toFixed(1) : Math.round(choices)} equally likely tokens`;
    const facts = [
      token.id === null ? "after the answer" : `Token ${at + 1} of ${count}`,
      token.id === null ? null : rank < 0 ? "not among the top 20" : rank === 0 ? "most likely" : `choice ${rank + 1}`,
      `entropy ${bits(token.h).toFixed(2)} bits: ${among}`,
    ];
    byId("inside-facts").textContent = facts.filter(Boolean).join(" · ");
    paintCandidates();
  };

  /* The model's own probability, and that with which a token is drawn. */
  const bar = (own, drawn) =>
    make("td", { className: "bar", "aria-hidden": "true" }, make("span", {},
      make("i", { className: "own", style: `width: ${100 * own}%` }),
      make("i", { className: "drawn", style: `width: ${100 * drawn}%` }),
    ));

  let drawnBefore = "";
  const paintCandidates = () => {
    const token = told.tokens[at];
    const now = settings();
    followSliders(now);
    drawnBefore = JSON.stringify(now);
    const found = window.hfjax.filtered(token, now);
    const sign = found.exact ? "" : "≈ ";
    const focused = document.activeElement && document.activeElement.closest("#inside-candidates button");
    const again = focused ? focused.dataset.candidate : null;
    const rows = token.top.map(([id, logprob], place) => {
      const spelled = spelledOf(id);
      const ends = told.ends.includes(id);
      const isThought = at < told.skip;
      const left = found.by[place];
      const name = make("th", { scope: "row" }, make("span", { className: "token" }, glyphs(spelled)));
      if (ends) name.append(make("small", {}, "ends the answer"));
      const go = ends || isThought || id === token.id
        ? null
        : make("button", { type: "button", "aria-label": `Continue from here with ${spoken(spelled)}`, title: "Continue from here with this token" }, "↳");
      if (go) go.dataset.candidate = place;
      return make("tr", { className: `${left ? "left" : ""} ${id === token.id ? "chosen" : ""}`.trim() },
        name,
        bar(chance(logprob), found.drawn[place]),
        make("td", {}, percent(chance(logprob))),
        make("td", {}, left ? make("span", { className: "why" }, left) : `${sign}${percent(found.drawn[place])}`),
        make("td", {}, logprob === null ? "–" : (logprob + token.z).toFixed(2)),
        make("td", {}, ...(go ? [go] : id === token.id ? [make("span", { className: "here", title: "stands here" }, "●")] : [])),
      );
    });
    const r = Math.max(0, 1 - token.top.reduce((sum, [, logprob]) => sum + chance(logprob), 0));
    rows.push(
      make("tr", { className: `rest ${found.others ? "" : "left"}`.trim() },
        make("th", { scope: "row" }, "all others"),
        bar(r, found.rest),
        make("td", {}, percent(r)),
        make("td", {}, found.others ? `${sign}${percent(found.rest)}` : make("span", { className: "why" }, r > 2e-4 ? "left out" : "–")),
        make("td", {}),
        make("td", {}),
      ),
    );
    byId("inside-candidates").tBodies[0].replaceChildren(...rows);
    if (again !== null) {
      const same = byId("inside-candidates").querySelector(`button[data-candidate="${again}"]`);
      if (same) same.focus();
    }
    const left = found.by.filter((name) => !name).length;
    const some = now.temperature <= 0
      ? "With temperature 0 the most likely token is always chosen."
      : left === 1 && !found.others
        ? "With these settings the most likely token is always chosen."
        : `With these settings one of ${found.others ? `these ${left} and of the others` : `${left} tokens`} is drawn.`;
    const tail = found.exact ? "" : " ≈ estimated from the probability and entropy of the remaining tokens.";
    const penalty = now.repetition_penalty === 1 ? "" : " Includes the repetition penalty.";
    const words = some + penalty + tail;
    if (byId("inside-left").textContent !== words) byId("inside-left").textContent = words;
  };

  const onSettings = () => {
    if (!told || byId("inside-view").hidden) return;
    requestAnimationFrame(() => {
      if (told && JSON.stringify(settings()) !== drawnBefore) paintCandidates();
    });
  };

  /* -- entropy --------------------------------------------------------------------------------------------------- */

  const HEIGHT = 72;
  let scale = null;
  const paintEntropy = () => {
    const plot = byId("inside-entropy").querySelector(".plot");
    const values = told.tokens.map(({ h }) => bits(h));
    const width = Math.max(plot.clientWidth, 120);
    const top = Math.max(2, Math.ceil(Math.max(...values)));
    const step = width / Math.max(values.length, 1);
    const x = (place) => (place + 0.5) * step;
    const y = (value) => HEIGHT - 4 - (value / top) * (HEIGHT - 12);
    scale = { x, y, step, values };
    const line = values.map((value, place) => `${place ? "L" : "M"}${x(place).toFixed(1)} ${y(value).toFixed(1)}`).join("");
    const most = values.indexOf(Math.max(...values));
    const says = `Entropy along the answer, from ${Math.min(...values).toFixed(1)} to ${values[most].toFixed(1)} bits, most at token ${most + 1}.`;
    plot.replaceChildren(
      svg("svg", { viewBox: `0 0 ${width} ${HEIGHT}`, width, height: HEIGHT, role: "img", "aria-label": says },
        svg("path", { class: "grid", d: `M0 ${y(0)}H${width}M0 ${y(top)}H${width}` }),
        svg("text", { x: 2, y: y(top) + 11 }, `${top}`),
        svg("path", { class: "area", d: `${line}L${x(values.length - 1).toFixed(1)} ${y(0)}L${x(0).toFixed(1)} ${y(0)}Z` }),
        svg("path", { class: "line", d: line }),
        svg("g", { class: "peek" }),
        svg("g", { class: "mark" }),
      ),
    );
    paintMark(at, "mark");
  };
  const paintMark = (place, kind) => {
    const group = byId("inside-entropy").querySelector(`g.${kind}`);
    if (!group || !scale) return;
    if (place === null) return group.replaceChildren();
    const [x, y] = [scale.x(place), scale.y(scale.values[place])];
    group.replaceChildren(svg("path", { d: `M${x} ${HEIGHT - 4}V${y}` }), svg("circle", { cx: x, cy: y, r: 4 }));
  };
  const placeAt = (event) => {
    const box = byId("inside-entropy").querySelector("svg").getBoundingClientRect();
    return Math.min(Math.max(Math.floor((event.clientX - box.left) / scale.step), 0), told.tokens.length - 1);
  };
  const peek = (place) => {
    paintMark(place, "peek");
    for (const option of byId("inside-tokens").querySelectorAll(".peek")) option.classList.remove("peek");
    if (place !== null && options()[place]) options()[place].classList.add("peek");
  };

  /* -- the view -------------------------------------------------------------------------------------------------- */

  const isOpen = () => looking !== null;
  const paintStatus = (html) => {
    byId("inside-status").querySelector(".prose").innerHTML = html; // made by the server's templates
    byId("inside-status").hidden = !html;
  };

  const open = (row) => {
    looks += 1;
    looking = { index: row, look: looks };
    opener = row;
    told = null;
    byId("inside").hidden = false;
    byId("inside-view").hidden = true;
    byId("inside-about").textContent = "";
    byId("chat").classList.add("looking");
    paintStatus("");
    byId("inside-title").focus();
    asked.send("look", { ...looking });
  };

  const close = () => {
    if (!isOpen()) return;
    if (!told) asked.send("stop", null);
    looking = null;
    told = null;
    byId("inside").hidden = true;
    byId("chat").classList.remove("looking");
    const button = document.querySelector(`#talk button.look[data-row="${opener}"]`);
    if (button) button.focus();
  };

  const take = (state) => {
    if (!looking || !state || state.look !== looking.look) return;
    paintStatus(state.status);
    if (state.state !== "done") return;
    drawnWith = { ...window.hfjax.chats.form() };
    told = state;
    ownSliders();
    byId("inside-view").hidden = false;
    byId("inside-about").textContent = `The probability that ${state.title} gives each token of this answer, and the alternatives.`;
    byId("inside-notes").replaceChildren(...state.notes.map((note) => make("li", {}, note)));
    paintTokens();
    paintEntropy();
    const own = state.tokens.findIndex(({ id, p }, place) => id !== null && place >= state.skip && chance(p) < STEPS[1]);
    choose(own < 0 ? state.skip : own);
  };

  const goOn = (candidate) => {
    const token = told.tokens[at];
    const [id] = token.top[candidate];
    const before = told.tokens.slice(0, at);
    const spelled = spelledOf(id);
    const text = before.slice(told.skip).map(({ piece }) => piece).join("") + (typeof spelled === "string" ? spelled : "");
    const { index } = looking;
    const ids = [...before.map((each) => each.id), id];
    const { model } = told;
    close();
    asked.send("branch", { index, ids, text, model });
    window.hfjax.focus("#message textarea");
  };

  const onKey = (event) => {
    if (!isOpen()) return;
    if (event.key === "Escape" && !event.defaultPrevented) {
      event.preventDefault();
      close();
      return;
    }
    const onToken = event.target.closest && event.target.closest("#inside-tokens");
    const onCandidate = event.target.closest && event.target.closest("#inside-candidates button");
    if (onToken && told) {
      const to = {
        ArrowRight: () => at + 1,
        ArrowLeft: () => at - 1,
        ArrowDown: () => vertical(1),
        ArrowUp: () => vertical(-1),
        Home: () => 0,
        End: () => told.tokens.length - 1,
      }[event.key];
      if (to && !event.ctrlKey && !event.metaKey && !event.altKey) {
        event.preventDefault();
        choose(to());
      } else if (event.key === "Enter" || event.key === " ") {
        event.preventDefault();
        const first = byId("inside-candidates").querySelector("button");
        if (first) first.focus();
      }
    } else if (onCandidate && (event.key === "ArrowDown" || event.key === "ArrowUp")) {
      event.preventDefault();
      const all = [...byId("inside-candidates").querySelectorAll("button")];
      const next = all[all.indexOf(onCandidate) + (event.key === "ArrowDown" ? 1 : -1)];
      if (next) next.focus();
    }
  };

  document.addEventListener("keydown", onKey, true);
  document.addEventListener("click", (event) => {
    const opens = event.target.closest("#talk button.look");
    if (opens && asked) return open(Number(opens.dataset.row));
    if (event.target.closest("#inside-back")) return close();
    if (isOpen() && event.target.closest("#new-chat, #conversations a")) close();
    if (!told) return;
    const option = event.target.closest("#inside-tokens [role=option]");
    if (option) return choose(Number(option.dataset.place));
    const go = event.target.closest("#inside-candidates button");
    if (go) return goOn(Number(go.dataset.candidate));
    if (event.target.closest("#inside-entropy svg")) choose(placeAt(event));
    onSettings(); // Reset and the like
  });
  document.addEventListener("pointermove", (event) => {
    if (!told || !isOpen()) return;
    const option = event.target.closest && event.target.closest("#inside-tokens [role=option]");
    const plot = event.target.closest && event.target.closest("#inside-entropy svg");
    peek(option ? Number(option.dataset.place) : plot ? placeAt(event) : null);
  });
  for (const kind of ["input", "change", "keyup"]) document.addEventListener(kind, onSettings);
  window.addEventListener("resize", () => told && isOpen() && paintEntropy());

  window.hfjax.channel("inside", (channel) => channel.onChange(take));
  window.hfjax.channel("inside-asked", (channel) => {
    asked = channel;
  });
})();

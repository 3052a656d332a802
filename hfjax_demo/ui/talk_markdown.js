/* Markdown as elements of the page. markdown-it reads it, KaTeX sets its formulas and highlight.js colours its code; the last two
   are fetched when a text needs them. What looks like HTML is shown as it is written, and no text ever becomes HTML: elements are
   made one by one, of the kinds that are named here. */
(() => {
  "use strict";

  const { make, vendored } = window.hfjax;
  const MOST_MARKDOWN = 200000; // characters of a message; a longer one is shown as it is written
  const MOST_COLOURED = 20000; // characters of a block of code
  const MOST_COLOURED_LIVE = 6000; // while it is being written, when it is made anew with each piece
  const MOST_DOLLARS = 400; // characters between single dollar signs
  const MOST_LINES = 100; // of a formula
  const LONG = 30; // lines of code, of which the rest is folded

  // -- libraries

  const fetched = new Map();
  const script = (path) => {
    if (!fetched.has(path)) {
      const coming = new Promise((resolve, reject) => {
        const element = make("script", { src: vendored + path, onload: resolve, onerror: () => reject(new Error(path)) });
        document.head.append(element);
      });
      coming.catch(() => fetched.delete(path)); // the next text that needs it tries again
      fetched.set(path, coming);
    }
    return fetched.get(path);
  };
  const katex = () => {
    if (!document.querySelector("link[data-katex]")) {
      document.head.append(make("link", { rel: "stylesheet", href: vendored + "katex/katex.css", "data-katex": "" }));
    }
    return script("katex/katex.js");
  };
  const unfetched = (error) => console.warn("hfjax_demo: a library could not be fetched:", error);

  // -- formulas: \( \), \[ \], $$ $$, and single dollar signs around what surely is one

  const SIGNS = [["$$", "$$", true], ["\\[", "\\]", true], ["\\(", "\\)", false]];
  /* What is between single dollar signs may be a price or a variable of a shell. These read at most MOST_DOLLARS characters. */
  const MATHS = [
    /[\\^_=<>+*/|{}]/,
    /^[A-Za-z]'*$/,
    /^[A-Za-z]\([\w, ]+\)$/,
    /^-?[A-Za-z\d.]+(?: ?- ?[A-Za-z\d.]+)+$/,
    /^-?\d[\d.,]*$/,
  ];
  const WORD = /[\p{L}\p{N}_]/u;

  const formula = (state, next, sign, tex, display) => {
    Object.assign(state.push("math_inline", "", 0), { content: tex, markup: sign, meta: { display, source: state.src.slice(state.pos, next) } });
    state.pos = next;
    return true;
  };

  const inline = (state, silent) => {
    const { src, pos, posMax } = state;
    const unclosed = (state.unclosed = state.unclosed || new Set());
    for (const [open, close, display] of SIGNS) {
      if (!src.startsWith(open, pos) || unclosed.has(close)) continue;
      const end = src.indexOf(close, pos + 2);
      if (end < 0) unclosed.add(close); // nor is there one for those that follow
      if (end < 0 || end + 2 > posMax || !src.slice(pos + 2, end).trim()) continue;
      if (silent) state.pos = end + 2;
      return silent || formula(state, end + 2, open, src.slice(pos + 2, end), display);
    }
    if (src[pos] !== "$" || (pos > 0 && (src[pos - 1] === "$" || WORD.test(src[pos - 1]))) || !/[^\s$]/.test(src[pos + 1] || " ")) return false;
    const end = src.slice(pos + 1, pos + 2 + MOST_DOLLARS).search(/[$\n]/) + pos + 1;
    if (end === pos || src[end] !== "$" || end >= posMax || /[\s\\]/.test(src[end - 1])) return false;
    const tex = src.slice(pos + 1, end);
    if (src[end + 1] === "$" || WORD.test(src[end + 1] || " ") || !MATHS.some((one) => one.test(tex))) return false;
    if (silent) state.pos = end + 1;
    return silent || formula(state, end + 1, "$", tex, false);
  };

  /* One that has lines to itself, in which Markdown would see lists and headings. */
  const block = (state, first, last, silent) => {
    const begin = (line) => state.bMarks[line] + state.tShift[line];
    const [open, close] = SIGNS.slice(0, 2).find(([sign]) => state.src.startsWith(sign, begin(first))) || [];
    if (!open || state.sCount[first] - state.blkIndent >= 4) return false;
    const tex = [];
    let line = first;
    let rest = state.src.slice(begin(first) + 2, state.eMarks[first]);
    while (!rest.includes(close)) {
      tex.push(rest);
      line += 1;
      if (line >= last || line - first > MOST_LINES || state.sCount[line] < state.blkIndent) return false;
      rest = state.src.slice(begin(line), state.eMarks[line]);
    }
    const end = rest.indexOf(close);
    if (rest.slice(end + 2).trim()) return false; // a sentence goes on behind it
    const content = [...tex, rest.slice(0, end)].join("\n");
    if (!content.trim()) return false;
    if (silent) return true;
    state.line = line + 1;
    const source = open + content + close;
    Object.assign(state.push("math_block", "", 0), { content, block: true, map: [first, line + 1], meta: { display: true, source } });
    return true;
  };

  let reader = null;
  const parser = () => {
    if (reader) return reader;
    reader = window.markdownit({ html: false, breaks: true, linkify: true });
    reader.disable(["entity", "autolink", "reference"]); // of which something would not be shown as it is written
    reader.linkify.set({ fuzzyLink: false, fuzzyEmail: false, fuzzyIP: false });
    reader.inline.ruler.before("escape", "math", inline);
    reader.block.ruler.before("fence", "math", block, { alt: ["paragraph", "blockquote", "list"] });
    return reader;
  };

  // -- elements

  const setFormula = (element, tex, display) => {
    const set = () => {
      const made = make("span");
      try {
        window.katex.render(tex, made, { displayMode: display, throwOnError: true, trust: false, strict: "ignore", maxSize: 40, maxExpand: 500 });
        element.replaceChildren(...made.childNodes);
      } catch (error) {
        if (!(error instanceof window.katex.ParseError)) throw error; // no formula after all: it stays as it is written
      }
    };
    if (window.katex) set();
    else katex().then(set).catch(unfetched);
    return element;
  };

  const colour = (element, node) => {
    for (const child of node.children) {
      if (typeof child === "string") element.append(child);
      else {
        const scope = child.scope || "";
        const span = make("span", scope && !scope.startsWith("language:") ? { className: `hljs-${scope.split(".")[0]}` } : {});
        colour(span, child);
        element.append(span);
      }
    }
  };

  const coloured = (element, text, language, live) => {
    if (!language || text.length > (live ? MOST_COLOURED_LIVE : MOST_COLOURED)) return;
    const set = () => {
      if (!window.hljs.getLanguage(language)) return;
      const root = window.hljs.highlight(text, { language, ignoreIllegals: true })._emitter.rootNode;
      element.replaceChildren();
      colour(element, root);
    };
    if (window.hljs) set();
    else script("highlight/highlight.js").then(set).catch(unfetched);
  };

  /* The language and the words on the buttons are the style sheet's, so that who selects a message gets its text alone. */
  const codeBlock = (text, info, live) => {
    const language = info.trim().split(/\s/, 1)[0].slice(0, 40);
    const code = make("code", {}, text);
    coloured(code, text, language.toLowerCase(), live);
    const pre = make("pre", { tabIndex: 0, role: "group", "aria-label": language ? `Code, ${language}` : "Code" }, code);
    const copy = make("button", { type: "button", className: "copy-code", "aria-label": "Copy code" });
    return make("div", { className: "code", "data-language": language }, pre, copy);
  };

  /* What is finished folds, if it is long. */
  const fold = (element) => {
    for (const figure of element.querySelectorAll(".code:not(.long)")) {
      const lines = figure.querySelector("code").textContent.split("\n").length - 1;
      if (lines <= LONG) continue;
      figure.classList.add("long", "folded");
      figure.append(make("button", { type: "button", className: "unfold", "aria-expanded": "false", "aria-label": `Show all ${lines} lines`, "data-lines": lines }));
    }
  };

  const OWN_DIRECTION = new Set(["p", "li", "blockquote", "th", "td"]);
  const TAGS = new Set(["p", "blockquote", "ul", "ol", "li", "table", "thead", "tbody", "tr", "th", "td", "em", "strong", "s", "a"]);

  const link = (href, ...children) => make("a", { href, target: "_blank", rel: "noopener noreferrer nofollow" }, ...children);

  /* Of a picture that is elsewhere a link: to show it would tell that server who reads this. */
  const picture = (token) => {
    const src = token.attrGet("src") || "";
    const alt = token.content || "picture";
    return src.startsWith("data:image/") ? make("img", { src, alt }) : link(src, alt);
  };

  const opened = (token) => {
    const heading = /^h[1-6]$/.test(token.tag);
    if (!heading && !TAGS.has(token.tag)) return make("span");
    const level = heading ? Number(token.tag[1]) : 0;
    const element =
      token.tag === "a"
        ? link(token.attrGet("href") || "")
        : make(heading ? `h${Math.min(level + 1, 6)}` : token.tag, heading ? { className: `level-${level}` } : {});
    if (heading || OWN_DIRECTION.has(token.tag)) element.dir = "auto";
    if (token.tag === "a" && token.attrGet("title")) element.title = token.attrGet("title");
    if (token.tag === "ol" && token.attrGet("start")) element.start = Number(token.attrGet("start"));
    const align = /^text-align:(left|right|center)$/.exec(token.attrGet("style") || "");
    if (align) element.style.textAlign = align[1];
    return element;
  };

  const single = (token, live) => {
    switch (token.type) {
      case "text":
        return token.content;
      case "softbreak":
      case "hardbreak":
        return make("br");
      case "code_inline":
        return make("code", {}, token.content);
      case "fence":
      case "code_block":
        return codeBlock(token.content, token.info || "", live);
      case "hr":
        return make("hr");
      case "image":
        return picture(token);
      case "math_inline":
      case "math_block": {
        const { display, source } = token.meta;
        const element = make(token.type === "math_block" ? "div" : "span", { className: display ? "math display" : "math" }, source);
        if (display) element.tabIndex = 0;
        return setFormula(element, token.content, display);
      }
      default:
        return token.content;
    }
  };

  /* "[ ] " and "[x] " at the beginning of a list's item. */
  const task = (item, token) => {
    const first = token.children && token.children[0];
    const found = first && first.type === "text" && /^\[([ xX])\] /.exec(first.content);
    if (!found) return;
    const done = found[1] !== " ";
    first.content = first.content.slice(4);
    item.classList.add("task");
    item.append(make("span", { className: done ? "box done" : "box", role: "img", "aria-label": done ? "Done" : "To do" }));
  };

  const build = (tokens, parent, live) => {
    const stack = [parent];
    tokens.forEach((token, place) => {
      const top = stack[stack.length - 1];
      if (token.type === "inline") {
        const item = tokens[place - 2];
        if (item && item.type === "list_item_open") task(top.closest("li"), token);
        build(token.children, top, live);
      } else if (token.hidden) {
        // the paragraphs of a tight list
      } else if (token.nesting === 1) {
        const element = opened(token);
        if (token.tag === "table") top.append(make("div", { className: "table", tabIndex: 0, role: "group", "aria-label": "Table" }, element));
        else top.append(element);
        stack.push(element);
      } else if (token.nesting === -1) {
        stack.pop();
      } else {
        top.append(single(token, live));
      }
    });
  };

  /* The blocks of a text: of each its source, its first line and its tokens. */
  const blocksOf = (text) => {
    if (text.length > MOST_MARKDOWN) return [{ source: text, line: 0, plain: true }];
    const lines = text.split("\n");
    const found = [];
    let depth = 0;
    for (const token of parser().parse(text, {})) {
      if (depth === 0) found.push({ line: token.map[0], end: token.map[1], tokens: [] });
      found[found.length - 1].tokens.push(token);
      depth += token.nesting;
    }
    return found.map((one) => ({ ...one, source: lines.slice(one.line, one.end).join("\n") }));
  };

  const elementsOf = ({ tokens, source, plain }, live) => {
    const made = document.createDocumentFragment();
    if (plain) made.append(make("p", { className: "plain", dir: "auto" }, source));
    else build(tokens, made, live);
    return [...made.childNodes];
  };

  /* A text in `element`, which may still be written. Blocks that are finished stay as they are: only what follows them is read anew,
     and only what changed is made anew. */
  class Text {
    constructor(element) {
      this.element = element;
      this.kept = ""; // the text of the finished blocks
      this.done = 0; // how many they are
      this.blocks = [];
    }

    set(text, live) {
      if (!live || !text.startsWith(this.kept)) {
        this.kept = "";
        this.done = 0;
      }
      const rest = text.slice(this.kept.length);
      const read = blocksOf(rest);
      let place = this.done;
      for (const block of read) {
        const before = this.blocks[place];
        if (before && before.source === block.source && before.live === (live && block === read[read.length - 1])) {
          place += 1;
          continue;
        }
        const last = live && block === read[read.length - 1];
        if (before && before.source === block.source && !block.source.includes("`")) before.live = last; // it looks the same
        else {
          const elements = elementsOf(block, last);
          if (before) {
            before.elements[0].before(...elements);
            before.elements.forEach((old) => old.remove());
          } else this.element.append(...elements);
          this.blocks[place] = { source: block.source, live: last, elements };
        }
        place += 1;
      }
      for (const gone of this.blocks.splice(place)) gone.elements.forEach((old) => old.remove());
      if (!live) {
        fold(this.element);
        return;
      }
      /* A block is finished when the next one has begun with a line that is itself finished: "1" may become "1. " of a list. */
      const lines = rest.split("\n");
      const finished = read.filter((block, at) => at + 1 < read.length && read[at + 1].line < lines.length - 1).length;
      if (finished) {
        this.kept = text.slice(0, this.kept.length) + lines.slice(0, read[finished].line).join("\n") + "\n";
        this.done += finished;
      }
    }
  }

  document.addEventListener("click", (event) => {
    const unfold = event.target.closest(".code > .unfold");
    if (unfold) {
      const folded = unfold.parentElement.classList.toggle("folded");
      unfold.setAttribute("aria-expanded", String(!folded));
      unfold.setAttribute("aria-label", folded ? `Show all ${unfold.dataset.lines} lines` : "Show fewer lines");
      return;
    }
    const copy = event.target.closest(".code > .copy-code");
    if (copy) window.hfjax.copy(copy, copy.parentElement.querySelector("code").textContent);
  });

  window.hfjax.markdown = { Text, ready: script("markdown-it/markdown-it.js") };
})();

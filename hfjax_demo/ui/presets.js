/* Presets: a system prompt and sampling settings under a name. A few are built in (chat_components.py); a person's own live in this browser. */
(() => {
  "use strict";

  const KEY = "hfjax_demo.presets";
  const MOST = 50;
  const MOST_NAME = 40; // characters
  const MOST_SYSTEM = 4000;

  let channel = null;
  let unkept = null; // where the browser keeps nothing

  const builtIn = () => (channel && Array.isArray(channel.value) ? channel.value : []);
  const isPreset = (item) => typeof item === "object" && item !== null && typeof item.name === "string" && item.name
    && typeof item.system === "string" && typeof item.sampling === "object" && item.sampling !== null;

  const own = () => {
    const kept = unkept || window.hfjax.local.get(KEY);
    return Array.isArray(kept) ? kept.filter(isPreset).slice(0, MOST) : [];
  };

  const keep = (presets) => {
    if (!window.hfjax.local.set(KEY, presets)) unkept = presets;
  };

  const find = (name) => [...own(), ...builtIn()].find((item) => item.name === name) || null;

  const names = () => {
    const mine = own().map(({ name }) => name);
    return [...mine, ...builtIn().map(({ name }) => name).filter((name) => !mine.includes(name))].map((name) => [name, name]);
  };

  const listed = (more = {}) => ({ __type__: "update", choices: names(), ...more });
  const skip = { __type__: "update" };
  const note = (text) => window.hfjax.make("div", {}, window.hfjax.make("span", { className: "note" }, text)).innerHTML; // escaped

  const valuesOf = ({ system, sampling }, recommended) => ({ ...recommended, ...sampling, system });
  const recommended = () => (window.hfjax.chats.recommended() || { sampling: {} }).sampling;
  const same = (one, other) => one === other || (one !== "" && other !== "" && Number(one) === Number(other));

  window.hfjax.channel("presets", (bound) => {
    channel = bound;
    const list = () => bound.send("list", bound.value);
    window.addEventListener("storage", (event) => event.key === KEY && list());
    list();
  });

  window.hfjax.presets = {
    listed,
    /* The status line, then the controls' values in the order of `controls`. */
    choose(name, controls) {
      const preset = find(name);
      if (!preset) return [note("This preset is gone; choose another."), ...controls.map(() => skip)];
      const values = valuesOf(preset, recommended());
      return ["", ...controls.map((control) => (values[control] === undefined ? skip : values[control]))];
    },
    /* The list, the field with the name, and the status line. */
    save(name, values, controls) {
      const title = String(name || "").split(/\s+/).filter(Boolean).join(" ");
      const { system = "", ...sampling } = Object.fromEntries(controls.map((control, place) => [control, values[place]]));
      const others = own().filter((item) => item.name !== title);
      const problem = !title || title.length > MOST_NAME
        ? `Enter a preset name (up to ${MOST_NAME} characters).`
        : system.length > MOST_SYSTEM
          ? `A preset's system prompt has at most ${MOST_SYSTEM.toLocaleString("en")} characters; shorten it.`
          : others.length >= MOST ? `There are ${MOST} presets, the most there can be; delete one first.` : "";
      if (problem) return [skip, skip, note(`Not saved. ${problem}`)];
      keep([...others, { name: title, system, sampling }]);
      return [listed({ value: title }), "", note(`Saved as “${title}”.`)];
    },
    /* The list and the status line. */
    remove(name) {
      const others = own().filter((item) => item.name !== name);
      if (others.length === own().length) return [skip, note("Choose a preset of your own to delete; those built in stay.")];
      keep(others);
      return [listed({ value: null }), note(`“${name}” is deleted.`)];
    },
    /* The list: no preset is chosen any more when the values are others than its own. */
    still(name, form) {
      const preset = name ? find(name) : null;
      if (!preset) return skip;
      const wanted = valuesOf(preset, recommended());
      if (wanted.random_seed) delete wanted.seed;
      const is = Object.entries(wanted).every(([control, value]) => form[control] === undefined || same(form[control], value));
      return is ? skip : { __type__: "update", value: null };
    },
    carryOver(presets) {
      const found = (Array.isArray(presets) ? presets : []).filter(isPreset);
      const here = own();
      if (!found.length) return;
      keep([...found.filter(({ name }) => !here.some((item) => item.name === name)), ...here]);
      if (channel) channel.send("list", channel.value);
    },
  };
})();

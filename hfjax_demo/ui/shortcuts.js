/* Keys for what one does often, on the chat tab. They act while no field is being typed in, without Ctrl, Alt or Meta, and can be
   switched off in the dialog that lists them. Escape, which stops, acts everywhere (page.js). */
(() => {
  "use strict";

  const { byId, visible, focus, chats } = window.hfjax;
  const OFF = "hfjax_demo.keys";
  const kept = (value) => {
    try {
      if (value !== undefined) window.localStorage.setItem(OFF, value);
      return window.localStorage.getItem(OFF);
    } catch {
      return null; // a browser that keeps nothing
    }
  };
  const last = (selector) => [...document.querySelectorAll(selector)].filter(visible).pop();
  const press = (element) => {
    if (element) element.click();
    return Boolean(element);
  };

  const open = () => {
    byId("keys-on").checked = kept() !== "off";
    byId("shortcuts").showModal();
  };

  const actions = {
    "?": () => open(),
    "/": () => {
      if (!visible(byId("search"))) press(byId("drawer-toggle"));
      requestAnimationFrame(() => focus("#search"));
    },
    n: () => press(byId("new-chat")) && focus("#message textarea"),
    m: () => focus("#message textarea"),
    r: () => !chats.isBusy() && press(last("#talk button.retry")),
    e: () => !chats.isBusy() && press(last("#talk button.edit")),
    c: () => !chats.isBusy() && visible(byId("continue")) && press(byId("continue")),
  };

  const isField = (element) => {
    const dialog = element.closest("dialog");
    // One that was just closed has the focus until the next frame, but no use for a key.
    return dialog ? dialog.open : element.closest("input, textarea, select, [contenteditable], [role=listbox]") !== null;
  };

  document.addEventListener("keydown", (event) => {
    const { target, key } = event;
    if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey || event.isComposing) return;
    if (key === "Escape" && target.matches("#message textarea") && !chats.isBusy()) {
      target.blur(); // now the keys act
      return;
    }
    if (!Object.hasOwn(actions, key) || isField(target) || !visible(byId("chat")) || kept() === "off") return;
    event.preventDefault();
    actions[key]();
  });

  document.addEventListener("click", (event) => {
    if (event.target.closest("#show-shortcuts")) open();
  });
  document.addEventListener("change", (event) => {
    if (event.target.id === "keys-on") kept(event.target.checked ? "on" : "off");
  });
})();

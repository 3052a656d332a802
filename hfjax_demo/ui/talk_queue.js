/* What is sent while an answer is on its way waits above the message box, can be taken back, and is sent when the answer is there.
   After Stop, and where no answer came, it goes back into the message box. */
(() => {
  "use strict";

  const { make, byId, onPage, turnsOnPage, talk, chats } = window.hfjax;
  const waiting = []; // { text, attached }
  let about = null; // the conversation that they belong to
  let stopped = false;

  const box = () => document.querySelector("#message textarea");

  const show = () => {
    byId("queued").replaceChildren(
      ...waiting.map((item, place) =>
        make("li", {},
          make("span", { dir: "auto" }, item.text || item.attached.map((one) => one.name || "Picture").join(", ")),
          make("button", { type: "button", "aria-label": `Take back: ${item.text.slice(0, 60)}`, onclick: () => takeBack(waiting.splice(place, 1)) }, "Take back"),
        ),
      ),
    );
  };

  const takeBack = (items) => {
    if (!items.length) return;
    window.hfjax.write(box(), [box().value, ...items.map(({ text }) => text)].filter((text) => text.trim()).join("\n\n"));
    window.hfjax.attach([...window.hfjax.attached(), ...items.flatMap(({ attached }) => attached)]);
    show();
    box().focus();
  };

  const add = () => {
    const item = { text: box().value, attached: window.hfjax.attached() };
    if (!item.text.trim() && !item.attached.length) return;
    const now = onPage();
    about = now && now.id;
    waiting.push(item);
    window.hfjax.write(box(), "");
    window.hfjax.attach([]);
    show();
  };

  /* An answer has been settled: send the next, if it came to something. */
  const go = () => {
    if (!waiting.length || chats.isBusy() || talk.live()) return;
    const answered = turnsOnPage().at(-1)?.role === "assistant";
    if (stopped || !answered || (about && onPage().id !== about)) takeBack(waiting.splice(0));
    else {
      const [next] = waiting.splice(0, 1);
      show();
      window.hfjax.ask("queued", next);
    }
  };

  document.addEventListener("keydown", (event) => {
    if (event.key !== "Enter" || event.shiftKey || event.isComposing || !event.target.matches("#message textarea") || !chats.isBusy()) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    add();
  }, true);
  document.addEventListener("click", (event) => {
    if (event.target.closest("#stop")) stopped = true;
  }, true);
  window.addEventListener("pagehide", () => takeBack(waiting.splice(0))); // a reload keeps the message box

  let was = false;
  const settled = () => {
    if (chats.isBusy()) setTimeout(settled, 50); // the buttons come a moment later
    else go();
  };
  window.hfjax.onTalk.push(() => {
    const now = Boolean(talk.live());
    if (now === was) return;
    was = now;
    if (now) stopped = false;
    else settled();
  });
})();

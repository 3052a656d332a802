/* How much of the model's context the conversation takes with what is being written. The server counts, with the model's own
   tokenizer, when one pauses; nothing is counted while there is nothing to send. */
(() => {
  "use strict";

  const { byId } = window.hfjax;
  const PAUSE_MS = 500;
  let asked = null;
  let count = 0; // of the last question; answers to earlier ones are not shown
  let timer = 0;

  const text = () => {
    const box = document.querySelector("#message textarea");
    return box ? box.value : "";
  };

  const show = ({ used = "", warning = "" } = {}) => {
    if (!byId("context-used")) return;
    byId("context-used").textContent = used;
    byId("context-warning").textContent = warning;
  };

  /* Pictures are not sent for this: they are large, and are not counted. */
  const without = (turn) => {
    const { images = [], begun, parent, model, thoughts, ...rest } = turn;
    return rest;
  };

  const ask = () => {
    const attached = window.hfjax.attached();
    const turns = window.hfjax.turnsOnPage();
    const pictures = turns.some(({ images = [] }) => images.length) || attached.some((item) => typeof item === "string");
    count += 1;
    asked.send("count", JSON.stringify({
      count,
      text: text(),
      files: attached.filter((item) => typeof item !== "string"),
      turns: turns.map(without),
      pictures,
    }));
  };

  const recount = () => {
    clearTimeout(timer);
    if (!asked) return;
    if (!text().trim() && !window.hfjax.attached().length) {
      count += 1;
      show();
      return;
    }
    timer = setTimeout(ask, PAUSE_MS);
  };

  document.addEventListener("input", (event) => event.target.closest("#message, #settings") && recount());
  window.hfjax.onConversations.push(() => setTimeout(recount)); // when the box has been emptied or filled, too
  window.hfjax.recount = recount;
  window.hfjax.channel("meter-asked", (channel) => {
    asked = channel;
    recount();
  });
  window.hfjax.channel("meter", (channel) => channel.onChange((told) => told && told.count === count && show(told)));
})();

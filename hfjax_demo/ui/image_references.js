/* Further pictures of an edit, which the prompt mentions. The server reads each and answers with it as a data URL; the channel's
   value is the list of those that are kept. A picture that cannot be read leaves the list as it is. */
(() => {
  "use strict";

  const { byId, channel, given, make, onFiles, speak } = window.hfjax;
  const queue = []; // what is still to be read
  let kept = [];
  let bound = null;
  let ask = () => {};

  const most = () => window.hfjax.imageAbilities().pictures - 1;

  const remove = (place) => {
    kept.splice(place, 1);
    bound.value = [...kept];
    paint();
    byId("references-choose").focus();
  };

  const paint = () => {
    if (!byId("references")) return;
    byId("references").hidden = most() < 1 || !window.hfjax.startingImage.url;
    byId("references-shown").replaceChildren(
      ...kept.map((src, place) => {
        const name = `picture ${place + 2}`;
        const button = make("button", { type: "button", title: "Remove", ariaLabel: `Remove ${name}`, onclick: () => remove(place) }, "×");
        return make("figure", {}, make("img", { src, alt: `Reference, ${name}` }), button);
      }),
    );
    const left = most() - kept.length;
    byId("references-choose").hidden = left < 1;
    byId("references-line").textContent =
      left < 0 ? `This model takes ${most()} at most. Remove some.` : "Other pictures that the prompt mentions.";
  };

  const take = async (files) => {
    const left = most() - kept.length - queue.length;
    if (files.length > left) speak(`Only ${Math.max(left, 0)} more pictures can be added.`);
    for (const file of files.slice(0, Math.max(left, 0))) queue.push(await given(file, Number(byId("read-png").dataset.most)));
    ask();
  };

  channel("references", (found) => {
    bound = found;
    bound.onChange(() => {
      if (bound.waits || Array.isArray(bound.value)) return;
      if (typeof bound.value === "string") kept.push(bound.value);
      bound.value = [...kept];
      paint();
    });
    ask = bound.inTurn("give", () => queue.shift() || null);
  });
  onFiles("references-file", "references-choose", take);
  window.hfjax.paintReferences = paint;
})();

/* The form of the image tab: what it holds outlives a reload, as the prompt does, and sizes are rounded to those that the model can
   make. Each tab of the browser has its own. */
(() => {
  "use strict";

  const KEY = "hfjax_demo.image-form";
  const { byId, session } = window.hfjax;
  let rounded = null; // the sizes of which it is said
  let isFilled = false; // Gradio tells of the values that the page begins with as changes

  /* The nearest size that the model can make, as the server finds it (nearest_size of requests.py). */
  const nearest = (side, multiple, largest) =>
    side > 0 && side <= largest
      ? Math.min(Math.max(Math.floor(side / multiple + 0.5), 1), Math.max(Math.floor(largest / multiple), 1)) * multiple
      : side;

  /* Generate and Stop replace each other; a keyboard's place must not vanish with the button, and the page stays where it is. */
  document.addEventListener("click", (event) => {
    if (!event.target.closest("#image-generate, #image-stop")) return;
    const prompt = document.querySelector("#image-prompt textarea");
    if (prompt) prompt.focus({ preventScroll: true });
  });

  window.hfjax.imageForm = {
    /* What the address asks for, and the form as it was. */
    opened() {
      return { ...window.hfjax.address(), kept: session.get(KEY) };
    },
    async writeOn(prompt) {
      const written = await window.hfjax.writeOn("prompt", prompt);
      isFilled = true;
      return written;
    },
    keep(values) {
      if (!isFilled) return;
      if (rounded && (values.width !== rounded[0] || values.height !== rounded[1])) {
        rounded = null;
        byId("size-rounded").textContent = "";
      }
      session.set(KEY, values);
    },
    rounded(...sides) {
      const { multiple, largest } = window.hfjax.imageAbilities();
      const now = sides.map((side) => nearest(side, multiple, largest));
      const said = ["Width", "Height"].flatMap((name, place) =>
        sides[place] === now[place] ? [] : [`${name} rounded from ${sides[place]} to ${now[place]}, the nearest multiple of ${multiple}.`]);
      const line = byId("size-rounded");
      if (line && said.length) {
        line.textContent = said.join(" ");
        rounded = now;
      }
      return now;
    },
  };
})();

/* The control image: what a model with a ControlNet follows. The browser keeps it, in the value of a channel, as a PNG. */
(() => {
  "use strict";

  const WORDS = { choose: "Choose an image", replace: "Replace" };

  const { byId, onFiles, givenPicture } = window.hfjax;
  let control = null;
  let give = null;

  const show = () => {
    const image = byId("control-shown");
    if (!image) return;
    const url = typeof control.value === "string" ? control.value : "";
    image.hidden = byId("control-remove").hidden = !url;
    byId("control-choose").textContent = url ? WORDS.replace : WORDS.choose;
    if (url) image.src = url;
    else image.removeAttribute("src");
  };

  const take = (file) => give(file, Number(byId("control-picture").dataset.most));

  document.addEventListener("click", (event) => {
    if (event.target.closest("#control-choose")) byId("control-file").click();
    if (event.target.closest("#control-remove")) {
      control.value = null;
      show();
      byId("control-choose").focus();
    }
  });

  onFiles("control-file", ([file]) => take(file));
  window.hfjax.takeControl = take;
  window.hfjax.channel("control", (channel) => {
    control = channel;
    give = givenPicture(control, show);
  });
})();

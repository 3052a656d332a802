/* The header's Help button. */
(() => {
  "use strict";

  document.addEventListener("click", (event) => {
    const help = document.getElementById("help");
    if (event.target.closest("#show-help")) help.showModal();
    else if (event.target.closest("#help .close") || event.target === help) help.close();
  });
})();

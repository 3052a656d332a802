/* A picture that people give, to begin from or to be controlled by: the server reads it and makes it no larger than it can be
   needed, and the value of its channel keeps what comes back. */
(() => {
  "use strict";

  const { given } = window.hfjax;

  /* Calls `show` when another one is kept. What this returns takes a file. Of several given within a moment the last is kept; one
     that cannot be read leaves the one before. */
  window.hfjax.givenPicture = (channel, show) => {
    let last = 0;
    let waiting = null;
    let before = null;

    const go = channel.inTurn("give", () => {
      const value = waiting;
      waiting = null;
      if (value !== null && !channel.waits) before = channel.value;
      return value;
    });

    channel.onChange(() => {
      if (channel.waits) return;
      if (!channel.value && before) channel.value = before;
      before = null;
      show();
    });

    return async (file, most, about = {}) => {
      const place = ++last;
      const read = await given(file, most);
      if (place !== last) return; // a smaller one that was given later was read sooner
      waiting = { ...read, ...about };
      go();
    };
  };
})();

/* Which turn of the conversation a row of the chat shows. A row is a block of a turn: a picture, the files, thoughts, a call of a
   tool or a text (messages.py). */
(() => {
  "use strict";

  /* The conversation on the page, and the places of its turns that are shown, the first one first. */
  const onPage = () => {
    const value = window.hfjax.saved && window.hfjax.saved.value;
    return value && Array.isArray(value.conversations) ? value.conversations.find((item) => item.id === value.current) : null;
  };

  const lineOf = ({ turns, leaf }) => {
    const places = [];
    for (let at = leaf; at >= 0 && turns[at]; at = turns[at].parent) places.unshift(at);
    return places;
  };

  const blocksOf = ({ images = [], files = [], thoughts, calls = [], content }) =>
    images.length + Boolean(files.length) + Boolean(thoughts) + calls.length + Boolean(content);

  /* Of each row which turn of the line it shows, and whether it is that one's last; [] while the page shows something else than is
     saved. */
  const rowsOf = (rows) => {
    const now = onPage();
    const found = (now ? lineOf(now) : []).flatMap((place, turn) => {
      const count = blocksOf(now.turns[place]);
      return Array.from({ length: count }, (_, block) => ({ turn, last: block === count - 1 }));
    });
    return found.length === rows.length ? found : [];
  };

  Object.assign(window.hfjax, { onPage, lineOf, rowsOf });
})();

/* Each tab of the page has an address, and each conversation: #/chat/ID, #/images, #/models, #/lab. Back, Forward and bookmarks go by
   them. What stands behind "?" is the image tab's, or the `tab` of earlier versions. */
(() => {
  "use strict";

  const TABS = ["chat", "images", "models", "lab"];

  /* What the address asks for: a tab, and on the chat's a conversation; without either the chat's tab. */
  const now = () => {
    const [, tab, chat = null] = window.location.hash.match(/^#\/([a-z]{1,9})(?:\/([\w-]{1,64}))?$/) || [];
    const query = new URLSearchParams(window.location.search).get("tab");
    const found = TABS.includes(tab) ? tab : TABS.includes(query) ? query : "chat";
    return { tab: found, chat: found === "chat" ? chat : null };
  };

  let opened = false; // Gradio selects the first tab by itself
  let select = null;
  let shownTab = null;

  const change = (hash, how) => {
    const address = new URL(window.location);
    address.searchParams.delete("tab");
    address.hash = hash;
    if (address.href !== window.location.href) window.history[how](window.history.state, "", address);
  };

  const hashOf = (tab, chat) => (tab !== "chat" ? `#/${tab}` : chat ? `#/chat/${chat}` : "");

  /* The page shows this. A new chat that has become a conversation keeps its place in the history. */
  const show = (tab, chat = null) => {
    if (tab !== "chat" || now().tab !== "chat") return; // a conversation in the background has no address
    change(hashOf(tab, chat), now().chat === null && chat === window.hfjax.chats.current() ? "replaceState" : "pushState");
  };

  const showTab = (tab) => {
    shownTab = tab;
    if (!opened || now().tab === tab) return;
    change(hashOf(tab, window.hfjax.onPage() && window.hfjax.chats.current()), "pushState");
  };

  /* Back, Forward, a link or an address that somebody typed. */
  const follow = async () => {
    const { tab, chat } = now();
    if (tab !== shownTab && select) select(tab);
    if (tab !== "chat") return;
    const { chats } = window.hfjax;
    if (chat === null) {
      if (window.hfjax.onPage()) await chats.startNew();
    } else if (!(await chats.go(chat))) {
      change("", "replaceState");
      window.hfjax.say("This conversation is not in this browser.");
    }
  };
  window.addEventListener("hashchange", follow);
  window.addEventListener("popstate", () => setTimeout(() => now().tab !== shownTab && follow())); // for addresses without a hash, too

  window.hfjax.channel("address", (channel) => (select = (tab) => channel.send("go", { tab })));

  Object.assign(window.hfjax, {
    addresses: { now, show },
    /* What the address asked for when the page was opened. */
    address() {
      opened = true;
      const asked = Object.fromEntries(new URLSearchParams(window.location.search));
      return now().tab === "images" ? { ...asked, tab: "images" } : asked;
    },
    /* What selects this tab, if the address asks for it. */
    asked: (name) => (now().tab === name ? { selected: name } : {}),
    showTab,
  });
})();

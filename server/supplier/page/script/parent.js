// Messages to the site that holds the frame. They carry no money that the site must trust and no secret; the site is named
// as the only receiver.

/** What can be said to the page at `origin`; says nothing when the game stands alone in its window. */
export function parentWindow(origin) {
  const framed = window.parent !== window && origin !== '';
  return {
    framed,
    /** type: ready | balance | round | refused | exit | error */
    say(type, detail = {}) {
      if (framed) window.parent.postMessage({ source: 'lumora-game', type, ...detail }, origin);
    },
  };
}

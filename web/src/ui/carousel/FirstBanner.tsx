/**
 * The banner that the server has written into the page. It stays on the screen, the same element, from the first paint until the
 * core's own banners stand there: what is painted is not painted anew.
 */

const written = document.querySelector('#root .fp-banner');

const take = (place: HTMLElement | null) => {
  if (written) place?.append(written);
};

/** Its place; empty where the page was written without one. */
export function FirstBanner() {
  return <div ref={take} />;
}

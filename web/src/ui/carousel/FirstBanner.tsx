/**
 * The banner that the server rendered into the page. The same DOM element is reused until the core's banners are
 * there, so that it is not painted twice.
 */

const written = document.querySelector('#root .fp-banner');

const adopt = (container: HTMLElement | null) => {
  if (written) container?.append(written);
};

/** Container of that element; empty if the page came without one. */
export function FirstBanner() {
  return <div ref={adopt} />;
}

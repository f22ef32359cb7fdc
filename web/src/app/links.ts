/**
 * Turns clicks on links inside the site into navigations without a reload.
 *
 * One listener for the whole page: any `<a href>` works, including middle click and "copy link", and no component
 * needs a router.
 */

export function interceptLinks(onNavigate: (url: string) => void): () => void {
  const onClick = (event: MouseEvent) => {
    const url = inSiteTarget(event);
    if (url === undefined) return;
    event.preventDefault();
    onNavigate(url);
  };
  document.addEventListener('click', onClick);
  return () => document.removeEventListener('click', onClick);
}

/** The site-relative URL that a click leads to; undefined if the browser should follow the link itself. */
export function inSiteTarget(event: MouseEvent): string | undefined {
  if (event.defaultPrevented || event.button !== 0) return undefined;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return undefined;
  const anchor = (event.target as Element | null)?.closest?.('a[href]');
  if (!(anchor instanceof HTMLAnchorElement) || anchor.target || anchor.hasAttribute('download'))
    return undefined;
  const target = new URL(anchor.href, location.href);
  if (target.origin !== location.origin || isServedPage(target.pathname)) return undefined;
  // A jump within the page, such as the skip link, is left to the browser.
  if (target.hash && target.pathname === location.pathname && target.search === location.search)
    return undefined;
  return target.pathname + target.search;
}

/** Paths of this origin that the server answers itself. */
function isServedPage(path: string): boolean {
  return /^\/(wps|lgw|lotto|cdn|docs|assets|res)(\/|$)|^\/openapi\.json$/.test(path);
}

/**
 * The popup window of the online service.
 *
 * A browser lets a window open only while it handles a press, so an empty one opens at once and is led to its address
 * later. Before it goes there it loses its way back to this page, and what it loads never hears where it came from.
 */
const FEATURES = 'popup,width=460,height=680';

let popup: Window | null = null;

/** Opens the window; `false` when the browser does not let it. */
export function openPopup(): boolean {
  popup?.close();
  popup = open('about:blank', '_blank', FEATURES);
  if (!popup) return false;
  popup.document.title = document.title;
  const policy = popup.document.createElement('meta');
  policy.name = 'referrer';
  policy.content = 'no-referrer';
  popup.document.head.append(policy);
  return true;
}

/** Leads the window to an address that the core has checked, and lets go of it. */
export function leadPopup(url: string): void {
  if (!popup || popup.closed) return;
  // A link, not `location`: only a link says that it tells nobody where it stands.
  const link = popup.document.createElement('a');
  link.href = new URL(url, location.href).href;
  link.rel = 'noreferrer';
  link.target = '_self';
  popup.document.body.append(link);
  popup.opener = null;
  link.click();
  popup = null;
}

export function closePopup(): void {
  popup?.close();
  popup = null;
}

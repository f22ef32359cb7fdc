/**
 * The popup window of online customer service.
 *
 * Browsers allow a popup only while they handle a click, so an empty one opens at once and is navigated later.
 * Before that its `opener` is cleared, and no referrer is sent.
 */
const FEATURES = 'popup,width=460,height=680';

let popup: Window | null = null;

/** Opens the window; `false` when the browser blocks it. */
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

/** Navigates the window to a URL that the core has checked, and releases it. */
export function leadPopup(url: string): void {
  if (!popup || popup.closed) return;
  // A link instead of `location`, because only a link can suppress the referrer.
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

/**
 * Loads the operator's analytics script, which reads its id from `data-analytics-id`. The page's
 * Content-Security-Policy allows the script's origin only if the operator configured it; the Trusted Types policy
 * allows exactly this URL.
 */
import type { AnalyticsScript } from '../../core/generated/index.ts';

/** Loaded once per page; it cannot be unloaded without a reload. */
let loaded = false;

export function loadScript({ src, id }: AnalyticsScript): void {
  const address = loaded ? null : trusted(src);
  if (address === null) return;
  loaded = true;
  const script = document.createElement('script');
  script.async = true;
  script.referrerPolicy = 'strict-origin';
  script.dataset.analyticsId = id;
  script.src = address as string;
  document.head.append(script);
}

/**
 * The URL as a Trusted Type; null if the page was served before the operator configured the script (the next page
 * allows it).
 */
function trusted(src: string): unknown {
  const rules = { createScriptURL: (url: string) => (url === src ? url : '') };
  try {
    const policy = window.trustedTypes?.createPolicy('analytics', rules);
    return policy?.createScriptURL ? policy.createScriptURL(src) : src;
  } catch {
    return null;
  }
}

/**
 * Loads the operator's analytics script, which finds its id in `data-analytics-id`. The content policy of the page allows the
 * script's origin only where the operator has named it, and Trusted Types this very address.
 */
import type { AnalyticsScript } from '../../core/generated/index.ts';

/** A page loads it once: what it has begun only a page without it ends. */
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

/** The address as Trusted Types want it; nothing where this page began before the operator named a script: the next one allows it. */
function trusted(src: string): unknown {
  const rules = { createScriptURL: (url: string) => (url === src ? url : '') };
  try {
    const policy = window.trustedTypes?.createPolicy('analytics', rules);
    return policy?.createScriptURL ? policy.createScriptURL(src) : src;
  } catch {
    return null;
  }
}

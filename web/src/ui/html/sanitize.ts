/** Turns the server's markup into markup that can only show text, pictures and links. */
import type { Config, DOMPurify as Purify } from 'dompurify';

/** A `TrustedHTML` where the browser has Trusted Types, otherwise the cleaned string. */
export type CleanHtml = string;

const CONFIG: Config = {
  USE_PROFILES: { html: true },
  FORBID_TAGS: [
    'style',
    'form',
    'input',
    'button',
    'textarea',
    'select',
    'iframe',
    'video',
    'audio',
    'dialog',
    'template',
  ],
  FORBID_ATTR: ['style', 'class', 'id', 'name', 'srcset', 'popover', 'popovertarget'],
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
  ALLOWED_URI_REGEXP: /^(?:https:|mailto:|tel:|\/(?!\/)|#|\?)/i,
};

let sanitizer: Promise<(html: string) => CleanHtml> | undefined;

export function loadSanitizer(): Promise<(html: string) => CleanHtml> {
  sanitizer ??= import('dompurify').then(({ default: purify }) => build(purify));
  return sanitizer;
}

function build(purify: Purify): (html: string) => CleanHtml {
  // What the sanitiser itself parses on the way must pass Trusted Types as well; nothing else reaches this policy.
  const policy = window.trustedTypes?.createPolicy('app', {
    createHTML: (html: string) => html,
    createScriptURL: () => '',
  });
  const config: Config = policy
    ? { ...CONFIG, TRUSTED_TYPES_POLICY: policy as never, RETURN_TRUSTED_TYPE: true }
    : CONFIG;
  purify.addHook('afterSanitizeAttributes', (node) => {
    if (node.tagName === 'IMG' && !node.hasAttribute('alt')) node.setAttribute('alt', '');
    if (node.tagName !== 'A') return;
    const outside = node.getAttribute('href')?.startsWith('https:') ?? false;
    node.removeAttribute('target');
    if (!outside) return;
    node.setAttribute('target', '_blank');
    node.setAttribute('rel', 'noopener noreferrer nofollow');
  });
  return (html) => purify.sanitize(html, config) as unknown as CleanHtml;
}

/** Sanitises the server's HTML: only text formatting, pictures and links remain. */
import type { Config, DOMPurify as Purify } from 'dompurify';
import { loadChunk } from '../../chunks/load.ts';

/** A `TrustedHTML` where the browser supports Trusted Types, otherwise the sanitised string. */
export type CleanHtml = string;

/** A same-origin path. Browsers drop tabs and line breaks in URLs, and so does the code that tests this. */
const OWN_PATH = /^\/(?![/\\])/;

/** The server's allowlist on write, and nothing more: see `server/platform/src/html.rs`. */
const CONFIG: Config = {
  ALLOWED_TAGS:
    'a b blockquote br caption code dd dl dt em h2 h3 h4 hr i img li ol p small strong sub sup table tbody td th thead tr u ul'.split(
      ' ',
    ),
  ALLOWED_ATTR: 'alt colspan dir height href lang rowspan scope src start width'.split(' '),
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
  // DOMPurify applies the URL rule to every attribute that is not listed here.
  ADD_URI_SAFE_ATTR: 'colspan dir height lang rowspan scope start width'.split(' '),
  ALLOWED_URI_REGEXP: /^(?:https:|mailto:|\/(?![/\\]))/i,
};

let sanitizer: Promise<(html: string) => CleanHtml> | undefined;

/** Loaded once; a failed load is retried by the next caller. */
export function loadSanitizer(): Promise<(html: string) => CleanHtml> {
  sanitizer ??= loadChunk(() => import('dompurify')).then(
    ({ default: purify }) => build(purify),
    (reason) => {
      sanitizer = undefined;
      throw reason;
    },
  );
  return sanitizer;
}

function build(purify: Purify): (html: string) => CleanHtml {
  // DOMPurify's own intermediate parsing must pass Trusted Types as well; nothing else uses this policy.
  const policy = window.trustedTypes?.createPolicy('app', {
    createHTML: (html: string) => html,
    createScriptURL: () => '',
  });
  const config: Config = policy
    ? { ...CONFIG, TRUSTED_TYPES_POLICY: policy as never, RETURN_TRUSTED_TYPE: true }
    : CONFIG;
  // An external picture would reveal to its host who reads what.
  purify.addHook('uponSanitizeAttribute', (node, attribute) => {
    if (node.tagName !== 'IMG' || attribute.attrName !== 'src') return;
    attribute.keepAttr = OWN_PATH.test(attribute.attrValue.replace(/[\t\n\r]/g, ''));
  });
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

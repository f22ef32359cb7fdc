/** Turns the server's markup into markup that can only show text, pictures and links. */
import type { Config, DOMPurify as Purify } from 'dompurify';
import { loadChunk } from '../../chunks/load.ts';

/** A `TrustedHTML` where the browser has Trusted Types, otherwise the cleaned string. */
export type CleanHtml = string;

/** A path of this site; browsers drop tabs and line breaks, and so does what tests this. */
const OWN_PATH = /^\/(?![/\\])/;

/** What the server lets through on write, and nothing more: see `server/platform/src/html.rs`. */
const CONFIG: Config = {
  ALLOWED_TAGS:
    'a b blockquote br caption code dd dl dt em h2 h3 h4 hr i img li ol p small strong sub sup table tbody td th thead tr u ul'.split(
      ' ',
    ),
  ALLOWED_ATTR: 'alt colspan dir height href lang rowspan scope src start width'.split(' '),
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
  // The rule for addresses is asked of every other attribute too, unless it is named here.
  ADD_URI_SAFE_ATTR: 'colspan dir height lang rowspan scope start width'.split(' '),
  ALLOWED_URI_REGEXP: /^(?:https:|mailto:|\/(?![/\\]))/i,
};

let sanitizer: Promise<(html: string) => CleanHtml> | undefined;

/** One for all; one that did not arrive is asked for again by whoever comes next. */
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
  // What the sanitiser itself parses on the way must pass Trusted Types as well; nothing else reaches this policy.
  const policy = window.trustedTypes?.createPolicy('app', {
    createHTML: (html: string) => html,
    createScriptURL: () => '',
  });
  const config: Config = policy
    ? { ...CONFIG, TRUSTED_TYPES_POLICY: policy as never, RETURN_TRUSTED_TYPE: true }
    : CONFIG;
  // A picture from elsewhere would tell its host who reads what.
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

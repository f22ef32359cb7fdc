/** The view's cleaner against the corpus that the server's cleaner is held to as well. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { loadSanitizer } from './sanitize.ts';

interface Corpus {
  vectors: { name: string; html: string }[];
  useful: string[];
}

const file = path.resolve(import.meta.dirname, '../../../../server/tests/data/hostile_html.json');
const corpus: Corpus = JSON.parse(readFileSync(file, 'utf8'));

const ELEMENTS =
  'a b blockquote br caption code dd dl dt em h2 h3 h4 hr i img li ol p small strong sub sup table tbody td th thead tr u ul';
const ATTRIBUTES = 'alt colspan dir height href lang rel rowspan scope src start target width';

const sanitize = await loadSanitizer();

function parsed(html: string): HTMLElement {
  const holder = document.implementation.createHTMLDocument('').body;
  holder.innerHTML = sanitize(html);
  return holder;
}

describe('the sanitiser of the views', () => {
  it.each(corpus.vectors)('leaves nothing that could act or load: $name', ({ html }) => {
    for (const element of parsed(html).querySelectorAll('*')) {
      expect(ELEMENTS.split(' ')).toContain(element.localName);
      for (const { name, value } of element.attributes) {
        expect(ATTRIBUTES.split(' ')).toContain(name);
        if (name === 'src') expect(value).toMatch(/^\/(?![/\\])[^\t\n\r]*$/);
        if (name === 'href') expect(value).toMatch(/^(https:|mailto:|\/(?![/\\])[^\t\n\r]*$)/);
      }
    }
  });

  it.each(corpus.useful)('keeps useful formatting: %s', (html) => {
    const before = document.implementation.createHTMLDocument('').body;
    before.innerHTML = html;
    expect(parsed(html).innerHTML).toBe(before.innerHTML);
  });

  it('opens what leads out in a window that knows nothing of this one', () => {
    const link = parsed('<a href="https://example.com/x" target="_top" rel="opener">x</a>').querySelector(
      'a',
    );
    expect([link?.target, link?.rel]).toEqual(['_blank', 'noopener noreferrer nofollow']);
    expect(parsed('<a href="/help" target="_blank">x</a>').querySelector('a')?.hasAttribute('target')).toBe(
      false,
    );
  });
});

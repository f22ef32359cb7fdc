import { beforeEach, describe, expect, it } from 'vitest';
import { inSiteTarget } from './links.ts';

function click(html: string, init: MouseEventInit = {}): string | undefined {
  document.body.innerHTML = html;
  let target: string | undefined;
  const listen = (event: Event) => {
    target = inSiteTarget(event as MouseEvent);
    event.preventDefault();
  };
  document.addEventListener('click', listen, { once: true });
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, button: 0, ...init });
  document.querySelector('[data-here]')?.dispatchEvent(event);
  return target;
}

describe('inSiteTarget', () => {
  beforeEach(() => {
    window.location.href = 'http://localhost:3000/home';
  });

  it('takes a link inside the site, from whatever inside it was clicked', () => {
    expect(click('<a href="/rng?page=2"><b data-here>Slots</b></a>')).toBe('/rng?page=2');
  });

  it('keeps the path for a link that only changes the query', () => {
    expect(click('<a data-here href="?modal=login">Log in</a>')).toBe('/home?modal=login');
  });

  it.each([
    ['another origin', '<a data-here href="https://example.com/x">x</a>', {}],
    ['a new tab', '<a data-here href="/rng" target="_blank">x</a>', {}],
    ['a modified click', '<a data-here href="/rng">x</a>', { ctrlKey: true }],
    ['a middle click', '<a data-here href="/rng">x</a>', { button: 1 }],
    ['a page of the server', '<a data-here href="/docs">x</a>', {}],
    ['a jump inside the page', '<a data-here href="#main">x</a>', {}],
    ['no link at all', '<button data-here>x</button>', {}],
  ])('leaves %s to the browser', (_, html, init) => {
    expect(click(html, init)).toBeUndefined();
  });
});

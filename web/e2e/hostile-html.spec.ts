/**
 * Hostile HTML in what an operator writes: it runs nothing and sends nothing out. The view's cleaner, the content policy
 * and Trusted Types each hold alone; that the server's cleaner does is for `server/app/tests/all/hostile_html.rs`.
 */
import { readFileSync } from 'node:fs';
import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { moveOn, settled } from './support.ts';

interface Vector {
  name: string;
  html: string;
  /** Takes the page away by itself, which no policy of content forbids; a cleaner and Trusted Types do. */
  navigates?: boolean;
}

const file = new URL('../../server/app/tests/all/data/hostile_html.json', import.meta.url);
const { vectors, useful }: { vectors: Vector[]; useful: string[] } = JSON.parse(readFileSync(file, 'utf8'));

// Pages come from the server here, with the headers that it sends.
test.use({ serviceWorkers: 'block' });

/** What the changed calls answer. */
interface Reply {
  player: object[];
  popup: object[];
  promotion: object[];
  categories: [{ pages: [{ content: string }] }];
  termsHtml: string;
}

/** What the views' cleaner has let through. */
const CLEANED = '[class*=html]';

const LIST = '**/wps/relay/MCSFE_getListAnnouncements?*';
const CENTRE = '**/wps/system/helpCenter?*';
const PROMOTION = '**/wps/promotions/detail?*';

/** Changes what a call answers, as an operator could whom nothing stopped. */
async function instead(page: Page, calls: string, change: (value: Reply) => void): Promise<void> {
  await page.route(calls, async (route) => {
    const response = await route.fetch();
    const body = await response.json();
    change(body.value);
    await route.fulfill({ response, json: body });
  });
}

/** Calls that leave for a stranger. What the policy of a page refuses never comes by here. */
async function watchStrangers(context: BrowserContext): Promise<string[]> {
  const strangers: string[] = [];
  await context.route(
    (url) => url.hostname !== '127.0.0.1' && url.protocol.startsWith('http'),
    (route) => {
      strangers.push(route.request().url());
      return route.abort();
    },
  );
  return strangers;
}

async function isPwned(page: Page): Promise<boolean> {
  return page.evaluate(() => 'pwned' in window);
}

/** The policy that the server sends with its pages, in its directives. */
async function policy(page: Page): Promise<string[]> {
  const response = await page.request.get('/');
  return (response.headers()['content-security-policy'] ?? '')
    .split(';')
    .map((directive) => directive.trim());
}

const isTrustedTypes = (directive: string) => /trusted-types/.test(directive);

/** Presses everything that can be pressed, as a visitor would who falls for it. */
function pressEverything(page: Page, within: string): Promise<void> {
  return page.evaluate((selector) => {
    const press = `${selector} :is(a, button, summary, input, area)`;
    for (const element of document.querySelectorAll(press)) {
      element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
    }
  }, within);
}

/** What stands in cleaned markup and should not. */
function unclean(root: Element): string[] {
  const elements =
    'a b blockquote br caption code dd dl dt em h2 h3 h4 hr i img li ol p small strong sub sup table tbody td th thead tr u ul';
  const attributes = 'alt colspan dir height href lang rel rowspan scope src start target width';
  const faults: string[] = [];
  for (const element of root.querySelectorAll('[class*=html] *')) {
    if (!elements.split(' ').includes(element.localName)) faults.push(element.localName);
    for (const { name, value } of element.attributes) {
      if (!attributes.split(' ').includes(name)) faults.push(name);
      if (name === 'src' && new URL(value, location.href).origin !== location.origin) faults.push(value);
      if (name === 'href' && !/^(https:|mailto:|\/(?![/\\])[^\t\n\r]*$)/.test(value)) faults.push(value);
    }
  }
  return faults;
}

/** Goes through the notices that are open by their "Next", and gathers what the views' cleaner left of each; in the page, for speed. */
async function readAll(dialog: Element, uncleanSource: string): Promise<Record<string, string[]>> {
  // The journey takes the policy away that would stand against this.
  const judge = new Function(`return (${uncleanSource})`)() as typeof unclean;
  const results: Record<string, string[]> = {};
  const shows = (number: number) =>
    dialog.querySelector('[class*=html] b')?.textContent === `start ${number}`;
  for (let number = 0; ; number += 1) {
    while (!shows(number)) await new Promise(requestAnimationFrame);
    const name = dialog.querySelector('[class*=html]')?.closest('article, section, div')?.textContent ?? '';
    const faults = judge(dialog);
    if (faults.length > 0 || 'pwned' in window) results[`${number} ${name.slice(0, 80)}`] = faults;
    const next = [...dialog.querySelectorAll('button')].find((button) =>
      button.textContent?.includes('Next'),
    );
    if (!next || next.disabled) return { ...results, read: [String(number + 1)] };
    next.click();
  }
}

/** A site whose operator wrote all of the corpus, without the headers that stand behind the cleaner of the views. */
async function openToAll(page: Page): Promise<void> {
  await page.route(
    (url) => /^\/($|help|promoDetail)/.test(url.pathname),
    async (route) => {
      if (route.request().resourceType() !== 'document') return route.fallback();
      const response = await route.fetch();
      const headers = response.headers();
      delete headers['content-security-policy'];
      return route.fulfill({ response, headers });
    },
  );
  const notice = (id: string, content: string, noticeType: string) => ({
    id,
    content,
    noticeType,
    title: id,
    publishedAt: '2026-11-20T01:02:03Z',
  });
  const all = `<b>start</b>${vectors.map(({ html }) => html).join('\n')}`;
  await instead(page, LIST, (value) => {
    value.player = vectors.map(({ name, html }, at) => notice(name, `<b>start ${at}</b>${html}`, 'B'));
    value.popup = [notice('popup', all, 'PU')];
    value.promotion = [];
  });
  await instead(page, CENTRE, (value) => {
    value.categories[0].pages[0].content = all;
  });
  await instead(page, PROMOTION, (value) => {
    value.termsHtml = all;
  });
}

test('the cleaner of the views holds alone, in a popup, a promotion and a help page', async ({
  page,
  context,
}) => {
  const strangers = await watchStrangers(context);
  await openToAll(page);
  for (const { at, within } of [
    { at: '/', within: 'dialog' },
    { at: '/help?topic=about', within: 'article' },
    { at: '/promoDetail?id=lantern-festival', within: 'main' },
  ]) {
    await page.goto(at);
    // A popup waits until the visitor moves on.
    if (within === 'dialog') await moveOn(page, '/rng');
    const region = page.locator(within).first();
    await expect(region.locator(`${CLEANED} b`).first(), at).toHaveText('start');
    expect(await region.evaluate(unclean), at).toEqual([]);
    await pressEverything(page, `${within} ${CLEANED}`);
    expect(await isPwned(page), at).toBe(false);
    expect(new URL(page.url()).hostname, at).toBe('127.0.0.1');
  }
  expect(context.pages(), 'a link opened something').toHaveLength(1);
  expect(strangers).toEqual([]);
});

test('the cleaner of the views holds alone, in each notice', { tag: '@slow' }, async ({ page, context }) => {
  // It reads a hundred of them.
  test.slow();
  const strangers = await watchStrangers(context);
  await openToAll(page);
  await page.goto('/?modal=notice');
  const dialog = page.getByRole('dialog');
  await expect(dialog.locator(`${CLEANED} b`).first()).toHaveText('start 0');
  expect(await dialog.evaluate(readAll, unclean.toString())).toEqual({ read: [String(vectors.length)] });
  expect(await isPwned(page)).toBe(false);
  expect(strangers).toEqual([]);
});

test('useful formatting survives in the view', { tag: '@slow' }, async ({ page }) => {
  await instead(page, CENTRE, (value) => {
    value.categories[0].pages[0].content = useful.join('');
  });
  await page.goto('/help?topic=about');
  const article = page.locator('article');
  for (const element of [
    'strong',
    'em',
    'u',
    'h2',
    'ul > li',
    'ol[start="3"]',
    'th[scope=col]',
    'td[colspan="2"]',
    '[dir=rtl]',
    'img',
    'dl',
    'code',
  ]) {
    await expect(article.locator(element).first(), element).toBeAttached();
  }
  await settled(page);
});

test('the content policy holds alone', async ({ page, context }) => {
  const strangers = await watchStrangers(context);
  const alone = (await policy(page)).filter((directive) => !isTrustedTypes(directive)).join('; ');
  expect(alone).toContain("script-src 'self'");
  // Whatever leads elsewhere on this site is pressed and stays without effect, so that the page is still there to look at.
  await page.route(
    (url) => url.hostname === '127.0.0.1' && url.pathname !== '/hostile',
    (route) => route.fulfill({ status: 204 }),
  );
  let html = '';
  let headers: Record<string, string> = {};
  await page.route('**/hostile', (route) =>
    route.fulfill({
      contentType: 'text/html; charset=utf-8',
      headers,
      body: `<!doctype html><title>x</title><body>${html}</body>`,
    }),
  );
  // As a page that is loaded, and as markup that a view puts in; true where it got through.
  const getsThrough = async (vector: Vector) => {
    html = vector.html;
    await page.goto('/hostile');
    return (await isPwned(page)) || (await page.evaluate(fallFor, html));
  };
  const harmful = vectors.find(({ name }) => name === 'picture that fails') ?? vectors[0];
  expect(harmful && (await getsThrough(harmful)), 'without a policy').toBe(true);
  headers = { 'content-security-policy': alone };
  for (const vector of vectors.filter(({ navigates }) => !navigates)) {
    expect(await getsThrough(vector), vector.name).toBe(false);
  }
  expect(strangers).toEqual([]);
});

/** Puts the markup into the page and presses all of it; true once anything of it ran. */
async function fallFor(markup: string): Promise<boolean> {
  document.body.innerHTML = markup;
  const pictures = [...document.images].filter(({ complete }) => !complete);
  const arrived = pictures.map(
    (picture) =>
      new Promise((done) => {
        picture.addEventListener('load', done);
        picture.addEventListener('error', done);
      }),
  );
  // Links to a stranger are followed by whoever presses them; all else must lead nowhere.
  for (const link of document.querySelectorAll('a, area')) {
    if (/^https?:\/\/evil|^\/\/|^\\|^\/[\t\\]/.test(link.getAttribute('href') ?? '')) link.remove();
  }
  for (const element of document.querySelectorAll('a, area, button, summary, input')) {
    element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  }
  await Promise.all(arrived);
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  return 'pwned' in window;
}

test('Trusted Types hold alone', async ({ page, context }) => {
  const strangers = await watchStrangers(context);
  const alone = (await policy(page)).filter(isTrustedTypes).join('; ');
  expect(alone).toBe("require-trusted-types-for 'script'; trusted-types app worker");
  await page.route('**/hostile', (route) =>
    route.fulfill({
      contentType: 'text/html; charset=utf-8',
      headers: { 'content-security-policy': alone },
      body: '<!doctype html><title>x</title><body><div id="place"></div></body>',
    }),
  );
  await page.goto('/hostile');
  for (const { name, html } of vectors) {
    const taken = await page.evaluate((markup) => {
      const container = document.createElement('div');
      document.body.append(container);
      const sinks: Record<string, () => unknown> = {
        innerHTML: () => Object.assign(container, { innerHTML: markup }),
        outerHTML: () => Object.assign(container, { outerHTML: markup }),
        insertAdjacentHTML: () => container.insertAdjacentHTML('beforeend', markup),
        'document.write': () => document.write(markup),
        srcdoc: () => Object.assign(document.createElement('iframe'), { srcdoc: markup }),
        createContextualFragment: () => document.createRange().createContextualFragment(markup),
        parseFromString: () => new DOMParser().parseFromString(markup, 'text/html'),
        'script.text': () => Object.assign(document.createElement('script'), { text: 'window.pwned=1' }),
        'script.src': () =>
          Object.assign(document.createElement('script'), { src: 'https://evil.example/x.js' }),
      };
      const open = [];
      for (const [sink, run] of Object.entries(sinks)) {
        try {
          run();
          open.push(sink);
        } catch {}
      }
      return open;
    }, html);
    expect(taken, name).toEqual([]);
  }
  const policies = await page.evaluate(() => {
    const { trustedTypes } = window as unknown as {
      trustedTypes: { createPolicy: (name: string, rules: object) => unknown };
    };
    const made = (name: string) => {
      try {
        trustedTypes.createPolicy(name, { createHTML: (html: string) => html });
        return true;
      } catch {
        return false;
      }
    };
    return { first: made('app'), again: made('app'), other: made('evil'), fallback: made('default') };
  });
  expect(policies).toEqual({ first: true, again: false, other: false, fallback: false });
  expect(await isPwned(page)).toBe(false);
  expect(strangers).toEqual([]);
});

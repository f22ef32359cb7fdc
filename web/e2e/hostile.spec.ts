/**
 * Hostile HTML in what an operator writes: it runs nothing and sends nothing out. The view's cleaner, the content policy
 * and Trusted Types each hold alone; that the server's cleaner does is for `server/tests/hostile_html.rs`.
 */
import { readFileSync } from 'node:fs';
import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { settled } from './support.ts';

interface Vector {
  name: string;
  html: string;
  /** Takes the page away by itself, which no policy of content forbids; a cleaner and Trusted Types do. */
  navigates?: boolean;
}

const file = new URL('../../server/tests/data/hostile_html.json', import.meta.url);
const { vectors, useful }: { vectors: Vector[]; useful: string[] } = JSON.parse(readFileSync(file, 'utf8'));

// Pages come from the server here, with the headers that it sends.
test.use({ serviceWorkers: 'block' });

/** What the views' cleaner has let through. */
const CLEANED = '[class*=html]';

const LIST = '**/wps/relay/MCSFE_getListAnnouncements?*';
const CENTRE = '**/wps/system/helpCenter?*';

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
async function pressEverything(page: Page, within: string): Promise<void> {
  await page.evaluate((selector) => {
    for (const element of document.querySelectorAll<HTMLElement>(
      `${selector} :is(a, button, summary, input, area)`,
    )) {
      element.click();
    }
  }, within);
}

/** What stands in cleaned markup and should not. */
function unclean(dialog: Element): string[] {
  const elements =
    'a b blockquote br caption code dd dl dt em h2 h3 h4 hr i img li ol p small strong sub sup table tbody td th thead tr u ul';
  const attributes = 'alt colspan dir height href lang rel rowspan scope src start target width';
  const found: string[] = [];
  for (const element of dialog.querySelectorAll('[class*=html] *')) {
    if (!elements.split(' ').includes(element.localName)) found.push(element.localName);
    for (const { name, value } of element.attributes) {
      if (!attributes.split(' ').includes(name)) found.push(name);
      if (name === 'src' && new URL(value, location.href).origin !== location.origin) found.push(value);
      if (name === 'href' && !/^(https:|mailto:|\/(?![/\\])[^\t\n\r]*$)/.test(value)) found.push(value);
    }
  }
  return found;
}

test('the cleaner of the views holds alone, in a notice, a popup and a help page', async ({
  page,
  context,
}) => {
  test.setTimeout(240_000);
  const strangers = await watchStrangers(context);
  // Without the headers that would stand behind it.
  await page.route(
    (url) => /^\/($|help|noticePage)/.test(url.pathname) && !url.pathname.startsWith('/wps'),
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
  const all = vectors.map(({ html }) => html).join('\n');
  await page.route(LIST, async (route) => {
    const response = await route.fetch();
    const body = await response.json();
    body.value.player = vectors.map(({ name, html }) => notice(name, `${html}<b>end</b>`, 'B'));
    body.value.popup = [notice('popup', `<b>start</b>${all}`, 'PU')];
    body.value.promotion = [];
    await route.fulfill({ response, json: body });
  });
  await page.route(CENTRE, async (route) => {
    const response = await route.fetch();
    const body = await response.json();
    body.value.categories[0].pages[0].content = `<b>start</b>${all}`;
    await route.fulfill({ response, json: body });
  });

  await page.goto('/');
  const dialog = page.getByRole('dialog');
  await expect(dialog.locator('b').first()).toHaveText('start');
  await pressEverything(page, `dialog ${CLEANED}`);
  expect(await isPwned(page)).toBe(false);

  await page.goto('/?modal=notice');
  for (const { name } of vectors) {
    await expect(dialog.getByRole('heading').first()).toHaveText(name);
    expect(await dialog.evaluate(unclean), name).toEqual([]);
    expect(await isPwned(page), name).toBe(false);
    if (name !== vectors.at(-1)?.name) await dialog.getByRole('button', { name: 'Next' }).click();
  }

  await page.goto('/help?topic=about');
  await expect(page.locator('article b').first()).toHaveText('start');
  const opened = context.waitForEvent('page', { timeout: 500 }).catch(() => undefined);
  await pressEverything(page, `article ${CLEANED}`);
  expect(await opened, 'a link opened something').toBeUndefined();
  expect(await isPwned(page)).toBe(false);
  expect(new URL(page.url()).hostname).toBe('127.0.0.1');
  expect(strangers).toEqual([]);
});

test('useful formatting survives in the view', async ({ page }) => {
  await page.route(CENTRE, async (route) => {
    const response = await route.fetch();
    const body = await response.json();
    body.value.categories[0].pages[0].content = useful.join('');
    await route.fulfill({ response, json: body });
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
  test.setTimeout(180_000);
  const strangers = await watchStrangers(context);
  const alone = (await policy(page)).filter((directive) => !isTrustedTypes(directive)).join('; ');
  expect(alone).toContain("script-src 'self'");
  // Whatever leads elsewhere on this site is pressed and stays without effect, so that the page is still there to look at.
  await page.route(
    (url) => url.hostname === '127.0.0.1' && url.pathname !== '/hostile',
    (route) => route.fulfill({ status: 204 }),
  );
  let html = '';
  await page.route('**/hostile', (route) =>
    route.fulfill({
      contentType: 'text/html; charset=utf-8',
      headers: { 'content-security-policy': alone },
      body: `<!doctype html><title>x</title><body>${html}</body>`,
    }),
  );
  for (const vector of vectors.filter(({ navigates }) => !navigates)) {
    html = vector.html;
    await page.goto('/hostile');
    expect(await isPwned(page), vector.name).toBe(false);
    await page.evaluate((markup) => {
      document.body.innerHTML = markup;
    }, html);
    await page.evaluate(() => {
      // Links to a stranger are followed by whoever presses them; all else must lead nowhere.
      for (const link of document.querySelectorAll('a, area')) {
        if (/^https?:\/\/evil|^\/\/|^\\|^\/[\t\\]/.test(link.getAttribute('href') ?? '')) link.remove();
      }
      for (const element of document.querySelectorAll<HTMLElement>('a, button, summary, input'))
        element.click();
      for (const element of document.querySelectorAll<SVGElement>('svg a')) {
        element.dispatchEvent(new MouseEvent('click', { bubbles: true }));
      }
    });
    expect(await isPwned(page), `${vector.name}, pressed`).toBe(false);
  }
  expect(strangers).toEqual([]);
});

test('Trusted Types hold alone', async ({ page, context }) => {
  const strangers = await watchStrangers(context);
  const alone = (await policy(page)).filter(isTrustedTypes).join('; ');
  expect(alone).toBe("require-trusted-types-for 'script'; trusted-types app");
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
      const place = document.createElement('div');
      document.body.append(place);
      const sinks: Record<string, () => unknown> = {
        innerHTML: () => Object.assign(place, { innerHTML: markup }),
        outerHTML: () => Object.assign(place, { outerHTML: markup }),
        insertAdjacentHTML: () => place.insertAdjacentHTML('beforeend', markup),
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

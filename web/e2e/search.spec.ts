/**
 * Search of the site: opened from the header, by "/" and from home; games, vendors, promotions and help, also
 * misspelt; by keyboard; results open.
 */
import { expect, type Locator, type Page, test } from '@playwright/test';
import {
  collectErrors,
  expectNoFindings,
  expectNoFindingsIn,
  type Look,
  logIn,
  MEMBER,
  openAs,
  prefer,
  settled,
} from './support.ts';

interface Games {
  gameType: string;
  comingSoon: boolean;
  names: string[];
}

const box = (page: Page) => page.getByRole('combobox');
const options = (page: Page) => page.getByRole('listbox').getByRole('option');
const names = (page: Page) => options(page).locator('bdi:first-child');

/** The games of the sample operator. */
async function allGames(page: Page): Promise<Games[]> {
  const reply = await page.request.get('/wps/search/index?language=EN');
  return (await reply.json()).value.games;
}

async function gamesByKind(page: Page): Promise<Map<string, string[]>> {
  const kinds = new Map<string, string[]>();
  for (const { gameType, names } of await allGames(page))
    kinds.set(gameType, [...(kinds.get(gameType) ?? []), ...names]);
  return kinds;
}

/** Misspells a name: two letters of its longest word swapped, spaces and capitals left out. */
function misspelt(name: string): string {
  const words = name.toLowerCase().split(' ');
  const longest = words.reduce((best, word) => (word.length > best.length ? word : best), '');
  const at = Math.floor(longest.length / 2);
  const wrong = longest.slice(0, at - 1) + longest[at] + longest[at - 1] + longest.slice(at + 1);
  return words.map((word) => (word === longest ? wrong : word)).join(name.length % 2 ? ' ' : '');
}

async function type(page: Page, text: string): Promise<Locator> {
  await box(page).fill(text);
  await expect(page.getByRole('listbox')).toBeVisible();
  return options(page).first();
}

test('the names of twenty games of all kinds are found, half of them misspelt', async ({ page }) => {
  const found = collectErrors(page);
  await page.goto('/');
  await settled(page);
  const kinds = await gamesByKind(page);
  expect(kinds.size).toBe(9);
  await page.keyboard.press('/');
  await expect(box(page)).toBeFocused();

  const twenty = [...kinds.values()].flatMap((all) => [all[0] ?? '', all[Math.floor(all.length / 2)] ?? '']);
  twenty.push(kinds.get('RNG')?.[7] ?? '', kinds.get('PVP')?.[5] ?? '');
  expect(new Set(twenty).size).toBe(20);
  for (const [at, name] of twenty.entries()) {
    await test.step(name, async () => {
      const typed = at % 2 ? misspelt(name) : name;
      await type(page, typed);
      await expect.poll(async () => (await names(page).allTextContents()).slice(0, 5), typed).toContain(name);
    });
  }
  expect(found).toEqual([]);
});

test('home finds what it counts: mahjong, Can Tho and Nine Lanterns', { tag: '@slow' }, async ({ page }) => {
  await page.goto('/');
  await settled(page);
  const field = page.getByRole('main').getByRole('button', { name: /^Search .+ games$/ });
  const counted = Number((await field.textContent())?.replace(/\D/g, ''));
  const playable = (await allGames(page)).filter(({ comingSoon }) => !comingSoon);
  expect(playable.flatMap(({ names }) => names).length).toBe(counted);
  await field.click();
  for (const [text, first] of [
    ['mahjong', /Mahjong/],
    ['Can Tho', /Can Tho/],
    ['Nine Lanterns', /^Nine Lanterns/],
  ] as const) {
    await expect(await type(page, text)).toContainText(first);
  }
  // A vendor's result opens its lobby.
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/(rng|fish)\?type=vassalage&vassalage=NL/);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.goBack();
  await expect(box(page)).toHaveValue('Nine Lanterns');
});

test('a visitor finds a game by keyboard alone and is asked to log in, and then it runs', async ({
  page,
}) => {
  await page.goto('/promotions');
  await settled(page);
  await page.getByRole('banner').getByRole('button', { name: 'Search' }).focus();
  await page.keyboard.press('Enter');
  await expect(box(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('banner').getByRole('button', { name: 'Search' })).toBeFocused();

  await page.keyboard.press('/');
  await page.keyboard.type('lantern');
  await expect(options(page).first()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowUp');
  const second = options(page).nth(1);
  await expect(second).toHaveAttribute('aria-selected', 'true');
  await expect(box(page)).toHaveAttribute('aria-activedescendant', (await second.getAttribute('id')) ?? '');
  const rng = page.getByRole('option').filter({ hasText: 'Slots' }).first();
  await rng.click();
  await logIn(page, MEMBER);
  await expect(page).toHaveURL(/\/game\?/);
  await expect(page.frameLocator('iframe').locator('#spin')).toBeEnabled();
});

test('a search that led somewhere is a recent one, and nothing found says what to try', {
  tag: '@slow',
}, async ({ page }) => {
  await openAs(page, MEMBER, '/?modal=search');
  await type(page, 'deposit');
  await options(page).filter({ hasText: 'deposit' }).first().click();
  await expect(page).toHaveURL(/\/(help|promoDetail)\?/);
  await page.goto('/?modal=search');
  await expect(page.getByRole('group', { name: 'Recent searches' })).toContainText('deposit');
  await page.getByRole('option', { name: 'deposit' }).click();
  await expect(box(page)).toHaveValue('deposit');
  await expect(page.getByRole('status').filter({ hasText: 'result' })).toBeAttached();
  await box(page).fill('zzzzqqqq');
  await expect(page.getByRole('dialog')).toContainText('Check the spelling');
  await page.getByRole('button', { name: 'Clear the search' }).click();
  await page.getByRole('button', { name: 'Clear recent searches' }).click();
  await expect(page.getByRole('group', { name: 'Recent searches' })).toHaveCount(0);
});

const LOOKS: Record<string, readonly Look[]> = {
  EN: [
    { width: 1280, theme: 'dark' },
    { width: 390, theme: 'light' },
  ],
  AR: [
    { width: 1280, theme: 'light' },
    { width: 390, theme: 'dark' },
  ],
};

for (const [lang, looks] of Object.entries(LOOKS)) {
  test(`the search is sound in every state and look, ${lang}`, { tag: lang === 'AR' ? [] : '@slow' }, async ({
    page,
  }) => {
    await prefer(page, { lang });
    await page.goto('/?modal=search');
    await settled(page);
    await expect(options(page)).toHaveCount(8);
    await expectNoFindingsIn(page, looks);
    await type(page, 'lantern');
    await expect(page.getByRole('listbox').locator('img').first()).toBeVisible();
    await expectNoFindingsIn(page, looks);
    await box(page).fill('zzzzqqqq');
    await expect(page.getByRole('listbox')).toBeHidden();
    await expectNoFindings(page);
  });
}

test('another language finds by its own names and by English ones', { tag: '@slow' }, async ({ page }) => {
  await prefer(page, { lang: 'CN' });
  await page.goto('/?modal=search');
  await settled(page);
  for (const text of ['麻将', 'mahjong', 'mahjogn'])
    await expect(await type(page, text)).toContainText('麻将');
});

test('the index comes once, and without it the search says so and tries again', { tag: '@slow' }, async ({
  page,
}) => {
  let answers = false;
  let asked = 0;
  await page.route('**/wps/search/index*', (route) => {
    asked += 1;
    return answers ? route.fallback() : route.abort();
  });
  await page.goto('/');
  await settled(page);
  expect(asked).toBe(0);
  await page.keyboard.press('/');
  const retry = page.getByRole('dialog').getByRole('button', { name: 'Try again' });
  await expect(retry).toBeVisible();
  answers = true;
  await retry.click();
  await expect(await type(page, 'mahjong')).toContainText('Mahjong');
  expect(asked).toBe(2);
});

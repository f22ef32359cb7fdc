/**
 * What is shown of a game before it is opened: sort orders of the lobby, the game card, the demo button, rows of
 * recommendations.
 */
import { expect, type Locator, type Page, test } from '@playwright/test';
import { collectErrors, expectNarrow, expectNoFindings, MEMBER, openAs, settled } from './support.ts';

const tiles = (page: Page) => page.getByRole('main').locator('[data-game]');
const spin = (page: Page) => page.frameLocator('main iframe').locator('#spin');

/** The returns that the tiles show, in hundredths of a percent. */
async function returns(page: Page): Promise<number[]> {
  const said = await tiles(page)
    .getByText(/^Return /)
    .allTextContents();
  return said.map((text) => Math.round(Number(text.replace(/[^\d.]/g, '')) * 100));
}

/** Sound in both themes, with the window as it is: a card beside a tile goes when the page moves. */
async function expectNoFindingsInBoth(page: Page): Promise<void> {
  for (const theme of ['light', 'dark']) {
    await page.evaluate((it) => document.documentElement.setAttribute('data-theme', it), theme);
    await expectNoFindings(page);
  }
}

/** The sample supplier measures its games after the start of a server and publishes then. */
async function openLobby(page: Page, address: string): Promise<void> {
  const list = '/wps/relay/GCSGAME_gameList?gameType=RNG&pageSize=100&sort=return';
  const measured = async () => {
    const { value } = await (await page.request.get(list)).json();
    return value.games.filter((game: { volatility?: string }) => game.volatility).length;
  };
  await expect.poll(measured, { timeout: 60_000 }).toBe(100);
  await page.goto(address);
  await settled(page);
}

/** The panel with the cards comes after the first picture: a tile is rested on anew until its card opens. */
async function restOn(tile: Locator, card: Locator): Promise<void> {
  await expect(async () => {
    await tile.page().mouse.move(1, 1);
    await tile.hover();
    await expect(card).toBeVisible({ timeout: 2_000 });
  }).toPass();
}

test.describe('with a mouse and keys', () => {
  test('an order is chosen beside the filters, stands in the address and outlives a reload and a filter', async ({
    page,
  }) => {
    const errors = collectErrors(page);
    await openLobby(page, '/rng');
    await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Highest return');
    await expect(page).toHaveURL(/[?&]sort=return/);
    await expect.poll(async () => (await returns(page))[0]).toBeGreaterThanOrEqual(9_600);
    const highest = await returns(page);
    expect(highest).toEqual([...highest].sort((one, other) => other - one));
    await page.reload();
    await settled(page);
    await expect(page.getByRole('combobox', { name: 'Sort by' })).toHaveValue('return');
    await page.getByRole('button', { name: 'Arcade' }).click();
    await expect(page).toHaveURL(/page=AC.*sort=return/);
    await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Recommended');
    await expect(page).toHaveURL(/\/rng\?page=AC$/);
    await page.goBack();
    await expect(page.getByRole('combobox', { name: 'Sort by' })).toHaveValue('return');
    expect(errors).toEqual([]);
  });

  test('a card opens where a mouse rests, stays while it is on the card, and Escape closes it', {
    tag: '@slow',
  }, async ({ page }) => {
    await openLobby(page, '/rng?sort=return');
    const tile = tiles(page).nth(1);
    const name = await tile.getByRole('heading').textContent();
    const card = page.getByRole('dialog', { name: name ?? '' });
    await restOn(tile, card);
    for (const fact of ['Return to player', 'Volatility', 'Smallest stake'])
      await expect(card.getByText(fact)).toBeVisible();
    await expectNoFindingsInBoth(page);
    await card.hover();
    await expect(card.getByRole('button', { name: 'Demo' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(card).toHaveCount(0);
    await page.mouse.move(1, 1);
    await expect(page).toHaveURL(/\/rng\?sort=return$/);
  });

  test('a card opens with the focus of the keyboard, and its buttons follow those of the tile', async ({
    page,
  }) => {
    await openLobby(page, '/rng');
    const tile = tiles(page).first();
    const card = tile.getByRole('dialog');
    await expect(async () => {
      await page.getByRole('button', { name: 'Bingo', exact: true }).focus();
      await page.keyboard.press('Tab');
      await expect(card).toBeVisible({ timeout: 2_000 });
    }).toPass();
    for (let press = 0; press < 3; press += 1) await page.keyboard.press('Tab');
    await expect(card.getByRole('button', { name: 'Play' })).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page, 'the demo starts without a form in between').toHaveURL(/\/game\?/);
    await expect(spin(page)).toBeEnabled();
  });

  test('home has rows by reason, each with its list, and none shows what another shows', {
    tag: '@slow',
  }, async ({ page }) => {
    await openLobby(page, '/rng');
    await openAs(page, MEMBER);
    const row = (name: RegExp) => page.getByRole('region', { name });
    await expect(async () => {
      await page.mouse.wheel(0, 900);
      await expect(row(/^High return/)).toBeVisible({ timeout: 500 });
    }).toPass();
    await expect(row(/^Because you played /)).toBeVisible();
    await expect(row(/^New games/).getByRole('link', { name: 'See all' })).toHaveAttribute(
      'href',
      '/rng?sort=new',
    );
    const keys = await tiles(page).evaluateAll((all) =>
      all.map((tile) => (tile as HTMLElement).dataset.game),
    );
    expect(new Set(keys).size).toBe(keys.length);
    const high = row(/^High return/).getByText(/^Return /);
    for (const text of await high.allTextContents())
      expect(Number(text.replace(/[^\d.]/g, ''))).toBeGreaterThanOrEqual(96);
    await row(/^High return/)
      .getByRole('link', { name: 'See all' })
      .click();
    await expect(page).toHaveURL('/rng?sort=return');
  });
});

test.describe('with a finger', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  /** Rests a finger on a tile; one whose card has no listener yet is tried again. */
  async function hold(page: Page, tile: Locator): Promise<void> {
    const fingers = await page.context().newCDPSession(page);
    const sheet = page.getByRole('dialog');
    await expect(async () => {
      const box = await tile.boundingBox();
      if (!box) throw new Error('the tile is not in sight');
      const at = { x: box.x + box.width / 3, y: box.y + box.height / 3 };
      await fingers.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at] });
      const opened = await sheet.waitFor({ timeout: 3_000 }).then(
        () => true,
        () => false,
      );
      // A finger that is lifted where no card has opened would press the tile.
      const type = opened ? 'touchEnd' : 'touchCancel';
      await fingers.send('Input.dispatchTouchEvent', { type, touchPoints: [] });
      expect(opened).toBe(true);
    }).toPass();
  }

  test('the order is chosen in the sheet of the filters', { tag: '@slow' }, async ({ page }) => {
    await openLobby(page, '/rng');
    await page.getByRole('button', { name: 'Filters' }).tap();
    const sheet = page.getByRole('dialog', { name: 'Filters' });
    await sheet.getByRole('combobox', { name: 'Sort by' }).selectOption('Newest');
    await expect(page).toHaveURL(/sort=new/);
    await sheet.getByRole('button', { name: /^Show / }).tap();
    await expect(
      tiles(page)
        .getByText(/^Added /)
        .first(),
    ).toBeVisible();
  });

  test('a long press opens the card as a sheet, and the lifted finger starts nothing', async ({ page }) => {
    await openLobby(page, '/rng');
    const tile = tiles(page).nth(1);
    const name = await tile.getByRole('heading').textContent();
    await hold(page, tile);
    const sheet = page.getByRole('dialog', { name: name ?? '' });
    await expect(sheet.getByText('Return to player')).toBeVisible();
    await expect(page).toHaveURL('/rng');
    await expectNoFindingsInBoth(page);
    await expectNarrow(page);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goBack();
    await expect(sheet, 'Back closes it and stays').toHaveCount(0);
    await expect(page).toHaveURL('/rng');
  });

  test('the demo of a tile starts the game without a form in between', { tag: '@slow' }, async ({ page }) => {
    const errors = collectErrors(page);
    await page.goto('/');
    await settled(page);
    await tiles(page)
      .first()
      .getByRole('button', { name: /^Demo: / })
      .tap();
    await expect(page).toHaveURL(/\/game\?/);
    await expect(spin(page)).toBeEnabled();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    expect(errors).toEqual([]);
  });
});

/**
 * Content managed by the operator's API: every kind of record that a visitor sees is added, changed and removed
 * while its page is open, and the page follows without a reload. Notices and regions are in `operator.spec.ts`;
 * feedback and applications are for the operator to read and appear on no page.
 */
import { expect, type Page } from '@playwright/test';
import { type BackOffice, expectSamePage, letItPoll, needsOwnSite, open, test } from './operator.ts';
import { register } from './signing-in.ts';
import { expectNoFindings, move, settled } from './support.ts';

needsOwnSite();

const PICTURE = '/cdn/art/v1/scene/koi/wide.svg';
const OTHER_PICTURE = '/cdn/art/v1/scene/festival/wide.svg';

const main = (page: Page) => page.locator('main');
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** Contacts of the operator, by what pressing each does. */
const WAYS = [
  { csType: 'LINE', path: 'https://line.example/quayside', target: '_blank' },
  { csType: 'VIBER', path: 'viber://chat?number=120255', target: null },
  { csType: 'EMAIL', path: 'mailto:quayside@lumora.example', target: null },
  { csType: 'ZALO', path: '/help?topic=about', target: null },
];

test('home and the layout follow what the operator writes', async ({ page, backOffice }) => {
  await open(page, '/');
  const footer = page.getByRole('contentinfo');
  const offers = page.getByRole('region', { name: 'Offers' });
  const last = offers.getByRole('button', { name: /^Offer/ }).last();
  const offer = offers.getByRole('link', { name: /Quayside/ });
  const support = footer.getByRole('region', { name: 'Customer service' });
  const sections = page.getByRole('navigation', { name: 'Sections' });
  const languages = page.getByRole('menuitemradio');
  const pool = page.getByText('The operator sets this figure');
  const dots = await offers.getByRole('button', { name: /^Offer/ }).count();
  const resources = [
    { resourceType: 'LICENSE', seen: footer.getByRole('region', { name: 'Licences' }) },
    { resourceType: 'BROWSER', seen: footer.getByRole('region', { name: 'Recommended browsers' }) },
    { resourceType: 'HELP', seen: footer.getByRole('region', { name: 'Help' }) },
    { resourceType: 'VENDOR_LOGO', seen: footer.getByRole('region', { name: 'Game vendors' }) },
  ];
  await expect(pool).toHaveCount(0);

  const banner = await backOffice.add('banners', {
    groupName: 'w_home',
    imageUrl: PICTURE,
    title: { EN: 'Quayside lights' },
    action: { EN: 'Look' },
    isLinked: true,
    link: '/help',
  });
  const services: string[] = [];
  for (const { csType, path } of WAYS) {
    services.push(
      await backOffice.add('customer-services', { csType, path, title: { EN: `Quayside ${csType}` } }),
    );
  }
  const added: string[] = [];
  for (const { resourceType } of resources) {
    added.push(
      await backOffice.add('resources', { resourceType, url: '/help', label: { EN: 'Quayside seal' } }),
    );
  }
  await backOffice.add('brand-texts', { id: 'nav-home', text: { EN: 'Night market' } });
  const jackpot = await backOffice.add('jackpot-pools', { amount: '777000.00', perSecond: '1.00' });
  await backOffice.remove('languages', 'VI');
  await letItPoll(page);
  await expect(offers.getByRole('button', { name: /^Offer/ })).toHaveCount(dots + 1);
  await last.click();
  await expect(offer).toBeVisible();
  await expect(offer).toHaveAttribute('href', '/help');
  await expect(offer.locator('img')).toHaveAttribute('src', PICTURE);
  for (const { csType, path, target } of WAYS) {
    const link = support.getByRole('link', { name: `Quayside ${csType}` });
    await expect(link).toHaveAttribute('href', path);
    expect(await link.getAttribute('target')).toBe(target);
  }
  for (const { seen } of resources) await expect(seen.getByText('Quayside seal')).toHaveCount(1);
  await expect(sections.getByRole('link', { name: 'Night market' })).toBeVisible();
  await expect(pool).toHaveCount(1);
  await page.getByRole('button', { name: /^Language/ }).click();
  await expect(languages).toHaveCount(8);
  await expect(languages.getByText('Tiếng Việt')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expectNoFindings(page);

  await backOffice.set('banners', banner, { imageUrl: OTHER_PICTURE, title: { EN: 'Quayside at dawn' } });
  const [window = '', program = ''] = services;
  await backOffice.set('customer-services', window, {
    csType: 'LIVECHAT',
    path: '',
    title: { EN: 'Quayside desk' },
  });
  await backOffice.set('customer-services', program, { path: 'https://viber.example/quayside' });
  for (const id of added) await backOffice.set('resources', id, { label: { EN: 'Quayside stamp' } });
  await backOffice.set('brand-texts', 'nav-home', { text: { EN: 'Old market' } });
  await letItPoll(page);
  await expect(offer).toContainText('Quayside at dawn');
  await expect(offer.locator('img')).toHaveAttribute('src', OTHER_PICTURE);
  await expect(support.getByRole('button', { name: 'Quayside desk' })).toBeVisible();
  await expect(support.getByRole('link', { name: 'Quayside VIBER' })).toHaveAttribute('target', '_blank');
  for (const { seen } of resources) {
    await expect(seen.getByText('Quayside stamp')).toHaveCount(1);
    await expect(seen.getByText('Quayside seal')).toHaveCount(0);
  }
  await expect(sections.getByRole('link', { name: 'Old market' })).toBeVisible();

  await backOffice.remove('banners', banner);
  for (const id of services) await backOffice.remove('customer-services', id);
  for (const id of added) await backOffice.remove('resources', id);
  await backOffice.remove('brand-texts', 'nav-home');
  await backOffice.remove('jackpot-pools', jackpot);
  await backOffice.add('languages', { id: 'VI' });
  await letItPoll(page);
  await expect(offers.getByRole('button', { name: /^Offer/ })).toHaveCount(dots);
  await expect(page.getByText('Quayside')).toHaveCount(0);
  await expect(sections.getByRole('link', { name: 'Home' })).toBeVisible();
  await expect(pool).toHaveCount(0);
  await page.getByRole('button', { name: /^Language/ }).click();
  await expect(languages).toHaveCount(9);
  await backOffice.expectRecorded();
  await expectSamePage(page);
});

/** Malicious HTML with varying text. */
const hostile = (words: string) =>
  `<p>${words} <b>a day</b></p><script>pwned=1</script><img src="x" onerror="pwned=1"><a href="javascript:pwned=1">here</a>`;

async function promotion(page: Page, backOffice: BackOffice): Promise<void> {
  const title = (name: string) => main(page).getByRole('article').getByRole('link', { name });
  const id = await backOffice.add('promotions', {
    code: 'quayside-lights',
    category: 'SPECIAL',
    imageUrl: PICTURE,
    title: { EN: 'Quayside lights' },
    terms: { EN: hostile('Once') },
  });
  await letItPoll(page);
  await expect(title('Quayside lights')).toBeVisible();
  await backOffice.set('promotions', id, { title: { EN: 'Quayside nights' } });
  await letItPoll(page);
  await title('Quayside nights').click();
  await expect(heading(page)).toContainText('Quayside nights');
  await expect(main(page).locator('b', { hasText: 'a day' })).toBeVisible();
  await backOffice.set('promotions', id, { terms: { EN: hostile('Twice') }, title: { EN: 'Quayside days' } });
  await letItPoll(page);
  await expect(main(page).getByText('Twice a day')).toBeVisible();
  await expect(heading(page)).toContainText('Quayside days');
  await expect(main(page).locator('script, [onerror], [href^=javascript]')).toHaveCount(0);
  expect(await page.evaluate(() => 'pwned' in window)).toBe(false);
  await backOffice.remove('promotions', id);
  await letItPoll(page);
  await expect(page.getByRole('heading', { name: 'There is no such promotion' })).toBeVisible();
}

async function help(page: Page, backOffice: BackOffice): Promise<void> {
  const group = main(page).getByRole('region', { name: 'Quayside' });
  const category = await backOffice.add('help-categories', { id: 'quayside', title: { EN: 'Quayside' } });
  const id = await backOffice.add('help-pages', {
    id: 'moorings',
    categoryId: category,
    title: { EN: 'Moorings' },
    content: { EN: hostile('Free once') },
  });
  await letItPoll(page);
  await group.getByRole('link', { name: 'Moorings' }).click();
  await expect(page.getByRole('article')).toContainText('Free once a day');
  await backOffice.set('help-pages', id, { title: { EN: 'Berths' }, content: { EN: hostile('Free twice') } });
  await letItPoll(page);
  await expect(heading(page)).toHaveText('Berths');
  await expect(page.getByRole('article')).toContainText('Free twice a day');
  expect(await page.evaluate(() => 'pwned' in window)).toBe(false);
  await backOffice.remove('help-pages', id);
  await backOffice.remove('help-categories', category);
  await letItPoll(page);
  await expect(page.getByRole('heading', { name: 'no longer there' })).toBeVisible();
  await expect(group).toHaveCount(0);
}

async function question(page: Page, backOffice: BackOffice): Promise<void> {
  const option = main(page).getByRole('combobox').locator('option', { hasText: 'The quayside' });
  const id = await backOffice.add('question-types', { id: 'quayside', title: { EN: 'The quayside' } });
  await letItPoll(page);
  await expect(option).toHaveCount(1);
  await backOffice.remove('question-types', id);
  await letItPoll(page);
  await expect(option).toHaveCount(0);
}

async function reward(page: Page, backOffice: BackOffice): Promise<void> {
  const card = main(page).getByRole('article').filter({ hasText: 'A berth' });
  const id = await backOffice.add('point-rewards', {
    category: 'PHYSICAL',
    points: 77,
    imageUrl: PICTURE,
    name: { EN: 'A berth' },
  });
  await letItPoll(page);
  await expect(card).toContainText('77');
  await backOffice.set('point-rewards', id, { points: 88 });
  await letItPoll(page);
  await expect(card).toContainText('88');
  await backOffice.set('point-rewards', id, { enabled: false });
  await letItPoll(page);
  await expect(card).toHaveCount(0);
}

async function room(page: Page, backOffice: BackOffice): Promise<void> {
  const rooms = page.getByRole('region', { name: 'Rooms' }).getByRole('listitem');
  await expect(rooms.first()).toBeVisible();
  const before = await rooms.count();
  const answer = await (await page.request.get('/wps/relay/GLS2_roomList')).json();
  const shown = answer.value.rooms.find(({ vassalage }: { vassalage: string }) => vassalage === 'GR');
  const record = (await backOffice.list('rooms')).find(({ id }) => id === shown.roomId);
  const gameCode = record?.gameCode ?? '';
  const id = await backOffice.add('rooms', { gameCode, stake: '77.00', entry: '7700.00', seats: 7 });
  await letItPoll(page);
  await expect(rooms).toHaveCount(before + 1);
  await expect(rooms.filter({ hasText: '7,700' })).toHaveCount(1);
  await backOffice.set('rooms', id, { entry: '8800.00' });
  await letItPoll(page);
  await expect(rooms.filter({ hasText: '8,800' })).toHaveCount(1);
  await backOffice.set('rooms', id, { enabled: false });
  await letItPoll(page);
  await expect(rooms).toHaveCount(before);
}

async function apps(page: Page, backOffice: BackOffice): Promise<void> {
  const choices = main(page).getByRole('group', { name: 'Apps' }).getByRole('button');
  await expect(choices).toHaveCount(3);
  await backOffice.set('resources', 'ios', { label: { EN: 'Quayside app' } });
  await backOffice.remove('resources', 'android');
  await letItPoll(page);
  await expect(choices.filter({ hasText: 'Quayside app' })).toHaveCount(1);
  await expect(choices).toHaveCount(2);
  await backOffice.remove('resources', 'ios');
  await backOffice.remove('resources', 'ios-lite');
  await letItPoll(page);
  await expect(page.getByRole('heading', { name: 'There is no app yet' })).toBeVisible();
}

async function form(page: Page, backOffice: BackOffice): Promise<void> {
  const dialog = page.getByRole('dialog');
  const nickname = dialog.locator('input[name=nickname]');
  await dialog.getByRole('tab', { name: 'Mobile registration' }).click();
  const country = dialog.getByRole('button', { name: /^Country/ });
  const option = dialog.getByRole('option', { name: /Iceland/ });
  await expect(nickname).toHaveCount(0);
  await backOffice.set('fields', 'nickname', { enabled: true, required: true });
  const id = await backOffice.add('countries', { id: 'IS', dialingCode: '354' });
  await letItPoll(page);
  await expect(nickname).toBeVisible();
  await country.click();
  await expect(option).toContainText('354');
  await backOffice.remove('countries', id);
  await letItPoll(page);
  await expect(option).toHaveCount(0);
}

async function raffle(page: Page, backOffice: BackOffice): Promise<void> {
  const prize = main(page).getByRole('row', { name: /A quayside lamp/ });
  const id = await backOffice.add('raffle-prizes', {
    promotionId: 'lantern-festival',
    weight: 1,
    name: { EN: 'A quayside lamp' },
  });
  await letItPoll(page);
  await expect(prize).toContainText('%');
  await backOffice.remove('raffle-prizes', id);
  await letItPoll(page);
  await expect(prize).toHaveCount(0);
}

async function draws(page: Page, backOffice: BackOffice): Promise<void> {
  const region = (name: string) => main(page).getByRole('region', { name });
  const address = await region('All draws').locator('li a[href*="gameCode="]').nth(2).getAttribute('href');
  const draw = region('All draws').locator(`li a[href="${address}"]`);
  const undrawn = region('More lotteries').locator(`li a[href="${address}"]`);
  const code = new URL(address ?? '', page.url()).searchParams.get('gameCode') ?? '';
  const record = (await backOffice.list('draw-schedules')).find(({ id }) => id === code);
  await backOffice.remove('draw-schedules', code);
  await letItPoll(page);
  await expect(draw).toHaveCount(0);
  await expect(undrawn, 'it is still a lottery of the vendor').toHaveCount(1);
  await backOffice.add('draw-schedules', record ?? {});
  await letItPoll(page);
  await expect(draw).toHaveCount(1);
  await expect(undrawn).toHaveCount(0);
}

async function featured(page: Page, backOffice: BackOffice): Promise<void> {
  const games = page.getByRole('region', { name: 'Featured games' }).getByRole('listitem');
  await expect(async () => {
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await expect(games).toHaveCount(4, { timeout: 2_000 });
  }).toPass();
  const [first, second] = await backOffice.list('featured-games');
  await backOffice.set('featured-games', first?.id ?? '', { headline: { EN: 'Game of the quayside' } });
  await backOffice.remove('featured-games', second?.id ?? '');
  await letItPoll(page);
  await expect(games).toHaveCount(3);
  await expect(games.first()).toContainText('Game of the quayside');
}

async function chat(page: Page, backOffice: BackOffice): Promise<void> {
  await backOffice.set('chat-rooms', 'main', { title: { EN: 'The quayside desk' }, text: { EN: 'Ahoy' } });
  await letItPoll(page);
  const dialog = page.getByRole('dialog', { name: 'The quayside desk' });
  await expect(dialog.getByText('Ahoy')).toBeVisible();
}

test('each page follows what the operator writes', { tag: '@slow' }, async ({ page, backOffice }) => {
  const places: [string, (page: Page, backOffice: BackOffice) => Promise<void>][] = [
    ['/promotions', promotion],
    ['/promoDetail?id=lantern-festival', raffle],
    ['/help', help],
    ['/help?topic=feedback', question],
    ['/pointMall', reward],
    ['/pvp?type=vassalage&vassalage=GR', room],
    ['/lottery?vendor=TCG_SEA', draws],
    ['/down', apps],
    ['/', featured],
    ['/join?modal=register', form],
    ['/join?modal=chatRoom', chat],
  ];
  await open(page, '/noticePage');
  for (const [address, follow] of places) {
    await test.step(address, async () => {
      await move(page, address);
      await settled(page);
      await follow(page, backOffice);
      await expectSamePage(page);
    });
  }
  await backOffice.expectRecorded();
});

test('a bonus asks for a Zalo number where the operator wants it, and is paid with it', {
  tag: '@slow',
}, async ({ page, backOffice }) => {
  await backOffice.setting('bonus_contact', 'zalo');
  await backOffice.set('promotions', 'moon-gift', { rewardType: 'BONUS' });
  await register(page);
  await page.goto('/promoDetail?id=moon-gift');
  const number = page.getByRole('textbox', { name: 'Zalo' });
  const claim = page.getByRole('button', { name: 'Claim the reward' });
  await expect(number).toBeVisible();
  await expectNoFindings(page);
  await claim.click();
  await expect(number).toHaveAttribute('aria-invalid', 'true');
  await number.fill('abc');
  await claim.click();
  await expect(number).toHaveAttribute('aria-invalid', 'true');
  await expect(number).toHaveValue('abc');
  await number.fill('0901234567');
  await claim.click();
  await expect(number).toHaveCount(0);
  await expect(claim).toHaveCount(0);
});

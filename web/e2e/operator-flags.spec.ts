/**
 * Each setting is switched on and off while a page is open: what depends on it appears and disappears without a
 * reload.
 *
 * Settings without a visible effect are left to `server/app/tests`: limits by address or day, play money, delivery
 * of codes, password strength, versions of terms, duration of a round, support hours. Whether the site is open is
 * in `operator.spec.ts`.
 */
import { expect, type Locator, type Page } from '@playwright/test';
import { expectSamePage, letItPoll, needsOwnSite, open, test } from './operator.ts';
import { elsewhere } from './signing-in.ts';
import { AGENT, accountMenu, fillLogin, logIn, logOut, MEMBER, move, openAs, settled } from './support.ts';

needsOwnSite();

/** Settings without an effect visible to a visitor, and those covered by other journeys. */
const ELSEWHERE = [
  'status',
  'status_text',
  'status_until',
  'analytics',
  'analytics_script',
  'bonus_contact',
  'location',
  'feedback_per_hour',
  'game_auto_rounds',
  'game_round_ms',
  'support_hours',
  'support_idle_minutes',
  'PWDEXPFORCECHANGE3',
  'password_days',
  'second_factor_payee_name',
  'logined_to_home_page',
  'free_play_balance',
  'register_play_money',
  'register_firebase',
  'register_terms_version',
  'register_password_strength',
  'register_per_hour',
  'sms_daily_quota',
  'payout_account_minutes',
  'utc_offset_minutes',
  'transfer_upline',
  'transfer_upline_daily_amount',
  'transfer_upline_daily_count',
  'transfer_upline_max',
  'transfer_upline_min',
  // What agents see, may do and are paid is covered by agent-centre.spec.ts and the server's tests.
  'transfer_downline',
  'transfer_downline_min',
  'transfer_downline_max',
  'transfer_downline_daily_amount',
  'transfer_downline_daily_count',
  'settle_dividend_auto',
  'settle_daily_auto',
  'settle_hourly_auto',
  'settle_realtime_auto',
  'settle_overdue_days',
  'divtypeinfo',
  'dailysalinfotype',
  'contractmrdailysalinfotype',
  'contracthoursalinfo',
  'realtimesalinfotype',
  'divtypereq',
  'dailysalreqtype',
  'contracthoursalreq',
  'realtimesalreqtype',
  // Requirements of levels and when they are granted are covered by the server's tests.
  'level_fall',
  'level_period',
  'level_raise',
  'licence_policy',
  'wagering_lost_below',
  'wagering_order',
  'wallet_transfer_at_launch',
  'wallet_transfer_max',
  'wallet_transfer_min',
  'withdrawal_cancel',
  'withdrawal_confirm_minutes',
  'withdrawal_factor_above',
  'withdrawal_two_persons_above',
  'withdrawal_identity_above',
  'withdrawal_identity_first',
  'account_reopen_days',
  'points_convert_daily',
  'points_convert_step',
  'points_convert_wager',
];

interface Switch {
  name: string;
  to: string | number | boolean;
  /** Visible until the setting is switched. */
  gone?: (page: Page) => Locator;
  /** Visible once it is switched. */
  come?: (page: Page) => Locator;
  /** What a visitor does to see it. */
  look?: (page: Page) => Promise<void>;
}

const banner = (page: Page) => page.getByRole('banner');
const dialog = (page: Page) => page.getByRole('dialog');
const signUpButton = (container: Locator) => container.getByRole('button', { name: 'Sign up' });
const field = (name: string) => (page: Page) => dialog(page).locator(`input[name=${name}]`);
const tab = (name: string) => (page: Page) => dialog(page).getByRole('tab', { name });
const mainText = (text: string | RegExp) => (page: Page) => page.locator('main').getByText(text);

/** Sends feedback that is too short, which the form reports. */
async function sendTooShort(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: /tell us/ }).fill('Short');
  await page.getByRole('button', { name: 'Send feedback' }).click();
}

const byMobile = (page: Page) => tab('Mobile registration')(page).click();

const PLACES: Record<string, Switch[]> = {
  '/': [
    {
      name: 'header_bar_hidden',
      to: true,
      gone: (page) => page.getByRole('navigation', { name: 'Sections' }),
    },
    {
      name: 'brand_name',
      to: 'Night Quayside',
      come: (page) => banner(page).getByRole('link', { name: /Night Quayside.?: home page/ }),
    },
    {
      name: 'popups_at_start',
      to: true,
      come: (page) => page.getByRole('button', { name: /^Unread notices/ }),
    },
    { name: 'DIRECTREG3', to: false, gone: (page) => signUpButton(banner(page)) },
    { name: 'register_enabled', to: false, gone: (page) => signUpButton(banner(page)) },
  ],
  '/join': [
    { name: 'DIRECTREG3', to: false, come: mainText(/^Registration is closed/) },
    { name: 'register_enabled', to: false, come: mainText(/^Registration is closed/) },
  ],
  '/?modal=login': [
    {
      name: 'FREEPLAY3',
      to: false,
      gone: (page) => dialog(page).getByRole('button', { name: 'Play with play money' }),
    },
    { name: 'MOBILEVERCODELOGIN3', to: false, gone: tab('Mobile number') },
    { name: 'DIRECTREG3', to: false, gone: (page) => signUpButton(dialog(page)) },
    { name: 'register_enabled', to: false, gone: (page) => signUpButton(dialog(page)) },
  ],
  '/?modal=forgotPassword': [{ name: 'CHNGPASSVERIF3', to: false, gone: tab('By mobile number') }],
  '/?modal=register': [
    { name: 'USERNAMEREG3', to: false, gone: field('username') },
    { name: 'MOBILENUMREG3', to: false, gone: tab('Mobile registration') },
    { name: 'REGMOBVERF3', to: true, come: field('verificationCode') },
    {
      name: 'register_captcha',
      to: false,
      gone: (page) => dialog(page).getByRole('group', { name: 'How to show that you are no program' }),
    },
    { name: 'register_minimum_age', to: 21, come: (page) => dialog(page).getByText(/^I am .?21.? or older/) },
    {
      name: 'register_enabled',
      to: false,
      come: (page) => dialog(page).getByText(/^Registration is closed/),
    },
    { name: 'DIRECTREG3', to: false, come: (page) => dialog(page).getByText(/^Registration is closed/) },
    { name: 'MOBILENUMPASSREG3', to: false, look: byMobile, gone: field('password') },
  ],
  '/help?topic=feedback': [
    { name: 'feedback_min_length', to: 25, look: sendTooShort, come: mainText(/between .?25.? and/) },
    { name: 'feedback_max_length', to: 900, come: mainText(/to .?900.? characters/) },
  ],
  '/pointMall': [
    { name: 'points_convert', to: 0, gone: mainText(/points convert to/) },
    { name: 'points_convert_cash', to: 7_700_000, come: mainText(/points convert to .?\$77,000/) },
    { name: 'points_convert_least', to: 777, come: mainText(/from .?777.? points on/) },
    { name: 'points_expire', to: true, gone: mainText('Points never expire.') },
  ],
};

/** Expects the page's state before or after the switch. */
async function expectLook(page: Page, { gone, come, look }: Switch, switched: boolean): Promise<void> {
  await look?.(page);
  const [visible, hidden] = switched ? [come, gone] : [gone, come];
  if (visible) await expect(visible(page).first()).toBeVisible();
  if (hidden) await expect(hidden(page)).toHaveCount(0);
}

test('every setting has a journey, or a reason to have none', async ({ backOffice }) => {
  const switched = Object.values(PLACES).flatMap((switches) => switches.map(({ name }) => name));
  const known = Object.keys(await backOffice.settings());
  expect([...new Set([...switched, ...ELSEWHERE])].sort()).toEqual(known.sort());
});

test('each setting takes effect on an open page, and its return as well', { tag: '@slow' }, async ({
  page,
  backOffice,
}) => {
  // Settings that an operator may have changed.
  const converting = { points_convert: 100, points_convert_cash: 100, points_convert_least: 500 };
  for (const [name, value] of Object.entries(converting)) await backOffice.setting(name, value);
  const former = await backOffice.settings();
  await open(page, '/noticePage');
  for (const [address, switches] of Object.entries(PLACES)) {
    await move(page, address);
    for (const change of switches) {
      await test.step(`${change.name} at ${address}`, async () => {
        await expectLook(page, change, false);
        await backOffice.setting(change.name, change.to);
        await letItPoll(page);
        await expectLook(page, change, true);
        await backOffice.setting(change.name, former[change.name] ?? null);
        await letItPoll(page);
        await expectLook(page, change, false);
      });
    }
  }
  await expectSamePage(page);
  await backOffice.expectRecorded();
});

test('while the operator demands a login an open page leads a visitor there', { tag: '@slow' }, async ({
  page,
  backOffice,
}) => {
  await open(page, '/help');
  await backOffice.setting('logined_to_home_page', true);
  await letItPoll(page);
  await expect(page).toHaveURL('/login');
  await backOffice.setting('logined_to_home_page', false);
  await letItPoll(page);
  await move(page, '/help');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectSamePage(page);
});

test('an expired password has to be changed while the operator says so', { tag: '@slow' }, async ({
  page,
  backOffice,
}) => {
  // None of the sample accounts has a password old enough to expire.
  await page.route('**/wps/session/login', async (route) => {
    const response = await route.fetch();
    const body = await response.json();
    await route.fulfill({ response, json: { ...body, value: { ...body.value, passwordExpired: true } } });
  });
  await open(page, '/login');
  const change = page.getByRole('dialog', { name: 'Change password' });
  await backOffice.setting('PWDEXPFORCECHANGE3', false);
  await letItPoll(page);
  await logIn(page, MEMBER);
  await expect(page).toHaveURL('/');
  await settled(page);
  await expect(accountMenu(page)).toBeVisible();
  await expect(change).toHaveCount(0);
  await logOut(page);
  await backOffice.setting('PWDEXPFORCECHANGE3', true);
  await letItPoll(page);
  await move(page, '/login');
  await fillLogin(page, MEMBER);
  await expect(change).toBeVisible();
  await expectSamePage(page);
});

test('the real name of the payee is a second factor while the operator says so', { tag: '@slow' }, async ({
  page: home,
  browser,
  backOffice,
}) => {
  await openAs(home, AGENT);
  const context = await elsewhere(browser, '198.51.100.77');
  const page = await context.newPage();
  const name = page.getByRole('button', { name: /^Real name of the payee/ });
  await page.goto(new URL('/?modal=login', home.url()).href);
  await settled(page);
  for (const on of [false, true]) {
    await backOffice.setting('second_factor_payee_name', on);
    await fillLogin(page, AGENT);
    await expect(page.getByRole('button', { name: /^Code by SMS/ })).toBeVisible();
    await expect(name).toHaveCount(on ? 1 : 0);
    await page.getByRole('button', { name: 'Back to the login form' }).click();
  }
  await context.close();
});

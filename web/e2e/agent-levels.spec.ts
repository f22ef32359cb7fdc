/**
 * Contracts over three levels: the operator, the sample agent, an agent below it and another one below that sign
 * contracts with one another, each in its own browser context. A member at the bottom plays, a five-minute period
 * ends, and every settlement is the turnover times the rate, paid from the upline's wallet. Runs on a site of its
 * own, whose clock is advanced.
 */
import { type Browser, expect, type Page } from '@playwright/test';
import { act as actOfMember, amount, ensurePin, LOOKS, PHONE, PIN, pay } from './cashier.ts';
import { agentButton, agentCentre as centre, operatorOffers, signs } from './contracts.ts';
import { advanceClock, needsOwnClock, nextPeriod, type OwnSite, test } from './own-site.ts';
import { checkFile, madeStatement, withOneDigitEdited } from './statement-files.ts';
import {
  type Account,
  AGENT,
  digits,
  expectNoFindingsIn,
  fillLogin,
  openAs,
  passGreeting,
  readyGame,
  settled,
  spin,
  textPattern,
} from './support.ts';

test.describe.configure({ timeout: 240_000 });
needsOwnClock();

const FIRST = 'Firstpass12';
const OWN = 'Kx7mTq4vLp2w';
const ROUNDS = 5;
/** Length in minutes of the contracts' period. */
const PERIOD = 5;
/** Rates in basis points: of the operator's contract, and of the two below. */
const RATES = { top: 300, middle: 200, bottom: 100 };
/** A lower rate than the bottom agent's. */
const LOWERED = 50;

let site: OwnSite;
test.beforeAll(({ site: own }) => {
  site = own;
});

/** A new browser context for another user. */
async function browserOf(browser: Browser): Promise<Page> {
  const page = await (await browser.newContext({ baseURL: site.address, viewport: PHONE })).newPage();
  page.setDefaultTimeout(30_000);
  return page;
}

async function go(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await settled(page);
}

/**
 * Creates an account of this type below the agent; returns its page, logged in and with the first password changed.
 */
async function below(agent: Page, browser: Browser, name: string, type: 'agent' | 'member'): Promise<Page> {
  await go(agent, '/?ac=registerCenter');
  const form = centre(agent).getByRole('region', { name: 'New account' });
  await form.getByLabel(/User name|Account name|Username/).fill(name);
  await form.getByLabel(/^Password/).fill(FIRST);
  await form.getByLabel('Account type').selectOption({ index: type === 'agent' ? 1 : 0 });
  await form.getByRole('button', { name: 'Create account' }).click();
  await expect(form).toContainText(new RegExp(`${name}\u2069? was created`));
  const page = await browserOf(browser);
  await go(page, '/?modal=login');
  await fillLogin(page, { name, password: FIRST } satisfies Account);
  const change = page.getByRole('dialog', { name: /password/i });
  await change
    .getByLabel(/^(New )?password/i)
    .first()
    .fill(OWN);
  await change.getByLabel(/again|confirm|repeat/i).fill(OWN);
  await change.getByRole('checkbox').check();
  await change.getByRole('button', { name: /change/i }).click();
  await expect(change).toHaveCount(0);
  await passGreeting(page);
  return page;
}

/** Opens the contracts with a direct downline from its row in downline management. */
async function opensContractOf(agent: Page, to: string): Promise<void> {
  await go(agent, '/?ac=downline');
  await centre(agent).getByRole('textbox', { name: 'Search by account or name' }).fill(to);
  await agentButton(agent, 'Search').click();
  await centre(agent).getByRole('link', { name: to }).click();
  await settled(agent);
  await centre(agent).getByRole('link', { name: 'Real-time salary' }).click();
  await settled(agent);
}

/** Offers a share of the agent's own rate; more than that is refused while typing. */
async function offers(agent: Page, rate: number): Promise<void> {
  const box = centre(agent).getByRole('textbox', { name: /^Rate/ });
  await box.fill('9');
  await expect(centre(agent)).toContainText(/At most/);
  await box.fill(String(rate / 100));
  const payer = centre(agent).getByRole('group', { name: 'Paid by' });
  await payer.getByRole('button', { name: 'The upline' }).click();
  await expect(centre(agent)).not.toContainText(/At most .* here/);
  await agentButton(agent, 'Terms').click();
  await centre(agent).getByRole('textbox', { name: 'Payment password' }).fill(PIN);
  await centre(agent).locator('form').getByRole('button', { name: 'Offer', exact: true }).click();
  await expect(centre(agent)).toContainText('The offer was sent.');
}

/** Plays some rounds; returns the turnover in minor units. */
async function plays(page: Page): Promise<number> {
  await go(page, '/rng?name=koi');
  await page.locator('main article').getByRole('button').first().click();
  const game = await readyGame(page);
  const stake = Number(digits(await game.locator('#stake').textContent()));
  for (let round = 0; round < ROUNDS; round += 1) await spin(page, game);
  return stake * ROUNDS;
}

const decimal = (minor: number): string =>
  `$${Math.trunc(minor / 100)}.${String(minor % 100).padStart(2, '0')}`;

/**
 * Expects the latest settlement to be paid by `by` (of an upline only the first letters are shown), with this
 * turnover and rate.
 */
async function isPaid(page: Page, staked: number, rate: number, by: string): Promise<void> {
  const paid = decimal(Math.floor((staked * rate) / 10_000));
  await expect(async () => {
    await go(page, '/?ac=realTimeSalary');
    const line = centre(page).getByRole('list', { name: 'Settlements' }).getByRole('listitem').first();
    await expect(line).toContainText('Paid', { timeout: 2_000 });
    await expect(line).toContainText(paid, { timeout: 2_000 });
  }).toPass({ timeout: 90_000 });
  await centre(page)
    .getByRole('list', { name: 'Settlements' })
    .getByRole('listitem')
    .filter({ hasText: paid })
    .getByRole('link')
    .click();
  await settled(page);
  await expect(centre(page)).toContainText(decimal(staked));
  await expect(centre(page)).toContainText(new RegExp(`From \\u2068?${by}`));
  await expectNoFindingsIn(page, LOOKS);
  await page.setViewportSize(PHONE);
}

/** A statement of the settlements passes verification, and verification names the row in which a digit was edited. */
async function keepsStatement(page: Page): Promise<void> {
  await go(page, '/?ac=realTimeSalary');
  await agentButton(page, 'Statement').click();
  const text = await madeStatement(page, centre(page), /^statement-.*\.csv$/);
  await go(page, '/verify');
  await checkFile(page, 'statement.csv', text);
  await expect(page.getByText('This statement is genuine')).toBeVisible();
  await checkFile(page, 'edited.csv', withOneDigitEdited(text, 1));
  await expect(page.getByText(textPattern('Row 1 was edited'))).toBeVisible();
}

/** Signs lower terms. It must first agree to the contracts that end because of them; without that nothing is sent. */
async function agreesToWhatEnds(agent: Page): Promise<void> {
  await go(agent, '/?ac=realTimeSalary&item=requests');
  await agentButton(agent, 'Accept and sign').click();
  const form = centre(agent).locator('form');
  await expect(form).toContainText('These contracts below end with it');
  await expect(form).toContainText('bottomagent');
  await form.getByRole('textbox', { name: 'Payment password' }).fill(PIN);
  await form.getByRole('button', { name: 'Accept and sign' }).click();
  await expect(form).toContainText('Look at the list and agree to it first.');
  await form.getByRole('checkbox').check();
  await form.getByRole('button', { name: 'Accept and sign' }).click();
  await expect(centre(agent)).toContainText('Signed. It counts from the next period on.');
}

test(
  'three agents sign one below the other, a member plays, and each is paid what the bets come to',
  { tag: '@slow' },
  async ({ browser }, info) => {
    const wage = {
      contractType: 'REALTIME',
      period: `REALTIME_${PERIOD}M`,
      basis: 'TURNOVER',
      minTurnover: '1.00',
      rate: RATES.top,
    };
    operatorOffers(site.admin, info.outputPath('terms.json'), AGENT.name, wage);
    const top = await browserOf(browser);
    await openAs(top, AGENT);
    await ensurePin(top);
    await signs(top, 'realTimeSalary');

    const middle = await below(top, browser, 'middleagent', 'agent');
    await ensurePin(middle);
    await opensContractOf(top, 'middleagent');
    await offers(top, RATES.middle);
    await signs(middle, 'realTimeSalary');

    const bottom = await below(middle, browser, 'bottomagent', 'agent');
    await ensurePin(bottom);
    await opensContractOf(middle, 'bottomagent');
    await offers(middle, RATES.bottom);
    await signs(bottom, 'realTimeSalary');

    const member = await below(bottom, browser, 'bottommember', 'member');
    await go(member, '/?mc=depositv2');
    await actOfMember(member, 'No limit').click();
    await member.getByRole('button', { name: /^Card/ }).click();
    await amount(member).fill('50');
    await pay(member);

    await nextPeriod(member.request, PERIOD);
    const staked = await plays(member);
    await go(bottom, '/?ac=realTimeSalary');
    const running = centre(bottom).getByRole('region', { name: 'Running period' });
    await expect(running).toContainText(decimal(Math.floor((staked * RATES.bottom) / 10_000)));
    await nextPeriod(member.request, PERIOD);
    await advanceClock(member.request, 1);

    await isPaid(bottom, staked, RATES.bottom, 'mi');
    await isPaid(middle, staked, RATES.middle, 'la');
    await isPaid(top, staked, RATES.top, 'the operator');

    // From the figure down to its bets.
    const members = centre(bottom).getByRole('region', { name: 'Who it is made of' });
    await members.getByRole('link', { name: 'bottommember' }).click();
    await settled(bottom);
    await expect(centre(bottom)).toContainText(decimal(staked));

    await keepsStatement(bottom);

    await opensContractOf(top, 'middleagent');
    const stands = centre(top).getByRole('article').filter({ hasText: 'middleagent' });
    await stands.getByRole('link', { name: 'Change terms' }).click();
    await settled(top);
    await offers(top, LOWERED);
    await agreesToWhatEnds(middle);
    await go(bottom, '/?ac=realTimeSalary&item=contracts');
    await expect(centre(bottom)).toContainText("the upline's own contract was lowered");
  },
);

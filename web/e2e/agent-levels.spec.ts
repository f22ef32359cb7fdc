/**
 * Contracts three levels deep: the operator, the sample agent, an agent below it, and one below that one sign with one another, each in a browser of
 * its own. A member at the bottom plays, five minutes end, and every figure is what was staked times the rate, from the wallet above. On a site of its own, whose clock is moved on.
 */
import { type Browser, expect, type Page } from '@playwright/test';
import { act as actOfMember, amount, ensurePin, LOOKS, PHONE, PIN, pay } from './cashier.ts';
import { agentButton, agentCentre as centre, operatorOffers, signs } from './contracts.ts';
import { later, needsOwnClock, nextPeriod, type OwnSite, test } from './own-site.ts';
import { checkFile, madeStatement, withOneDigitEdited } from './statement-files.ts';
import {
  type Account,
  AGENT,
  digits,
  expectSoundIn,
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
/** Minutes of the period that the contracts below are about. */
const PERIOD = 5;
/** Hundredths of a percent: of the operator's contract, and of those below. */
const RATES = { top: 300, middle: 200, bottom: 100 };
/** Less than what the agent at the bottom has. */
const LOWERED = 50;

let site: OwnSite;
test.beforeAll(({ site: own }) => {
  site = own;
});

/** A browser of somebody's own. */
async function browserOf(browser: Browser): Promise<Page> {
  const page = await (await browser.newContext({ baseURL: site.address, viewport: PHONE })).newPage();
  page.setDefaultTimeout(30_000);
  return page;
}

async function go(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await settled(page);
}

/** An account of a type below the agent, in a browser of its own once the first password is changed. */
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

/** From the row of downline management to the contracts with somebody directly below. */
async function opensContractOf(agent: Page, to: string): Promise<void> {
  await go(agent, '/?ac=downline');
  await centre(agent).getByRole('textbox', { name: 'Search by account or name' }).fill(to);
  await agentButton(agent, 'Search').click();
  await centre(agent).getByRole('link', { name: to }).click();
  await settled(agent);
  await centre(agent).getByRole('link', { name: 'Real-time salary' }).click();
  await settled(agent);
}

/** The agent offers a part of its own rate; more than that is refused while it types. */
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

/** Plays some rounds; gives what was staked, in minor units. */
async function plays(page: Page): Promise<number> {
  await go(page, '/rng?name=koi');
  await page.locator('main article').getByRole('button').first().click();
  const game = await readyGame(page);
  const stake = Number(digits(await game.locator('#stake').textContent()));
  for (let round = 0; round < ROUNDS; round += 1) await spin(page, game);
  return stake * ROUNDS;
}

const shown = (minor: number): string =>
  `$${Math.trunc(minor / 100)}.${String(minor % 100).padStart(2, '0')}`;

/** The latest settlement is paid by somebody (of an upline the first letters are told), and says what was staked and what a rate makes of it. */
async function isPaid(page: Page, staked: number, rate: number, by: string): Promise<void> {
  const paid = shown(Math.floor((staked * rate) / 10_000));
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
  await expect(centre(page)).toContainText(shown(staked));
  await expect(centre(page)).toContainText(new RegExp(`From \\u2068?${by}`));
  await expectSoundIn(page, LOOKS);
  await page.setViewportSize(PHONE);
}

/** A statement of the settlements passes the check, and names the row in which a digit was edited. */
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

/** Signs lower terms, once what ends below because of them is agreed to; without that nothing is sent. */
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
    await expect(running).toContainText(shown(Math.floor((staked * RATES.bottom) / 10_000)));
    await nextPeriod(member.request, PERIOD);
    await later(member.request, 1);

    await isPaid(bottom, staked, RATES.bottom, 'mi');
    await isPaid(middle, staked, RATES.middle, 'la');
    await isPaid(top, staked, RATES.top, 'the operator');

    // From the figure down to the bets that it is made of.
    const members = centre(bottom).getByRole('region', { name: 'Who it is made of' });
    await members.getByRole('link', { name: 'bottommember' }).click();
    await settled(bottom);
    await expect(centre(bottom)).toContainText(shown(staked));

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

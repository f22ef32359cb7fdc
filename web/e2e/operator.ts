/**
 * The operator's hand in the journeys: by command on the database of the running site, and over HTTP behind a key. A back office
 * takes back whatever it changed, because a worker's site is shared by all of its journeys.
 */
import { execFileSync } from 'node:child_process';
import { type APIRequestContext, test as base, expect, type Page } from '@playwright/test';
import { fresh } from './account.ts';
import { settled } from './support.ts';

const data = process.env.LUMORA_DATA_FOLDER ?? '';
const binary = process.env.LUMORA_SERVER_BINARY ?? '';

/** Longer than any page waits before it asks, and then before it refreshes. */
const ASKS_AND_REFRESHES_WITHIN = '01:06';

/** `lumora-server admin WORDS` on the database in a folder. */
export function adminOf(folder: string, ...words: string[]): string {
  return execFileSync(binary, ['admin', '--actor', 'journey', '--data', folder, ...words], {
    encoding: 'utf8',
  });
}

/** The same on the database of the running site. */
export const admin = (...words: string[]): string => adminOf(data, ...words);

/** Opens a page whose time the journey moves. */
export async function open(page: Page, address: string): Promise<void> {
  await page.clock.install();
  await page.goto(address);
  await page.clock.runFor(1_000);
  await settled(page);
  await page.evaluate(() => document.documentElement.setAttribute('data-same-page', ''));
}

/** The page was not loaded anew since it was opened. */
export async function expectSamePage(page: Page): Promise<void> {
  await expect(page.locator('html[data-same-page]')).toHaveCount(1);
}

/** The page is given the time to ask, and has heard of every change until now; what hangs on that is under way. */
export async function letItNotice(page: Page): Promise<void> {
  // For a status call the server looks the revision up; the small calls are told what it remembers for a moment.
  const status = await (await page.request.get('/wps/system/status')).json();
  await expect(async () => {
    await page.clock.fastForward(ASKS_AND_REFRESHES_WITHIN);
    const held = await page.evaluate(() => Number(sessionStorage.revision ?? -1));
    expect(held).toBeGreaterThanOrEqual(status.value.revision);
  }).toPass({ intervals: [50, 100], timeout: 60_000 });
}

type Json = string | number | boolean | null | { [name: string]: Json } | Json[];
type Fields = Record<string, Json>;

interface Change {
  actor: string;
  subject: string;
}

/** The operator's API behind a key of its own. */
export class BackOffice {
  readonly #request: APIRequestContext;
  readonly #admin: typeof admin;
  readonly #name = `journey-${fresh()}`;
  readonly #key: string;
  /** What was changed, as the record of changes names it, the latest last. */
  readonly #changed: string[] = [];
  /** What takes the changes back, the latest last. */
  readonly #undo: (() => Promise<unknown>)[] = [];

  constructor(request: APIRequestContext, adminOfSite = admin) {
    this.#request = request;
    this.#admin = adminOfSite;
    this.#key = this.#admin('keys', 'add', this.#name).split('\n')[0] ?? '';
  }

  /** Adds a record; its id. */
  async add(kind: string, record: Fields): Promise<string> {
    const { id } = await this.#call('POST', `content/${kind}`, record);
    this.#undo.push(() => this.#send('DELETE', recordPath(kind, id)));
    this.#changed.push(`${kind} ${id}`);
    return id;
  }

  /** Changes what is named of a record. */
  async set(kind: string, id: string, change: Fields): Promise<void> {
    const former = await this.#call('GET', recordPath(kind, id));
    await this.#call('PATCH', recordPath(kind, id), change);
    this.#undo.push(() => this.#send('PATCH', recordPath(kind, id), before(former, change)));
    this.#changed.push(`${kind} ${id}`);
  }

  /** Removes a record. One that was there before the journey comes back to its place. */
  async remove(kind: string, id: string): Promise<void> {
    const record = await this.#call('GET', recordPath(kind, id));
    const { content } = await this.#call('GET', `content/${kind}?pageSize=100`);
    await this.#call('DELETE', recordPath(kind, id));
    this.#undo.push(async () => {
      await this.#send('POST', `content/${kind}`, record);
      const ids = content.map((other: { id: string }) => other.id);
      await this.#send('PUT', `order/${kind}`, { ids });
    });
    this.#changed.push(`${kind} ${id}`);
  }

  /** Sets a setting. */
  async setting(name: string, value: Json): Promise<void> {
    const former = (await this.settings())[name] ?? null;
    await this.#call('PATCH', 'settings', { [name]: value });
    this.#undo.push(() => this.#send('PATCH', 'settings', { [name]: former }));
    this.#changed.push(name);
  }

  /** Every setting by its name. */
  async settings(): Promise<Fields> {
    return this.#call('GET', 'settings');
  }

  /** A call that changes no record: nothing of it is taken back. */
  // biome-ignore lint/suspicious/noExplicitAny: what comes back differs by call, and each journey looks at its own.
  async call(method: string, path: string, body?: Fields): Promise<any> {
    return this.#call(method, path, body);
  }

  /** Records of a kind. */
  async list(kind: string): Promise<(Fields & { id: string })[]> {
    return (await this.#call('GET', `content/${kind}?pageSize=100`)).content;
  }

  /** The record of changes names this key for every change, in their order. */
  async expectRecorded(): Promise<void> {
    const { changes } = await this.#call('GET', 'changes?last=200');
    const own = changes.filter(({ actor }: Change) => actor === `key ${this.#name}`);
    expect(own.map(({ subject }: Change) => subject).reverse()).toEqual(this.#changed);
  }

  /** Everything is as it was, and the key opens nothing any more. */
  async close(): Promise<void> {
    for (const undo of this.#undo.reverse()) await undo();
    this.#admin('keys', 'revoke', this.#name);
    expect((await this.#send('GET', 'settings')).status()).toBe(401);
  }

  // biome-ignore lint/suspicious/noExplicitAny: what comes back differs by kind, and each journey looks at its own.
  async #call(method: string, path: string, body?: Fields): Promise<any> {
    const response = await this.#send(method, path, body);
    expect(response.status(), `${method} ${path}: ${await response.text()}`).toBe(200);
    return (await response.json()).value;
  }

  #send(method: string, path: string, body?: Fields) {
    const headers = { 'X-Operator-Key': this.#key };
    return this.#request.fetch(`/wps/operator/${path}`, { method, headers, data: body });
  }
}

const recordPath = (kind: string, id: string) => `content/${kind}/${encodeURIComponent(id)}`;

const isWords = (value: Json | undefined): value is Fields => typeof value === 'object' && value !== null;

/** What makes a record again what it was: a language that was added goes. */
function before(former: Fields, change: Fields): Fields {
  const value = ([name, changed]: [string, Json]): [string, Json] => {
    const was = former[name] ?? null;
    if (!isWords(changed)) return [name, was];
    const added = Object.fromEntries(Object.keys(changed).map((language) => [language, null]));
    return [name, { ...added, ...(isWords(was) ? was : {}) }];
  };
  return Object.fromEntries(Object.entries(change).map(value));
}

/** A journey with the back office. */
export const test = base.extend<{ backOffice: BackOffice }>({
  backOffice: async ({ request }, use) => lend(new BackOffice(request), use),
});

/** Has a back office used, and closes it whatever comes of it. */
export async function lend(
  backOffice: BackOffice,
  use: (backOffice: BackOffice) => Promise<void>,
): Promise<void> {
  try {
    await use(backOffice);
  } finally {
    await backOffice.close();
  }
}

/** Has the registration form ask for all that an operator usually asks for, as long as the journey runs. */
export async function askForEverything(backOffice: BackOffice): Promise<void> {
  for (const name of ['confirmPassword', 'payeeName', 'email', 'mobileNum', 'nickname', 'birthday'])
    await backOffice.set('fields', name, { enabled: true });
  await backOffice.setting('REGMOBVERF3', true);
}

/** For the head of a file: the command needs the database of a site that the journeys started. */
export function needsOwnSite(): void {
  test.skip(() => !(data && binary), 'the command needs the data folder of a site that the journeys started');
}

/**
 * The operator in the journeys: by command line on the running site's database, and by the operator's API with a
 * key. A back office undoes all its changes, because a worker's site is shared by all of its journeys.
 */
import { execFileSync } from 'node:child_process';
import { type APIRequestContext, test as base, expect, type Page } from '@playwright/test';
import { fresh } from './account.ts';
import { settled } from './support.ts';

const data = process.env.LUMORA_DATA_FOLDER ?? '';
const binary = process.env.LUMORA_SERVER_BINARY ?? '';

/** Longer than any page's polling interval plus its refresh. */
const POLL_AND_REFRESH = '01:06';

/** Runs `lumora-server admin WORDS` on the database in a folder. */
export function adminOf(folder: string, ...args: string[]): string {
  return execFileSync(binary, ['admin', '--actor', 'journey', '--data', folder, ...args], {
    encoding: 'utf8',
  });
}

/** The same on the database of the running site. */
export const admin = (...args: string[]): string => adminOf(data, ...args);

/** Opens a page whose clock the journey controls. */
export async function open(page: Page, address: string): Promise<void> {
  await page.clock.install();
  await page.goto(address);
  await page.clock.runFor(1_000);
  await settled(page);
  await page.evaluate(() => document.documentElement.setAttribute('data-same-page', ''));
}

/** Expects that the page has not been reloaded since it was opened. */
export async function expectSamePage(page: Page): Promise<void> {
  await expect(page.locator('html[data-same-page]')).toHaveCount(1);
}

/** Advances the page's clock until it has polled and knows of every change so far. */
export async function letItPoll(page: Page): Promise<void> {
  // A status call makes the server look the revision up; the small calls get a value cached for a moment.
  const status = await (await page.request.get('/wps/system/status')).json();
  await expect(async () => {
    await page.clock.fastForward(POLL_AND_REFRESH);
    const revision = await page.evaluate(() => Number(sessionStorage.revision ?? -1));
    expect(revision).toBeGreaterThanOrEqual(status.value.revision);
  }).toPass({ intervals: [50, 100], timeout: 60_000 });
}

type Json = string | number | boolean | null | { [name: string]: Json } | Json[];
type Fields = Record<string, Json>;

interface Change {
  actor: string;
  subject: string;
}

/** The operator's API, with an API key of its own. */
export class BackOffice {
  readonly #request: APIRequestContext;
  readonly #admin: typeof admin;
  readonly #name = `journey-${fresh()}`;
  readonly #key: string;
  /** Changes made, as the audit log names them, the latest last. */
  readonly #changed: string[] = [];
  /** Functions that undo the changes, the latest last. */
  readonly #undo: (() => Promise<unknown>)[] = [];

  constructor(request: APIRequestContext, adminOfSite = admin) {
    this.#request = request;
    this.#admin = adminOfSite;
    this.#key = this.#admin('keys', 'add', this.#name).split('\n')[0] ?? '';
  }

  /** Adds a record; returns its id. */
  async add(kind: string, record: Fields): Promise<string> {
    const { id } = await this.#call('POST', `content/${kind}`, record);
    this.#undo.push(() => this.#send('DELETE', recordPath(kind, id)));
    this.#changed.push(`${kind} ${id}`);
    return id;
  }

  /** Changes the given fields of a record. */
  async set(kind: string, id: string, change: Fields): Promise<void> {
    const former = await this.#call('GET', recordPath(kind, id));
    await this.#call('PATCH', recordPath(kind, id), change);
    this.#undo.push(() => this.#send('PATCH', recordPath(kind, id), revertOf(former, change)));
    this.#changed.push(`${kind} ${id}`);
  }

  /** Removes a record; one that existed before the journey is restored afterwards. */
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

  async setting(name: string, value: Json): Promise<void> {
    const former = (await this.settings())[name] ?? null;
    await this.#call('PATCH', 'settings', { [name]: value });
    this.#undo.push(() => this.#send('PATCH', 'settings', { [name]: former }));
    this.#changed.push(name);
  }

  /** All settings by name. */
  async settings(): Promise<Fields> {
    return this.#call('GET', 'settings');
  }

  /** Calls an endpoint that changes no record; nothing is undone. */
  // biome-ignore lint/suspicious/noExplicitAny: what comes back differs by call, and each journey looks at its own.
  async call(method: string, path: string, body?: Fields): Promise<any> {
    return this.#call(method, path, body);
  }

  /** All records of a kind. */
  async list(kind: string): Promise<(Fields & { id: string })[]> {
    return (await this.#call('GET', `content/${kind}?pageSize=100`)).content;
  }

  /** Expects every change in the audit log under this key, in order. */
  async expectRecorded(): Promise<void> {
    const { changes } = await this.#call('GET', 'changes?last=200');
    const own = changes.filter(({ actor }: Change) => actor === `key ${this.#name}`);
    expect(own.map(({ subject }: Change) => subject).reverse()).toEqual(this.#changed);
  }

  /** Undoes all changes and revokes the key. */
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

const isTexts = (value: Json | undefined): value is Fields => typeof value === 'object' && value !== null;

/** The change that restores a record's former fields; a language that was added is removed. */
function revertOf(former: Fields, change: Fields): Fields {
  const value = ([name, changed]: [string, Json]): [string, Json] => {
    const formerValue = former[name] ?? null;
    if (!isTexts(changed)) return [name, formerValue];
    const added = Object.fromEntries(Object.keys(changed).map((language) => [language, null]));
    return [name, { ...added, ...(isTexts(formerValue) ? formerValue : {}) }];
  };
  return Object.fromEntries(Object.entries(change).map(value));
}

/** Test fixture with a back office. */
export const test = base.extend<{ backOffice: BackOffice }>({
  backOffice: async ({ request }, use) => withBackOffice(new BackOffice(request), use),
});

/** Provides a back office, and closes it whatever the outcome. */
export async function withBackOffice(
  backOffice: BackOffice,
  use: (backOffice: BackOffice) => Promise<void>,
): Promise<void> {
  try {
    await use(backOffice);
  } finally {
    await backOffice.close();
  }
}

/** Makes the registration form ask for all usual fields, until the back office is closed. */
export async function enableAllFields(backOffice: BackOffice): Promise<void> {
  for (const name of ['confirmPassword', 'payeeName', 'email', 'mobileNum', 'nickname', 'birthday'])
    await backOffice.set('fields', name, { enabled: true });
  await backOffice.setting('REGMOBVERF3', true);
}

/** For the top of a spec file: the command line needs the database of a site started by the tests. */
export function needsOwnSite(): void {
  test.skip(() => !(data && binary), 'the command needs the data folder of a site that the journeys started');
}

/**
 * Puts a chunk of the core in its place. Each is a wasm module of its own that shares memory, table and functions with the
 * core: instantiating it fills the slots of the table through which the core calls it. What several chunks use and the core
 * itself does not is a module as well, `shared`, which comes with the first of them.
 */
import accountUrl from 'lumora-pkg/core_account.wasm?url';
import agentUrl from 'lumora-pkg/core_agent.wasm?url';
import bonusUrl from 'lumora-pkg/core_bonus.wasm?url';
import contractsUrl from 'lumora-pkg/core_contracts.wasm?url';
import controlUrl from 'lumora-pkg/core_control.wasm?url';
import depositUrl from 'lumora-pkg/core_deposit.wasm?url';
import identityUrl from 'lumora-pkg/core_identity.wasm?url';
import inboxUrl from 'lumora-pkg/core_inbox.wasm?url';
import invitationsUrl from 'lumora-pkg/core_invitations.wasm?url';
import limitsUrl from 'lumora-pkg/core_limits.wasm?url';
import memberUrl from 'lumora-pkg/core_member.wasm?url';
import messagesUrl from 'lumora-pkg/core_messages.wasm?url';
import missionsUrl from 'lumora-pkg/core_missions.wasm?url';
import pagesUrl from 'lumora-pkg/core_pages.wasm?url';
import paymentUrl from 'lumora-pkg/core_payment.wasm?url';
import playUrl from 'lumora-pkg/core_play.wasm?url';
import pointsUrl from 'lumora-pkg/core_points.wasm?url';
import privacyUrl from 'lumora-pkg/core_privacy.wasm?url';
import promotionsUrl from 'lumora-pkg/core_promotions.wasm?url';
import recordsUrl from 'lumora-pkg/core_records.wasm?url';
import rewardsUrl from 'lumora-pkg/core_rewards.wasm?url';
import searchUrl from 'lumora-pkg/core_search.wasm?url';
import sharedUrl from 'lumora-pkg/core_shared.wasm?url';
import statementsUrl from 'lumora-pkg/core_statements.wasm?url';
import uplineUrl from 'lumora-pkg/core_upline.wasm?url';
import walletUrl from 'lumora-pkg/core_wallet.wasm?url';
import withdrawUrl from 'lumora-pkg/core_withdraw.wasm?url';
import type { ChunkName } from './port.ts';

type ModuleName = ChunkName | 'shared';

const ADDRESSES: Record<ModuleName, string> = {
  account: accountUrl,
  agent: agentUrl,
  bonus: bonusUrl,
  contracts: contractsUrl,
  control: controlUrl,
  deposit: depositUrl,
  identity: identityUrl,
  inbox: inboxUrl,
  invitations: invitationsUrl,
  limits: limitsUrl,
  member: memberUrl,
  messages: messagesUrl,
  missions: missionsUrl,
  pages: pagesUrl,
  payment: paymentUrl,
  play: playUrl,
  points: pointsUrl,
  privacy: privacyUrl,
  promotions: promotionsUrl,
  records: recordsUrl,
  rewards: rewardsUrl,
  search: searchUrl,
  shared: sharedUrl,
  statements: statementsUrl,
  upline: uplineUrl,
  wallet: walletUrl,
  withdraw: withdrawUrl,
};

/** Compiled once, whichever core needs it. */
const compiled = new Map<ModuleName, Promise<WebAssembly.Module>>();

function compile(name: ModuleName): Promise<WebAssembly.Module> {
  const known = compiled.get(name);
  if (known) return known;
  const coming = WebAssembly.compileStreaming(fetch(ADDRESSES[name]));
  compiled.set(name, coming);
  coming.catch(() => compiled.delete(name));
  return coming;
}

/** Asks for a chunk before the core has come, which will want it at once. A failure shows when it does. */
export function expect(name: ChunkName): void {
  for (const each of ['shared', name] as const) compile(each).catch(() => {});
}

/** The shared module in its place, by the core that it works with. */
const shared = new WeakMap<WebAssembly.Exports, Promise<WebAssembly.Exports>>();

function putSharedInPlace(main: WebAssembly.Exports, glue: WebAssembly.ModuleImports) {
  const known = shared.get(main);
  if (known) return known;
  const coming = compile('shared')
    .then((module) => WebAssembly.instantiate(module, { main, './core_bg.js': glue }))
    .then(({ exports }) => exports);
  shared.set(main, coming);
  coming.catch(() => shared.delete(main));
  return coming;
}

/** `glue` is what the core itself imports. */
export async function putInPlace(name: ChunkName, main: WebAssembly.Exports, glue: object): Promise<void> {
  const imports = { ...glue } as WebAssembly.ModuleImports;
  const [module, exports] = await Promise.all([compile(name), putSharedInPlace(main, imports)]);
  await WebAssembly.instantiate(module, { main, shared: exports, './core_bg.js': imports });
}

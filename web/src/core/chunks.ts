/**
 * Loads chunks of the core. Each chunk is a wasm module that shares memory, table and functions with the core:
 * instantiating it fills the table slots through which the core calls it. Code used by several chunks but not by
 * the core itself is in the module `shared`, loaded with the first chunk; code used only by pages of agents is in
 * `agents`.
 */
import accountUrl from 'lumora-pkg/core_account.wasm?url';
import accountRecordUrl from 'lumora-pkg/core_account_record.wasm?url';
import agentUrl from 'lumora-pkg/core_agent.wasm?url';
import agentsUrl from 'lumora-pkg/core_agents.wasm?url';
import bonusUrl from 'lumora-pkg/core_bonus.wasm?url';
import contractsUrl from 'lumora-pkg/core_contracts.wasm?url';
import controlUrl from 'lumora-pkg/core_control.wasm?url';
import depositUrl from 'lumora-pkg/core_deposit.wasm?url';
import downlineUrl from 'lumora-pkg/core_downline.wasm?url';
import downlineMoneyUrl from 'lumora-pkg/core_downline_money.wasm?url';
import identityUrl from 'lumora-pkg/core_identity.wasm?url';
import inboxUrl from 'lumora-pkg/core_inbox.wasm?url';
import incomeUrl from 'lumora-pkg/core_income.wasm?url';
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
import registrationsUrl from 'lumora-pkg/core_registrations.wasm?url';
import rewardsUrl from 'lumora-pkg/core_rewards.wasm?url';
import searchUrl from 'lumora-pkg/core_search.wasm?url';
import settlementsUrl from 'lumora-pkg/core_settlements.wasm?url';
import sharedUrl from 'lumora-pkg/core_shared.wasm?url';
import statementsUrl from 'lumora-pkg/core_statements.wasm?url';
import teamRecordsUrl from 'lumora-pkg/core_team_records.wasm?url';
import uplineUrl from 'lumora-pkg/core_upline.wasm?url';
import walletUrl from 'lumora-pkg/core_wallet.wasm?url';
import withdrawUrl from 'lumora-pkg/core_withdraw.wasm?url';
import withdrawalsUrl from 'lumora-pkg/core_withdrawals.wasm?url';
import workbenchUrl from 'lumora-pkg/core_workbench.wasm?url';
import type { ChunkName } from './port.ts';

/** Modules of code that chunks have in common: `shared` for all of them, `agents` for those of that group. */
type CommonName = 'shared' | 'agents';
type ModuleName = ChunkName | CommonName;

/** Chunks that need a group's common module; must agree with scripts/lib/build.mjs. */
const GROUPS: Partial<Record<ChunkName, 'agents'>> = {
  agent: 'agents',
  contracts: 'agents',
  downline: 'agents',
  downline_money: 'agents',
  income: 'agents',
  registrations: 'agents',
  settlements: 'agents',
  team_records: 'agents',
  workbench: 'agents',
};

const URLS: Record<ModuleName, string> = {
  account: accountUrl,
  account_record: accountRecordUrl,
  agent: agentUrl,
  agents: agentsUrl,
  bonus: bonusUrl,
  contracts: contractsUrl,
  control: controlUrl,
  deposit: depositUrl,
  downline: downlineUrl,
  downline_money: downlineMoneyUrl,
  identity: identityUrl,
  income: incomeUrl,
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
  registrations: registrationsUrl,
  rewards: rewardsUrl,
  search: searchUrl,
  settlements: settlementsUrl,
  shared: sharedUrl,
  statements: statementsUrl,
  team_records: teamRecordsUrl,
  upline: uplineUrl,
  wallet: walletUrl,
  withdraw: withdrawUrl,
  withdrawals: withdrawalsUrl,
  workbench: workbenchUrl,
};

/** Compiled modules by name; a restarted core reuses them. */
const compiled = new Map<ModuleName, Promise<WebAssembly.Module>>();

function compile(name: ModuleName): Promise<WebAssembly.Module> {
  const known = compiled.get(name);
  if (known) return known;
  const coming = WebAssembly.compileStreaming(fetch(URLS[name]));
  compiled.set(name, coming);
  coming.catch(() => compiled.delete(name));
  return coming;
}

/** Common modules a chunk imports from, besides the core itself. */
function commonOf(name: ChunkName): CommonName[] {
  const group = GROUPS[name];
  return group ? ['shared', group] : ['shared'];
}

/**
 * Starts downloading and compiling a chunk before the core is there. Errors are ignored: `instantiateChunk` reports
 * them.
 */
export function preloadChunk(name: ChunkName): void {
  for (const each of [...commonOf(name), name]) compile(each).catch(() => {});
}

type Instances = Partial<Record<CommonName, Promise<WebAssembly.Exports>>>;

/** Instances of the common modules, per instance of the core (its exports). */
const common = new WeakMap<WebAssembly.Exports, Instances>();

function instantiateCommon(
  name: CommonName,
  main: WebAssembly.Exports,
  glue: WebAssembly.ModuleImports,
): Promise<WebAssembly.Exports> {
  const instances = common.get(main) ?? {};
  common.set(main, instances);
  const known = instances[name];
  if (known) return known;
  const before = name === 'shared' ? {} : instantiateCommon('shared', main, glue);
  const coming = Promise.all([compile(name), before])
    .then(([module, shared]) => WebAssembly.instantiate(module, { main, shared, './core_bg.js': glue }))
    .then(({ exports }) => exports);
  instances[name] = coming;
  coming.catch(() => delete instances[name]);
  return coming;
}

/** Instantiates a chunk for a running core. `glue` holds the JavaScript functions that the core itself imports. */
export async function instantiateChunk(
  name: ChunkName,
  main: WebAssembly.Exports,
  glue: object,
): Promise<void> {
  const imports = { ...glue } as WebAssembly.ModuleImports;
  const [module, ...exports] = await Promise.all([
    compile(name),
    ...commonOf(name).map((each) => instantiateCommon(each, main, imports)),
  ]);
  const [shared = {}, agents = {}] = exports;
  await WebAssembly.instantiate(module, { main, shared, agents, './core_bg.js': imports });
}

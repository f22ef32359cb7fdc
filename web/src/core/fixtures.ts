/**
 * Golden fixtures: what the core shows at a moment worth looking at, as `fixtures/NAME.json`.
 *
 * A fixture is every slice by name and the `location` (path and query) that it was taken at. Its file holds what differs from
 * the fixture that it names as its `base`. The core's tests write the files and check them for drift; nobody edits them by
 * hand.
 */
import type { Slices } from './generated/index.ts';

export interface Fixture extends Slices {
  /** Path and query that the fixture was taken at, e.g. `/rng?page=2`. */
  location: string;
}

export type Fixtures = Readonly<Record<string, Fixture>>;

/** What a file holds: a whole fixture, or what differs from another one. */
type Stored = (Fixture & { base?: never }) | (Partial<Fixture> & { base: string });

const files = import.meta.glob<Stored>('./fixtures/*.json', { import: 'default' });

/** Every fixture by name. */
export async function loadFixtures(): Promise<Fixtures> {
  const names = fixtureNames();
  const all = await Promise.all(names.map(async (name) => [name, await loadFixture(name)] as const));
  return Object.fromEntries(all);
}

/** The names of the fixtures, in order. */
function fixtureNames(): string[] {
  return Object.keys(files)
    .map((path) => path.slice('./fixtures/'.length, -'.json'.length))
    .sort();
}

async function loadFixture(name: string): Promise<Fixture> {
  const load = files[`./fixtures/${name}.json`];
  if (!load) throw new Error(`no fixture ${name}; there are: ${fixtureNames().join(', ')}`);
  const { base, ...own } = await load();
  return base === undefined ? (own as Fixture) : { ...(await loadFixture(base)), ...own };
}

/** What a first visit meets. */
const FIRST_VISIT = 'home-visitor';

/** The fixture that shows a path at its plainest: a first visit, or the open site with nothing above the screen. */
export function fixtureAt(fixtures: Fixtures, path: string): Fixture | undefined {
  const shortest = (a: string, b: string) => a.length - b.length || (a < b ? -1 : 1);
  const there = [FIRST_VISIT, ...Object.keys(fixtures).sort(shortest)]
    .map((name) => fixtures[name])
    .filter((fixture): fixture is Fixture => fixture?.location.split('?')[0] === path);
  return there.find(isPlain) ?? there[0];
}

function isPlain({ site, route, dialogs }: Fixture): boolean {
  return site.phase.kind === 'open' && !route.overlay && !dialogs.top;
}

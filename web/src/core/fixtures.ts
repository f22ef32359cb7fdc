/**
 * Golden fixtures: snapshots of the core's whole state, as `fixtures/NAME.json`.
 *
 * A fixture holds every slice by name and the `location` (path and query) it was taken at. Its file stores only the
 * slices that differ from the fixture named as its `base`. The core's tests write these files and check them for
 * drift; do not edit them by hand.
 */
import type { Slices } from './generated/index.ts';

export interface Fixture extends Slices {
  /** Path and query that the fixture was taken at, e.g. `/rng?page=2`. */
  location: string;
}

export type Fixtures = Readonly<Record<string, Fixture>>;

/** Content of a fixture file: a whole fixture, or the slices that differ from its `base`. */
type Stored = (Fixture & { base?: never }) | (Partial<Fixture> & { base: string });

const files = import.meta.glob<Stored>('./fixtures/*.json', { import: 'default' });

export async function loadFixtures(): Promise<Fixtures> {
  const names = fixtureNames();
  const all = await Promise.all(names.map(async (name) => [name, await loadFixture(name)] as const));
  return Object.fromEntries(all);
}

/** Names of all fixtures, sorted. */
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

/** The fixture of a first visit to home. */
const FIRST_VISIT = 'home-visitor';

/**
 * The default fixture for a path: one with the site open and no overlay or dialog if there is one, the shortest
 * name first.
 */
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

/**
 * A core that replays fixtures: `npm run dev:fixtures`, Storybook and tests run on it without Rust installed.
 *
 * `?fixture=NAME` shows `fixtures/NAME.json`; otherwise the fixture that was taken at the page's path. It reacts
 * only to what is needed to work on a view (navigation, overlays, theme, language, dialogs, favourites) and ignores
 * every other event.
 */
import { numbersOf } from './bridge.ts';
import { answer } from './fixture-answers.ts';
import { type Fixture, type Fixtures, fixtureAt, loadFixtures } from './fixtures.ts';
import { type HostEffect, SLICES, type SliceName, type Slices, type UiEvent } from './generated/index.ts';
import type { CoreListeners, CorePort } from './port.ts';

/** Result of an event: the next state, and optionally an effect for the page. */
export interface Answer {
  state: Fixture;
  host?: HostEffect;
}

export async function loadPort(): Promise<CorePort> {
  const fixtures = await loadFixtures();
  const named = new URLSearchParams(location.search).get('fixture');
  return new FixturePort(fixtures, (named ? fixtures[named] : undefined) ?? first(fixtures));
}

function first(fixtures: Fixtures): Fixture {
  const found = fixtureAt(fixtures, location.pathname) ?? fixtureAt(fixtures, '/');
  if (!found) throw new Error('there are no fixtures in src/core/fixtures');
  return found;
}

export class FixturePort implements CorePort {
  readonly #fixtures: Fixtures;
  #state: Fixture;
  #listeners: CoreListeners | undefined;

  constructor(fixtures: Fixtures, first: Fixture) {
    this.#fixtures = fixtures;
    this.#state = first;
  }

  start(listeners: CoreListeners): void {
    this.#listeners = listeners;
    listeners.onChange(numbersOf(SLICES));
  }

  dispatch(event: UiEvent): void {
    const { state, host } = answer(this.#state, event, this.#fixtures);
    const changed = SLICES.filter((name) => state[name] !== this.#state[name]);
    this.#state = state;
    if (changed.length > 0) this.#listeners?.onChange(numbersOf(changed));
    if (host) this.#listeners?.onHost(host);
  }

  /** Nothing to load: a fixture has every slice. */
  async chunk(): Promise<void> {}

  read<Name extends SliceName>(name: Name): Slices[Name] {
    return structuredClone(this.#state[name]);
  }

  async restart(): Promise<void> {
    if (this.#listeners) this.start(this.#listeners);
  }

  stop(): void {
    this.#listeners = undefined;
  }
}

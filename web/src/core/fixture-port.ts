/**
 * A core made of fixtures: `npm run dev:fixtures`, Storybook and tests run on it with no Rust on the machine.
 *
 * `?fixture=NAME` shows `fixtures/NAME.json`; otherwise the one that was taken at the page's address. It answers what a
 * view needs to be worked on (places, overlays, theme, language, dialogs, favourites) and lets every other event pass.
 */
import { numbersOf } from './bridge.ts';
import { answer } from './fixture-answers.ts';
import { type Fixture, type Fixtures, fixtureAt, loadFixtures } from './fixtures.ts';
import { type HostEffect, SLICES, type SliceName, type Slices, type UiEvent } from './generated/index.ts';
import type { CoreListeners, CorePort } from './port.ts';

/** What a fixture leads to: the next state, and what the page is asked to do. */
export interface Answer {
  shown: Fixture;
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
  #shown: Fixture;
  #listeners: CoreListeners | undefined;

  constructor(fixtures: Fixtures, first: Fixture) {
    this.#fixtures = fixtures;
    this.#shown = first;
  }

  start(listeners: CoreListeners): void {
    this.#listeners = listeners;
    listeners.onChange(numbersOf(SLICES));
  }

  dispatch(event: UiEvent): void {
    const { shown, host } = answer(this.#shown, event, this.#fixtures);
    const changed = SLICES.filter((name) => shown[name] !== this.#shown[name]);
    this.#shown = shown;
    if (changed.length > 0) this.#listeners?.onChange(numbersOf(changed));
    if (host) this.#listeners?.onHost(host);
  }

  /** A fixture has every slice. */
  async chunk(): Promise<void> {}

  read<Name extends SliceName>(name: Name): Slices[Name] {
    return structuredClone(this.#shown[name]);
  }

  async restart(): Promise<void> {
    if (this.#listeners) this.start(this.#listeners);
  }

  stop(): void {
    this.#listeners = undefined;
  }
}

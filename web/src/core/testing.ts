/** Test helpers: a complete state that is easy to change, and a core that announces whatever state a test sets. */
import { numbersOf } from './bridge.ts';
import firstVisit from './fixtures/home-visitor.json';
import type { Fixture } from './fixtures.ts';
import { type GameTile, SLICES, type SliceName, type Slices, type UiEvent } from './generated/index.ts';
import type { CoreListeners, CorePort } from './port.ts';

export function tile(key: string, change: Partial<GameTile> = {}): GameTile {
  return {
    key,
    name: `Game ${key}`,
    vendor: 'Lumora',
    image: `/cdn/art/${key}.svg`,
    hot: false,
    favourite: false,
    comingSoon: false,
    demo: false,
    note: null,
    freeSpins: null,
    ...change,
  };
}

/** State of a visitor in a lobby of three games; everything else is as on a first visit. */
export function aState(change: Partial<Fixture> = {}): Fixture {
  return {
    ...(firstVisit as unknown as Fixture),
    location: '/rng',
    site: {
      phase: { kind: 'open' },
      theme: 'dark',
      language: { code: 'EN', tag: 'en', dir: 'ltr' },
      brandTexts: [],
      languages: [
        {
          key: 'EN',
          tag: 'en',
          name: 'English',
          flag: 'GB',
          selected: true,
          select: { site: { language: 'EN' } },
        },
        {
          key: 'AR',
          tag: 'ar',
          name: 'العربية',
          flag: 'AE',
          selected: false,
          select: { site: { language: 'AR' } },
        },
      ],
      brand: 'Lumora',
      appUpdate: null,
      support: [],
    },
    route: {
      location: '/rng',
      screen: 'lobby',
      styleClass: 'rng',
      title: { key: 'title-rng' },
      showsLayout: true,
      overlay: null,
    },
    home: {
      categories: [],
      lastPlayed: [],
      hot: { status: { kind: 'ready' }, tiles: [] },
      popular: { status: { kind: 'ready' }, tiles: [] },
      gameCount: '',
    },
    jackpot: { shown: true, symbol: '$', columns: [], text: '$1.00', illustrative: true, paused: false },
    lobby: {
      title: { key: 'title-rng' },
      vendors: [],
      vendorsProblem: null,
      vendorArrows: false,
      modes: [],
      classifications: [],
      minBets: [],
      orders: [],
      narrowed: 0,
      search: '',
      list: { kind: 'ready' },
      tiles: [tile('a'), tile('b'), tile('c')],
      pages: [],
      more: false,
      total: '3',
    },
    ...change,
  };
}

/**
 * A fake core: announces the state that the test sets, as fresh copies like the real core, and records the events
 * it receives.
 */
export class ScriptedPort implements CorePort {
  readonly sent: UiEvent[] = [];
  /** The slices that were read, in order. */
  readonly reads: SliceName[] = [];
  /** Called for each event; may call `show`. */
  onEvent: (event: UiEvent) => void = () => {};
  listeners: CoreListeners | undefined;
  state: Slices;

  constructor(state: Slices = aState()) {
    this.state = state;
  }

  /** Changes slices and announces them, and also announces the unchanged slices in `also`. */
  show(change: Partial<Slices>, also: readonly SliceName[] = []): void {
    this.state = { ...this.state, ...change };
    const names = [...(Object.keys(change) as SliceName[]), ...also];
    this.listeners?.onChange(numbersOf(names));
  }

  start(listeners: CoreListeners): void {
    this.listeners = listeners;
    listeners.onChange(numbersOf(SLICES));
  }

  dispatch(event: UiEvent): void {
    this.sent.push(event);
    this.onEvent(event);
  }

  async chunk(): Promise<void> {}

  read<Name extends SliceName>(name: Name): Slices[Name] {
    this.reads.push(name);
    return structuredClone(this.state[name]);
  }

  async restart(): Promise<void> {
    if (this.listeners) this.start(this.listeners);
  }

  stop(): void {
    this.listeners = undefined;
  }
}

/** For tests: a whole state that is easy to change, and a core that announces what a test sets. */
import { numbersOf } from './bridge.ts';
import type { Fixture } from './fixtures.ts';
import {
  type GameTile,
  type PasswordView,
  SLICES,
  type SliceName,
  type Slices,
  type UiEvent,
} from './generated/index.ts';
import type { CoreListeners, CorePort } from './port.ts';

export function tile(key: string, change: Partial<GameTile> = {}): GameTile {
  return {
    key,
    name: `Game ${key}`,
    vendor: 'Lumora',
    image: `/cdn/art/${key}.svg`,
    hot: false,
    favourite: false,
    ...change,
  };
}

/** A visitor in a lobby of three games. */
export function aState(change: Partial<Fixture> = {}): Fixture {
  return {
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
      renewal: null,
      support: [],
    },
    route: {
      location: '/rng',
      screen: 'lobby',
      styleClass: 'rng',
      title: { key: 'title-rng' },
      framed: true,
      overlay: null,
    },
    frame: {
      nav: [],
      bottom: [],
      marquee: [],
      marqueePaused: false,
      bar: true,
      side: false,
    },
    footer: {
      support: [],
      chat: null,
      downloads: [],
      help: [],
      browsers: [],
      advice: null,
      badges: [],
      vendorLogos: [],
      pages: [],
    },
    chatRoom: {
      title: '',
      text: '',
      colour: '',
      lightLetters: false,
      first: null,
      others: [],
      conversation: { kind: 'none' },
    },
    domains: { status: { kind: 'ready' }, items: [], busy: false, test: { domains: 'test' } },
    download: { apps: [], chosen: null, logo: '' },
    session: { kind: 'visitor', canSignUp: true },
    wallet: { amount: '', symbol: '$', hidden: false, refreshing: false, stale: false, play: true },
    banner: { slides: [], index: 0, dots: false, paused: false },
    home: {
      categories: [],
      hot: { status: { kind: 'ready' }, tiles: [] },
      popular: { status: { kind: 'ready' }, tiles: [] },
      gameCount: '',
    },
    jackpot: { shown: true, symbol: '$', columns: [], text: '1.00', illustrative: true, paused: false },
    lobby: {
      title: { key: 'title-rng' },
      vendors: [],
      vendorsProblem: null,
      vendorArrows: false,
      modes: [],
      classifications: [],
      minBets: [],
      search: '',
      list: { kind: 'ready' },
      tiles: [tile('a'), tile('b'), tile('c')],
      pages: [],
      more: false,
      total: '3',
    },
    vendorLobby: { title: { key: 'title-live' }, status: { kind: 'ready' }, groups: [] },
    game: { kind: 'none' },
    gameList: {
      vendor: '',
      status: { kind: 'ready' },
      search: '',
      searched: false,
      tiles: [],
      pages: [],
      total: '',
    },
    rooms: { shown: false, status: { kind: 'ready' }, rooms: [] },
    lottery: { vendors: [], status: { kind: 'ready' }, next: null, draws: [], missing: false },
    showcase: {
      featured: { status: { kind: 'ready' }, items: [] },
      winners: { status: { kind: 'ready' }, periods: [], winners: [] },
      draws: { status: { kind: 'ready' }, items: [] },
    },
    login: {
      tabs: [],
      tab: 'username',
      username: '',
      remember: false,
      passwordShown: false,
      usernameError: null,
      passwordError: null,
      mobile: null,
      captcha: null,
      problem: null,
      wait: '',
      busy: false,
      doing: 'nothing',
      resume: null,
      canSignUp: true,
      social: [],
      freePlay: false,
      passkey: false,
    },
    register: {
      status: { kind: 'ready' },
      closed: null,
      tabs: [],
      fields: [],
      country: null,
      code: null,
      captcha: null,
      affiliateHidden: false,
      consent: { checked: false, age: 18, error: null },
      strength: null,
      focus: null,
      problem: null,
      wait: '',
      busy: false,
      canReset: false,
      cleared: 0,
    },
    factor: { kind: 'none' },
    forgot: {
      status: { kind: 'ready' },
      tabs: [],
      way: 'email',
      fields: [],
      country: null,
      code: null,
      captcha: null,
      focus: null,
      problem: null,
      busy: false,
      cleared: 0,
    },
    reset: aPasswordForm(),
    changePassword: aPasswordForm(),
    securitySettings: {
      passkeys: { status: { kind: 'ready' }, list: [], canAdd: true, nameError: null },
      authenticator: { kind: 'off' },
      sessions: { status: { kind: 'ready' }, list: [], canEndOthers: false },
      proof: null,
      problem: null,
      busy: false,
    },
    referral: { brand: 'Lumora', points: [], gameCount: 0, signUp: null, closed: null },
    notices: {
      status: { kind: 'ready' },
      items: [],
      pages: [],
      selected: null,
      missing: false,
      single: null,
      popup: null,
    },
    promotions: {
      status: { kind: 'ready' },
      categories: [],
      filters: [],
      cards: [],
      filtered: false,
      featured: [],
    },
    promotion: { kind: 'loading' },
    pointMall: {
      status: { kind: 'ready' },
      categories: [],
      rewards: [],
      filtered: false,
      chosen: null,
      unknown: false,
      rulesStatus: { kind: 'ready' },
      rules: [],
      worth: null,
      lasting: null,
      balance: null,
      logIn: true,
    },
    help: {
      status: { kind: 'ready' },
      home: '/help',
      categories: [],
      article: null,
      missing: false,
      search: '',
      hits: null,
      feedback: { name: 'feedback', parts: [], sending: false, problem: null, sent: null },
      application: { name: 'application', parts: [], sending: false, problem: null, sent: null },
    },
    dialogs: { top: null },
    toasts: { items: [] },
    clock: { time: '2026-01-01 00:00:00', offset: 'GMT+0' },
    ...change,
  };
}

function aPasswordForm(): PasswordView {
  return {
    status: { kind: 'ready' },
    account: '',
    reason: null,
    forced: false,
    expired: false,
    fields: [],
    focus: null,
    problem: null,
    busy: false,
    cleared: 0,
  };
}

/** A core that shows what it is told to, as fresh objects like the real one, and keeps the events it was sent. */
export class ScriptedPort implements CorePort {
  readonly sent: UiEvent[] = [];
  /** The slices that were read, in order. */
  readonly reads: SliceName[] = [];
  /** Runs at each event; may `show` something. */
  onEvent: (event: UiEvent) => void = () => {};
  listeners: CoreListeners | undefined;
  state: Slices;

  constructor(state: Slices = aState()) {
    this.state = state;
  }

  /** Changes slices and announces them, as well as those in `also` that did not change. */
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

/** The port that the build chose; see `vite/alias.ts`. */
declare module '#port' {
  /** `expected` is a chunk that the page will want at once. */
  export function loadPort(expected?: import('./port.ts').ChunkName): Promise<import('./port.ts').CorePort>;
}

/** How the modules come that no first page needs; see `vite/alias.ts`. A rejection means that one did not load. */
declare module '#deferred' {
  type Deferred = {
    [Name in 'patterns' | 'qr' | 'statement' | 'strength']: () => Promise<DeferredModules[Name]>;
  };
  interface DeferredModules {
    patterns: typeof import('lumora-pkg/patterns');
    qr: typeof import('lumora-pkg/qr');
    statement: typeof import('lumora-pkg/statement');
    strength: typeof import('lumora-pkg/strength');
  }
  export const deferred: Deferred;
}

/** The files of those modules in the built site, the script first; see `scripts/lib/deferred.mjs`. */
declare module 'lumora-pkg/deferred.json' {
  type Files = readonly [script: string, ...others: string[]];
  const files: Readonly<Record<'patterns' | 'qr' | 'statement' | 'strength', Files>>;
  export default files;
}

/** What `scripts/wasm` builds. Declared here, as `pkg/` may be empty; the functions are those of `core/src/web/exports.rs`. */
declare module 'lumora-pkg/core_bg.js' {
  type Listeners = import('./port.ts').CoreListeners;
  export function init(
    boot: {
      seal: typeof import('./seal.ts').seal;
      load: typeof import('./modules.ts').loadModule;
      loadChunk: (name: import('./port.ts').ChunkName) => Promise<void>;
      solve: typeof import('./modules.ts').solve;
      file: typeof import('./files.ts').fileOf;
    },
    onChange: Listeners['onChange'],
    onHost: Listeners['onHost'],
    onFatal: Listeners['onFatal'],
  ): void;
  export function dispatch(event: import('./generated/index.ts').UiEvent): number;
  export function chunk_loaded(name: string): void;
  export function read(slice: number): unknown;
  export function schema(): string;
  export function fatal(): string | undefined;
  export function shutdown(): void;
  /** wasm-bindgen's: which instance the functions above work on. */
  export function __wbg_set_wasm(exports: WebAssembly.Exports): void;
}

/** The same file again, as a module with an instance of its own. */
declare module 'lumora-pkg/core_bg.js?spare' {
  export * from 'lumora-pkg/core_bg.js';
}

declare module 'lumora-pkg/core_bg.wasm?url' {
  const url: string;
  export default url;
}

declare module 'lumora-pkg/core_account.wasm?url' {
  const url: string;
  export default url;
}

declare module 'lumora-pkg/core_account_record.wasm?url' {
  const url: string;
  export default url;
}

declare module 'lumora-pkg/core_bonus.wasm?url' {
  const url: string;
  export default url;
}

declare module 'lumora-pkg/core_control.wasm?url' {
  const url: string;
  export default url;
}

declare module 'lumora-pkg/core_deposit.wasm?url' {
  const url: string;
  export default url;
}

declare module 'lumora-pkg/core_downline.wasm?url' {
  const url: string;
  export default url;
}

declare module 'lumora-pkg/core_downline_money.wasm?url' {
  const url: string;
  export default url;
}

declare module 'lumora-pkg/core_identity.wasm?url' {
  const url: string;
  export default url;
}

declare module 'lumora-pkg/core_invitations.wasm?url' {
  const url: string;
  export default url;
}

declare module 'lumora-pkg/core_limits.wasm?url' {
  const url: string;
  export default url;
}

declare module 'lumora-pkg/core_member.wasm?url' {
  const url: string;
  export default url;
}

declare module 'lumora-pkg/core_messages.wasm?url' {
  const url: string;
  export default url;
}

declare module 'lumora-pkg/core_missions.wasm?url' {
  const url: string;
  export default url;
}

declare module 'lumora-pkg/core_pages.wasm?url' {
  const url: string;
  export default url;
}

declare module 'lumora-pkg/core_payment.wasm?url' {
  const url: string;
  export default url;
}

declare module 'lumora-pkg/core_play.wasm?url' {
  const url: string;
  export default url;
}

declare module 'lumora-pkg/core_points.wasm?url' {
  const url: string;
  export default url;
}

declare module 'lumora-pkg/core_privacy.wasm?url' {
  const url: string;
  export default url;
}

declare module 'lumora-pkg/core_promotions.wasm?url' {
  const url: string;
  export default url;
}

declare module 'lumora-pkg/core_income.wasm?url' {
  const url: string;
  export default url;
}

declare module 'lumora-pkg/core_inbox.wasm?url' {
  const url: string;
  export default url;
}

declare module 'lumora-pkg/core_records.wasm?url' {
  const url: string;
  export default url;
}

declare module 'lumora-pkg/core_registrations.wasm?url' {
  const url: string;
  export default url;
}

declare module 'lumora-pkg/core_rewards.wasm?url' {
  const url: string;
  export default url;
}

declare module 'lumora-pkg/core_search.wasm?url' {
  const url: string;
  export default url;
}

declare module 'lumora-pkg/core_settlements.wasm?url' {
  const url: string;
  export default url;
}

declare module 'lumora-pkg/core_shared.wasm?url' {
  const url: string;
  export default url;
}

declare module 'lumora-pkg/core_statements.wasm?url' {
  const url: string;
  export default url;
}

declare module 'lumora-pkg/core_team_records.wasm?url' {
  const url: string;
  export default url;
}

declare module 'lumora-pkg/core_upline.wasm?url' {
  const url: string;
  export default url;
}

declare module 'lumora-pkg/core_wallet.wasm?url' {
  const url: string;
  export default url;
}

declare module 'lumora-pkg/core_withdraw.wasm?url' {
  const url: string;
  export default url;
}

declare module 'lumora-pkg/core_withdrawals.wasm?url' {
  const url: string;
  export default url;
}

declare module 'lumora-pkg/core_workbench.wasm?url' {
  const url: string;
  export default url;
}

declare module 'lumora-pkg/extras' {
  export function seal(
    publicKey: string,
    info: string,
    aad: string,
    plaintext: string,
    entropy: Uint8Array,
  ): string;
  export function search_work(salt: string, bits: number, from: number, count: number): number | undefined;
}

declare module 'lumora-pkg/patterns' {
  export function pattern_verdict(pattern: string, value: string): number;
}

declare module 'lumora-pkg/strength' {
  export function judge(password: string, known: string): number;
}

declare module 'lumora-pkg/statement' {
  export class StatementCheck {
    constructor(keys: Uint8Array);
    push(bytes: Uint8Array): boolean;
    close(): void;
    step(): boolean;
    report(): string;
    free(): void;
  }
}

declare module 'lumora-pkg/qr' {
  export class QrDrawing {
    constructor(text: string, size: number, margin: number);
    colours(dark: string, light: string, auto: boolean): void;
    dots(scale: number): void;
    binarise(threshold: number): void;
    background(width: number, height: number, pixels: Uint8Array): void;
    logo(
      width: number,
      height: number,
      pixels: Uint8Array,
      scale: number,
      margin: number,
      radius: number,
    ): void;
    pixels(): Uint8Array;
    free(): void;
  }
}

/**
 * The port to the core itself, a WebAssembly module that `scripts/wasm` builds into `pkg/`.
 *
 * A panic leaves an instance unsound, so it is never entered again. Its successor gets a second copy of the glue as well:
 * timers and fetches that the dead instance left behind still call the first copy, and must not reach the new memory.
 */
import * as glue from 'lumora-pkg/core_bg.js';
import wasmUrl from 'lumora-pkg/core_bg.wasm?url';
import { expect, putInPlace } from './chunks.ts';
import { fileOf } from './files.ts';
import { SCHEMA_HASH, SLICES, type SliceName, type Slices, type UiEvent } from './generated/index.ts';
import { loadModule, solve } from './modules.ts';
import type { ChunkName, CoreListeners, CorePort } from './port.ts';
import { seal } from './seal.ts';

type Glue = typeof glue;

const NUMBERS = Object.fromEntries(SLICES.map((name, number) => [name, number])) as Record<SliceName, number>;

let loaded: Promise<CorePort> | undefined;

/** The port of this page. There is one: two instances must not share a copy of the glue. */
export function loadPort(expected?: ChunkName): Promise<CorePort> {
  if (expected) expect(expected);
  loaded ??= load();
  return loaded;
}

async function load(): Promise<CorePort> {
  const module = await WebAssembly.compileStreaming(fetch(wasmUrl));
  return new WasmPort(module, await instantiate(module, glue));
}

/** A running core: what calls it, and what its chunks share with it. */
interface Running {
  glue: Glue;
  exports: WebAssembly.Exports;
}

async function instantiate(module: WebAssembly.Module, glue: Glue): Promise<Running> {
  const { exports } = await WebAssembly.instantiate(module, { './core_bg.js': { ...glue } });
  glue.__wbg_set_wasm(exports);
  (exports.__wbindgen_start as () => void)();
  if (glue.schema() !== SCHEMA_HASH) {
    throw new Error('pkg/ was built from other types than src/core/generated: run scripts/wasm');
  }
  return { glue, exports };
}

class WasmPort implements CorePort {
  readonly #module: WebAssembly.Module;
  #running: Running;
  /** Chunks that are in place or on their way, for the core that runs. */
  #chunks = new Map<ChunkName, Promise<void>>();
  #listeners: CoreListeners | undefined;
  #restarted = false;

  constructor(module: WebAssembly.Module, running: Running) {
    this.#module = module;
    this.#running = running;
  }

  get #glue(): Glue {
    return this.#running.glue;
  }

  start(listeners: CoreListeners): void {
    this.#listeners = listeners;
    this.#glue.init(
      { seal, load: loadModule, loadChunk: (name: ChunkName) => this.chunk(name), solve, file: fileOf },
      listeners.onChange,
      listeners.onHost,
      listeners.onFatal,
    );
  }

  chunk(name: ChunkName): Promise<void> {
    const known = this.#chunks.get(name);
    if (known) return known;
    const { glue, exports } = this.#running;
    const coming = putInPlace(name, exports, glue).then(() => glue.chunk_loaded(name));
    this.#chunks.set(name, coming);
    coming.catch(() => this.#chunks.delete(name));
    return coming;
  }

  dispatch(event: UiEvent): void {
    try {
      this.#glue.dispatch(event);
    } catch (error) {
      // A panic traps; `onFatal` tells of it.
      if (this.#glue.fatal() === undefined) throw error;
    }
  }

  read<Name extends SliceName>(name: Name): Slices[Name] {
    return this.#glue.read(NUMBERS[name]) as Slices[Name];
  }

  async restart(): Promise<void> {
    if (this.#restarted) {
      // There is one spare; a core that ends badly twice gets a page of its own.
      location.reload();
      return;
    }
    this.#restarted = true;
    const chunks = [...this.#chunks.keys()];
    this.#chunks.clear();
    this.#running = await instantiate(this.#module, await import('lumora-pkg/core_bg.js?spare'));
    if (this.#listeners) this.start(this.#listeners);
    // The views that show now count on the chunks that they were loaded with.
    await Promise.all(chunks.map((name) => this.chunk(name)));
  }

  stop(): void {
    this.#glue.shutdown();
  }
}

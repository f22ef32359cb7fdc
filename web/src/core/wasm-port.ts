/**
 * Runs the real core, a WebAssembly module that `scripts/wasm` builds into `pkg/`.
 *
 * A panic leaves a wasm instance unsound, so it is never called again. Its replacement also gets a second copy of
 * the JavaScript glue: timers and fetches of the dead instance still call the first copy and must not reach the new
 * memory.
 */
import * as glue from 'lumora-pkg/core_bg.js';
import wasmUrl from 'lumora-pkg/core_bg.wasm?url';
import { instantiateChunk, preloadChunk } from './chunks.ts';
import { fileOf } from './files.ts';
import { SCHEMA_HASH, SLICES, type SliceName, type Slices, type UiEvent } from './generated/index.ts';
import { loadModule, solve } from './modules.ts';
import type { ChunkName, CoreListeners, CorePort } from './port.ts';
import { seal } from './seal.ts';

type Glue = typeof glue;

const SLICE_INDICES = Object.fromEntries(SLICES.map((name, index) => [name, index])) as Record<
  SliceName,
  number
>;

let loaded: Promise<CorePort> | undefined;

/** The port of this page. Only one is made: two instances must not share a copy of the glue. */
export function loadPort(expected?: ChunkName): Promise<CorePort> {
  if (expected) preloadChunk(expected);
  loaded ??= load();
  return loaded;
}

async function load(): Promise<CorePort> {
  const module = await WebAssembly.compileStreaming(fetch(wasmUrl));
  return new WasmPort(module, await instantiate(module, glue));
}

/** A running core: its JavaScript glue, and the wasm exports that its chunks import. */
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
  /** Chunks of the running core that are loaded or loading. */
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
    const coming = instantiateChunk(name, exports, glue).then(() => glue.chunk_loaded(name));
    this.#chunks.set(name, coming);
    coming.catch(() => this.#chunks.delete(name));
    return coming;
  }

  dispatch(event: UiEvent): void {
    try {
      this.#glue.dispatch(event);
    } catch (error) {
      // A panic traps; `onFatal` has reported it already.
      if (this.#glue.fatal() === undefined) throw error;
    }
  }

  read<Name extends SliceName>(name: Name): Slices[Name] {
    return this.#glue.read(SLICE_INDICES[name]) as Slices[Name];
  }

  async restart(): Promise<void> {
    if (this.#restarted) {
      // There is only one spare copy of the glue: a second fatal error reloads the page.
      location.reload();
      return;
    }
    this.#restarted = true;
    const chunks = [...this.#chunks.keys()];
    this.#chunks.clear();
    this.#running = await instantiate(this.#module, await import('lumora-pkg/core_bg.js?spare'));
    if (this.#listeners) this.start(this.#listeners);
    // Mounted views need the chunks that they were loaded with.
    await Promise.all(chunks.map((name) => this.chunk(name)));
  }

  stop(): void {
    this.#glue.shutdown();
  }
}

// The parts that need Rust: format, clippy, tests of core and server, generated files, wasm tests.

import fs from 'node:fs';
import path from 'node:path';
import { ensure } from '../build.mjs';
import { check, libtest, sum } from '../counts.mjs';
import { cratesUnder } from '../crates.mjs';
import { browser, postgresBin, schemathesis } from '../install.mjs';
import { startPostgres } from '../postgres.mjs';
import { root, targetDir, toolsDir, toolsEnvironment, wasmDir, wasmTarget, webDir } from '../project.mjs';
import { run } from '../run.mjs';
import { scratchFolder } from '../scratch.mjs';
import { amount, isSlow, slowRustTests } from '../suite.mjs';
import {
  countsOrFailure,
  ignoredWithoutReason,
  linting,
  mergeResults,
  native,
  nativeTests,
  slowTests,
  withoutWarnings,
} from './native.mjs';

const WASM_CRATES = {
  core: 'lumora-core',
  'core/extras': 'lumora-extras',
  'core/patterns': 'lumora-patterns',
  'core/strength': 'lumora-strength',
};
/** Crates that are modules for the browser but have no tests there. */
const OTHER_MODULES = ['qr', 'rules', 'statement'].map((name) => `lumora-${name}-module`);

/** Inputs of the core, and of all Rust. */
const CORE = ['.cargo', 'Cargo.toml', 'Cargo.lock', 'rust-toolchain.toml', 'core', 'locales'];
export const RUST = [...CORE, 'server'];
const WRITTEN_BY_CORE = ['web/src/core/generated', 'web/src/core/fixtures'];

/** Test binaries that compare generated files with those in git. */
const GENERATED = ['bindings', 'fixtures'];

/** The server binary that the tests build; the journeys run the same one, which saves a build. */
export const testedServer = path.join(targetDir, 'debug', 'lumora-server');

/** Builds `testedServer` with the features of the tests' build: built alone it would have fewer. */
export const buildTestedServer = () =>
  run('tested server', ['cargo', 'test', '--no-run', ...native, '--test', 'all'], { env: linting() });

/** Runs each command and counts it as one check. */
export async function checks(commands) {
  const results = [];
  for (const [title, command, options] of commands) {
    const { code, log } = await run(title, command, { mayFail: true, ...options });
    results.push({ ...check(code === 0), log: code === 0 ? undefined : log });
  }
  return { ...sum(results), logs: results.map((result) => result.log).filter(Boolean) };
}

export const format = {
  about: 'cargo fmt; biome over the scripts (the web part has biome over web/)',
  inputs: [...RUST, 'rustfmt.toml', 'web/package-lock.json'],
  async run() {
    await ensure('npm');
    const biome = path.join(webDir, 'node_modules', '.bin', 'biome');
    return checks([
      ['format rust', ['cargo', 'fmt', '--all', '--check']],
      ['format scripts', [biome, 'check', '--error-on-warnings', 'scripts']],
    ]);
  },
};

const DENY_WARNINGS = ['--', '-D', 'warnings'];

/** What `scripts/start` builds: only the server, without optional features. */
const PLAIN_SERVER = ['-p', 'lumora-server', '--bins', '--no-default-features'];

/** A clippy run alone, for code that no test contains. */
export const clippyOf = (title, ...options) =>
  checks([[title, ['cargo', 'clippy', ...options, '--locked', '--target-dir', targetDir, ...DENY_WARNINGS]]]);

export const plainServer = () => clippyOf('clippy plain server', ...PLAIN_SERVER);
export const scriptCrates = () =>
  clippyOf('clippy script crates', '-p', 'money-bench', '-p', 'wasm-tools', '--all-targets');

export const clippy = {
  about: 'builds what the tests of this machine need, by clippy, with warnings as errors',
  inputs: [...RUST, 'scripts/money-bench', 'scripts/tools', 'clippy.toml', ...WRITTEN_BY_CORE],
  slow: () => ['clippy of what only the scripts build'],
  async run() {
    await ensure('fetch');
    const build = ['cargo', 'test', '--no-run', ...native];
    const built = withoutWarnings(await run('clippy', build, { env: linting(), mayFail: true }));
    return mergeResults([built, await plainServer(), ...(isSlow() ? [await scriptCrates()] : [])]);
  },
};

export const clippyWasm = {
  about: 'clippy with warnings as errors, for wasm32',
  inputs: [...CORE, 'clippy.toml', ...WRITTEN_BY_CORE],
  async run() {
    await ensure('wasm-target');
    const command = (name, packages, tests = []) => {
      const options = [...packages.flatMap((it) => ['-p', it]), '--lib', ...tests, '--target', wasmTarget];
      return [
        `clippy wasm32 ${name}`,
        ['cargo', 'clippy', ...options, '--target-dir', wasmDir, '--locked', ...DENY_WARNINGS],
      ];
    };
    const tested = Object.entries(WASM_CRATES).map(([folder, name]) => {
      const tests = fs.existsSync(path.join(root, folder, 'tests', 'web.rs')) ? ['--test', 'web'] : [];
      if (folder === 'core') tests.push('--test', 'simulation');
      return command(name, [name, `${name}-module`], tests);
    });
    return checks([...tested, command('other modules', OTHER_MODULES)]);
  },
};

/** Nextest filter of the server's crates; the other native tests are the core's. */
const ofServer = () =>
  cratesUnder('server')
    .map((name) => `package(=${name})`)
    .join(' + ');
const GENERATED_TESTS = GENERATED.map((name) => `binary(=${name})`).join(' + ');

/** Number of simulation seeds in the slow suite. */
const SLOW_SEEDS = '10000';

/**
 * The simulation with many seeds; the core is optimised for it, while its dependencies are those of the other
 * tests.
 */
function slowSimulation() {
  const optimised = ['--config', 'profile.dev.package.lumora-core.opt-level=2'];
  const name = 'whatever_happens_the_invariants_hold';
  return nativeTests('slow simulation', [...optimised, '--test', 'simulation'], {
    filter: ['-E', `test(${name})`],
    after: ['--', name],
    env: { LUMORA_SEEDS: process.env.LUMORA_SEEDS || SLOW_SEEDS },
  });
}

/** One build for both parts: for a single crate cargo would rebuild dependencies with fewer features. */
export const core = {
  about: 'unit and integration tests of the core and of what stands beside it, and its examples',
  inputs: CORE,
  slow: () => [`${SLOW_SEEDS} runs of the simulation`, ...amount(slowRustTests(['core']), 'test')],
  async run() {
    const filter = ['-E', `not (${ofServer()}) and not (${GENERATED_TESTS})`];
    const tests = await nativeTests('core tests', [], { filter });
    const slow = isSlow() ? [await slowSimulation(), ...(await slowTests('core', ['core'], { filter }))] : [];
    const { output, code, log } = await run('doc tests', ['cargo', 'test', '--doc', ...native], {
      env: linting(),
      mayFail: true,
    });
    const examples =
      code === 0 ? (libtest(output) ?? check(false)) : countsOrFailure(libtest(output), code, log);
    return mergeResults([tests, ...slow, ...ignoredWithoutReason(['core']), examples]);
  },
};

/**
 * Slow tests of the server; one checks it against its API description by schemathesis, another one starts and kills
 * a PostgreSQL of its own.
 */
async function slowServer(options) {
  const tools = { LUMORA_SCHEMATHESIS: await schemathesis(), LUMORA_POSTGRES_PROGRAMS: await postgresBin() };
  const env = { ...options.env, ...tools };
  return slowTests('server', ['server'], { ...options, env });
}

export const server = {
  about: 'unit and integration tests of the server, on SQLite and on a private PostgreSQL',
  inputs: [...RUST, 'scripts/requirements.txt'],
  slow: () => amount(slowRustTests(['server']), 'test'),
  async run() {
    const postgres = await startPostgres();
    const options = {
      filter: ['-E', ofServer()],
      instead: cratesUnder('server').flatMap((name) => ['-p', name]),
      env: { LUMORA_TEST_POSTGRES: postgres.url, TMPDIR: scratchFolder() },
    };
    try {
      const tests = await nativeTests('server tests', [], options);
      if (tests.failed > 0) for (const line of postgres.troubles()) console.error(`  PostgreSQL: ${line}`);
      return mergeResults([
        tests,
        ...(isSlow() ? await slowServer(options) : []),
        ...ignoredWithoutReason(['server']),
      ]);
    } finally {
      await postgres.stop();
    }
  },
};

export const generated = {
  about: 'generated TypeScript and golden fixtures are those that the core makes now',
  inputs: [...CORE, ...WRITTEN_BY_CORE],
  run: generatedTests,
};

/** Compares what the core generates with the files in git. */
export function generatedTests() {
  return nativeTests(
    'generated files',
    GENERATED.flatMap((name) => ['--test', name]),
  );
}

/** Number of `#[wasm_bindgen_test]` functions in a crate. */
export function declaredWasmTests(folder) {
  const files = fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.rs'));
  const sources = files
    .filter((file) => /^(src|tests)\//.test(file))
    .map((file) => fs.readFileSync(path.join(folder, file), 'utf8'));
  return sources.join('\n').match(/^\s*#\[wasm_bindgen_test(\(.*\))?\]/gm)?.length ?? 0;
}

/**
 * Digests of the simulation's sample from a native run: they are compiled into the wasm tests, which must produce
 * the same.
 */
async function nativeDigests() {
  const file = path.join(targetDir, 'simulation-digests.txt');
  // For all packages, as in the part `core`: for a single one cargo would rebuild dependencies with fewer
  // features.
  const test = ['--test', 'simulation', '--', 'a_sample_replays'];
  const env = { ...linting(), LUMORA_DIGEST_FILE: file };
  await run('native digests', ['cargo', 'test', ...native, ...test], { env });
  return fs.readFileSync(file, 'utf8');
}

/** Tests of the pkg/ writer, built by clippy; next to the tools, which have compiled its dependencies already. */
export async function writerTests() {
  const options = ['--locked', '-p', 'pkg-writer', '--target-dir', toolsDir];
  const { output, code, log } = await run('pkg-writer tests', ['cargo', 'test', ...options], {
    env: linting(),
    mayFail: true,
  });
  return mergeResults([withoutWarnings({ output, log }), countsOrFailure(libtest(output), code, log)]);
}

export const wasm = {
  about: 'wasm-pack tests in headless Chromium; fails when fewer ran than stand in the sources',
  inputs: [...CORE, ...WRITTEN_BY_CORE],
  async run() {
    await ensure('tools', 'wasm-target');
    const { chromedriver, chromium } = await browser();
    const LUMORA_DIGESTS = await nativeDigests();
    const env = { ...toolsEnvironment(), CARGO_TARGET_DIR: wasmDir, CHROME: chromium, LUMORA_DIGESTS };
    const results = [await writerTests()];
    for (const folder of Object.keys(WASM_CRATES)) {
      const declared = declaredWasmTests(path.join(root, folder));
      if (declared === 0 && folder !== 'core') continue;
      const options = [
        '--headless',
        '--chrome',
        '--chromedriver',
        chromedriver,
        path.join(root, folder),
        '--locked',
      ];
      const { output, code, log } = await run(`wasm tests ${folder}`, ['wasm-pack', 'test', ...options], {
        env,
        mayFail: true,
      });
      const result = countsOrFailure(libtest(output), code, log);
      const ran = result.passed + result.failed + result.skipped;
      if (ran < declared) {
        console.error(
          `  ${folder}: ${declared} wasm tests stand in the sources but only ${ran} ran; is run_in_browser missing?`,
        );
        result.failed += declared - ran;
        result.logs = [log];
      }
      results.push(result);
    }
    return mergeResults(results);
  },
};

// The parts that need Rust: format, clippy, tests of core and server, generated files, wasm tests.

import fs from 'node:fs';
import path from 'node:path';
import { ensure } from '../build.mjs';
import { check, libtest, nextest as nextestCounts, sum } from '../counts.mjs';
import { browser, nextest } from '../install.mjs';
import { startPostgres } from '../postgres.mjs';
import { root, targetDir, toolsDir, toolsEnvironment, wasmDir, wasmTarget, webDir } from '../project.mjs';
import { run } from '../run.mjs';

const WASM_CRATES = {
  core: 'lumora-core',
  'core/extras': 'lumora-extras',
  'core/patterns': 'lumora-patterns',
  'core/strength': 'lumora-strength',
};

/** What the core is made of, and all that is Rust. */
const CORE = ['Cargo.toml', 'Cargo.lock', 'rust-toolchain.toml', 'core', 'locales'];
export const RUST = [...CORE, 'server'];
const WRITTEN_BY_CORE = ['web/src/core/generated', 'web/src/core/fixtures'];

/** Test binaries that compare what is generated with what is in git. */
const GENERATED = ['bindings', 'fixtures'];

const native = ['--locked', '--all-features', '--target-dir', targetDir];

/** The server that the tests are built with; the journeys run it as well, which saves them a build of their own. */
export const testedServer = path.join(targetDir, 'debug', 'lumora-server');

/** Builds `testedServer` with what the tests are built with: a build of it alone would have fewer features. */
export const buildTestedServer = () =>
  run('tested server', ['cargo', 'test', '--no-run', ...native, '--test', 'all']);

/** Runs each command and counts it as one check. */
async function checks(commands) {
  const results = [];
  for (const [title, command, options] of commands) {
    const { code, log } = await run(title, command, { mayFail: true, ...options });
    results.push({ ...check(code === 0), log: code === 0 ? undefined : log });
  }
  return { ...sum(results), logs: results.map((result) => result.log).filter(Boolean) };
}

export const format = {
  about: 'cargo fmt; biome over the scripts (the web part has biome over web/)',
  looksAt: [...RUST, 'rustfmt.toml', 'web/package-lock.json'],
  async run() {
    await ensure('npm');
    const biome = path.join(webDir, 'node_modules', '.bin', 'biome');
    return checks([
      ['format rust', ['cargo', 'fmt', '--all', '--check']],
      ['format scripts', [biome, 'check', '--error-on-warnings', 'scripts']],
    ]);
  },
};

const DENIED = ['--', '-D', 'warnings'];

export const clippy = {
  about: 'clippy with warnings as errors, for this machine',
  looksAt: [...RUST, 'clippy.toml', ...WRITTEN_BY_CORE],
  async run() {
    await ensure('fetch');
    // What `scripts/start` builds: the server alone, without the features that a setting asks for.
    const plain = ['-p', 'lumora-server', '--no-default-features', '--locked', '--target-dir', targetDir];
    return checks([
      ['clippy', ['cargo', 'clippy', '--all-targets', ...native, ...DENIED]],
      ['clippy plain server', ['cargo', 'clippy', '--bins', ...plain, ...DENIED]],
    ]);
  },
};

export const clippyWasm = {
  about: 'clippy with warnings as errors, for wasm32',
  looksAt: [...CORE, 'clippy.toml', ...WRITTEN_BY_CORE],
  async run() {
    await ensure('wasm-target');
    const command = ([folder, name]) => {
      const tests = fs.existsSync(path.join(root, folder, 'tests', 'web.rs')) ? ['--test', 'web'] : [];
      if (folder === 'core') tests.push('--test', 'simulation');
      const options = ['-p', name, '-p', `${name}-module`, '--lib', ...tests, '--target', wasmTarget];
      return [
        `clippy wasm32 ${name}`,
        ['cargo', 'clippy', ...options, '--target-dir', wasmDir, '--locked', ...DENIED],
      ];
    };
    return checks(Object.entries(WASM_CRATES).map(command));
  },
};

/**
 * Runs tests with `options` for cargo, by nextest with its `filter`, or else by `cargo test` with what stands `instead`; a run
 * without tests fails.
 */
async function nativeTests(title, options, { filter = [], instead = [], env = {} } = {}) {
  const runner = await nextest();
  const command = runner ? ['cargo', 'nextest', 'run', ...filter] : ['cargo', 'test', ...instead];
  const { output, code, log } = await run(title, [...command, '--no-fail-fast', ...native, ...options], {
    env: { ...(runner ?? process.env), ...env },
    mayFail: true,
  });
  return judged(runner ? nextestCounts(output) : libtest(output), code, log);
}

/** No count or a bad exit without a failed test (a compile error, say) is one failure. */
function judged(counts, code, log) {
  const failed =
    counts === null || counts.passed + counts.failed === 0 || (code !== 0 && counts.failed === 0);
  const result = failed ? sum([counts ?? check(true), check(false)]) : counts;
  if (counts === null) result.passed = 0;
  return { ...result, logs: result.failed > 0 ? [log] : [] };
}

const SERVER_CRATES = ['lumora-server', 'lumora-slots'];
const OF_SERVER = SERVER_CRATES.map((name) => `package(=${name})`).join(' + ');
const GENERATED_TESTS = GENERATED.map((name) => `binary(=${name})`).join(' + ');

/** One build of everything for both parts: of one crate alone, cargo would compile it anew with fewer features. */
export const core = {
  about: 'unit and integration tests of the core and of what stands beside it, and its examples',
  looksAt: CORE,
  async run() {
    const filter = ['-E', `not (${OF_SERVER}) and not (${GENERATED_TESTS})`];
    const tests = await nativeTests('core tests', [], { filter });
    const { output, code, log } = await run('doc tests', ['cargo', 'test', '--doc', ...native], {
      mayFail: true,
    });
    const examples = code === 0 ? (libtest(output) ?? check(false)) : judged(libtest(output), code, log);
    return { ...sum([tests, examples]), logs: [...tests.logs, ...(examples.logs ?? [])] };
  },
};

export const server = {
  about: 'unit and integration tests of the server, on SQLite and on a private PostgreSQL',
  looksAt: RUST,
  async run() {
    const postgres = await startPostgres();
    const instead = SERVER_CRATES.flatMap((name) => ['-p', name]);
    try {
      const env = { LUMORA_TEST_POSTGRES: postgres.url };
      return await nativeTests('server tests', [], { filter: ['-E', OF_SERVER], instead, env });
    } finally {
      await postgres.stop();
    }
  },
};

export const generated = {
  about: 'generated TypeScript and golden fixtures are those that the core makes now',
  looksAt: [...CORE, ...WRITTEN_BY_CORE],
  async run() {
    return nativeTests(
      'generated files',
      GENERATED.flatMap((name) => ['--test', name]),
    );
  },
};

/** How many `#[wasm_bindgen_test]` functions stand in a crate. */
export function declaredWasmTests(folder) {
  const files = fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.rs'));
  const sources = files
    .filter((file) => /^(src|tests)\//.test(file))
    .map((file) => fs.readFileSync(path.join(folder, file), 'utf8'));
  return sources.join('\n').match(/^\s*#\[wasm_bindgen_test(\(.*\))?\]/gm)?.length ?? 0;
}

/** What the simulation's sample says natively: the wasm tests are built with it and must say the same. */
async function nativeDigests() {
  const file = path.join(targetDir, 'simulation-digests.txt');
  // Of all packages, as in the part `core`: of one alone, cargo would compile it anew with fewer features.
  const test = ['--test', 'simulation', '--', 'a_sample_replays'];
  const env = { ...process.env, LUMORA_DIGEST_FILE: file };
  await run('native digests', ['cargo', 'test', ...native, ...test], { env });
  return fs.readFileSync(file, 'utf8');
}

/** The tests of what writes and cuts the modules; beside the tools, which have its dependencies already. */
async function writerTests() {
  const options = ['--locked', '-p', 'pkg-writer', '--target-dir', toolsDir];
  const { output, code, log } = await run('pkg-writer tests', ['cargo', 'test', ...options], {
    mayFail: true,
  });
  return judged(libtest(output), code, log);
}

export const wasm = {
  about: 'wasm-pack tests in headless Chromium; fails when fewer ran than stand in the sources',
  looksAt: [...CORE, ...WRITTEN_BY_CORE],
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
      const result = judged(libtest(output), code, log);
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
    return { ...sum(results), logs: results.flatMap((result) => result.logs) };
  },
};

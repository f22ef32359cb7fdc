// The build of the whole site as steps. `node build.mjs STEP...` makes the named steps and their
// prerequisites.

import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { bundleDeferred, DEFERRED, deferredFiles, deferredList, writeDeferredList } from './deferred.mjs';
import { hasSitePackages, NPM_CI, NPM_CI_SITE } from './packages.mjs';
import {
  compilerEnvironment,
  pkgDir,
  pkgWriter,
  root,
  serverBinary,
  shippedEnvironment,
  targetDir,
  toolsBin,
  toolsDir,
  wasmDir,
  wasmTarget,
  webDir,
} from './project.mjs';
import { run, stopAll, stopChildrenOnSignal } from './run.mjs';
import { isStepUpToDate, runSteps } from './steps.mjs';

const RUST = ['Cargo.toml', 'Cargo.lock', 'rust-toolchain.toml', '.cargo'];
/** Modules needed by a first page and its forms; see `deferred.mjs` for the others. */
const FIRST_MODULES = ['core', 'extras'];
const WASM_MODULES = [...FIRST_MODULES, ...DEFERRED];
/** Only the field rules; built by `scripts/bench rules`, loaded by no page. */
const BENCH_MODULES = ['rules'];
/**
 * Chunks of a module that the page loads on demand; they must agree with core/src/feature/list.rs. Code they have
 * in common goes into a module of its own, and so does code common to a group, whose name follows the `@`.
 */
const CHUNKS = {
  core: [
    'account',
    'account_record',
    'agent@agents',
    'bonus',
    'rewards',
    'contracts@agents',
    'control',
    'deposit',
    'downline@agents',
    'downline_money@agents',
    'identity',
    'income@agents',
    'inbox',
    'invitations',
    'limits',
    'member',
    'messages',
    'missions',
    'pages',
    'payment',
    'play',
    'points',
    'privacy',
    'promotions',
    'records',
    'registrations@agents',
    'search',
    'settlements@agents',
    'statements',
    'team_records@agents',
    'upline',
    'wallet',
    'withdraw',
    'withdrawals',
    'workbench@agents',
  ],
};

const wasmFile = (name) => path.join(wasmDir, wasmTarget, 'wasm', `lumora_${name}_module.wasm`);

/** All modules written for chunks: the common one, then each chunk and its group's. */
const chunkModules = (chunks) =>
  chunks ? [...new Set(['shared', ...chunks.flatMap((chunk) => chunk.split('@'))])] : [];

const pkgPaths = (name) => pkgFiles(name).map((file) => path.join(pkgDir, file));

const pkgFiles = (name) => [
  `${name}.js`,
  `${name}_bg.js`,
  `${name}_bg.wasm`,
  `${name}.d.ts`,
  `${name}_bg.wasm.d.ts`,
  ...chunkModules(CHUNKS[name]).map((chunk) => `${name}_${chunk}.wasm`),
];

/** Makes the linker record relocations: the pkg/ writer uses them to split the core and then strips them. */
const EMIT_RELOCATIONS = '-Clink-arg=--emit-relocs';

/**
 * Compiles modules for the browser. At a slightly lower priority than the server, which takes longer: so they
 * finish shortly before it, and the site is bundled on the core left free by the server's last crate.
 */
function compileWasm(...names) {
  const packages = names.flatMap((name) => ['-p', `lumora-${name}-module`]);
  const options = ['--profile', 'wasm', '--target', wasmTarget, '--target-dir', wasmDir, '--locked'];
  return run(`compile ${names.join(' and ')}`, ['cargo', 'build', '--lib', ...packages, ...options], {
    env: shippedEnvironment(EMIT_RELOCATIONS),
    niceness: 3,
  });
}

/** Writes a compiled module with its JavaScript, types and chunks into `pkg/`. */
const writePkg = (name) =>
  run(`pkg ${name}`, [pkgWriter, wasmFile(name), name, pkgDir, ...(CHUNKS[name] ?? [])]);

/** Prefixes of the settings that make the server call external services over TLS. */
const EXTERNAL_SETTINGS = ['LUMORA_SMTP_', 'LUMORA_SMS_', 'LUMORA_OIDC_', 'LUMORA_FIREBASE_'];

/** Server features required by the settings in `env`, beyond the default build's, for cargo's `--features`. */
export function serverFeatures(env = process.env) {
  const isOutside = ([name, value]) =>
    value.trim() && EXTERNAL_SETTINGS.some((prefix) => name.startsWith(prefix));
  return [
    ...(/^\s*postgres(ql)?:/.test(env.DATABASE_URL ?? '') ? ['postgres'] : []),
    ...(Object.entries(env).some(isOutside) ? ['outside'] : []),
  ];
}

/**
 * LLVM's inlining threshold. The default is eleven times as high: it costs a tenth more compile time and gives a
 * larger server that is no faster. Functions marked `#[inline]` have a threshold of their own.
 */
const INLINE_THRESHOLD = '-Cllvm-args=-inline-threshold=20';

/**
 * Builds the server or the pkg/ writer as if both were built: common dependencies get the features of both, and are
 * compiled only once.
 */
function compileWithServerFeatures(bin) {
  const command = [...serverBuildCommand(bin), '--target-dir', targetDir];
  const env = compilerEnvironment(INLINE_THRESHOLD);
  return run(bin === 'lumora-server' ? 'server' : bin, command, { env });
}

/** The cargo command of `compileWithServerFeatures`, for the settings in `env`. */
export const serverBuildCommand = (bin, env = process.env) => [
  ...['cargo', 'build', '--profile', 'start', '--locked', '-p', 'lumora-server', '-p', 'pkg-writer'],
  // Bare feature names: with `lumora-server/...` cargo would take the crate in its role as its own tests'
  // dependency, which is not part of this build.
  ...['--no-default-features', '--features', serverFeatures(env).join()],
  ...['--bin', bin],
];

/** Inputs that determine how everything is compiled. */
const BUILD_INPUTS = ['scripts/lib/build.mjs', 'scripts/lib/project.mjs'];
const wasmInputs = [...RUST, 'core', 'locales', ...BUILD_INPUTS];

/**
 * Name of the step that compiles a module. The first page's modules share one build, and with it the union of
 * features of their dependencies.
 */
const compileStepName = (name) => (FIRST_MODULES.includes(name) ? 'compile-first' : `compile-${name}`);

const compileStep = (needs, ...names) => ({
  needs,
  description: `compiling ${names.map((name) => `core/modules/${name}`).join(' and ')} for the browser`,
  inputs: wasmInputs,
  outputs: names.map(wasmFile),
  run: () => compileWasm(...names),
});

const compileSteps = {
  'compile-first': compileStep(['wasm-target'], ...FIRST_MODULES),
  // After the first ones: they share a target folder, and with it their dependencies.
  ...Object.fromEntries(DEFERRED.map((name) => [`compile-${name}`, compileStep(['compile-first'], name)])),
  ...Object.fromEntries(BENCH_MODULES.map((name) => [`compile-${name}`, compileStep(['wasm-target'], name)])),
};

const wasmSteps = Object.fromEntries(
  [...WASM_MODULES, ...BENCH_MODULES].map((name) => [
    `wasm-${name}`,
    {
      needs: ['pkg-writer', compileStepName(name)],
      description: `writing pkg/${name}`,
      inputs: [...wasmInputs, 'scripts/pkg-writer'],
      outputs: pkgPaths(name),
      run: () => writePkg(name),
    },
  ]),
);

/** Steps that add a module to the already bundled site. */
const deferredSteps = Object.fromEntries(
  DEFERRED.map((name) => [
    `site-${name}`,
    {
      needs: ['site-first', `wasm-${name}`],
      conflictsWith: ['npm'],
      description: `adding ${name} to the site`,
      inputs: [...pkgPaths(name), deferredList, 'web/package-lock.json', 'scripts/lib/deferred.mjs'],
      // A getter, because computing the file names hashes the sources.
      get outputs() {
        return deferredFiles(name).map((file) => path.join(webDir, 'dist', file));
      },
      run: () => run(`site ${name}`, bundleDeferred(name)),
    },
  ]),
);

export const steps = {
  fetch: {
    description: 'downloading crates',
    inputs: ['Cargo.lock'],
    outputs: [path.join(root, 'Cargo.lock')],
    run: () => run('fetch', ['cargo', 'fetch', '--locked']),
  },
  'wasm-target': {
    needs: ['fetch'],
    description: `rustup target add ${wasmTarget}`,
    inputs: ['rust-toolchain.toml'],
    outputs: [path.join(root, 'rust-toolchain.toml')],
    run: () => run('wasm target', ['rustup', 'target', 'add', wasmTarget]),
  },
  'pkg-writer': {
    needs: ['fetch'],
    description: 'compiling what writes pkg/ (once)',
    inputs: ['Cargo.lock', 'rust-toolchain.toml', 'scripts/pkg-writer'],
    outputs: [pkgWriter],
    run: () => compileWithServerFeatures('pkg-writer'),
  },
  tools: {
    needs: ['fetch'],
    description: 'compiling wasm-pack and wasm-bindgen for the tests (once)',
    inputs: ['Cargo.lock', 'rust-toolchain.toml', 'scripts/tools'],
    outputs: ['wasm-bindgen', 'wasm-bindgen-test-runner', 'wasm-pack'].map((tool) =>
      path.join(toolsBin, tool),
    ),
    run: () => run('tools', ['cargo', 'build', '--locked', '-p', 'wasm-tools', '--target-dir', toolsDir]),
  },
  ...compileSteps,
  ...wasmSteps,
  'deferred-list': {
    description: 'listing the modules that are built after the site',
    run: writeDeferredList,
  },
  wasm: { needs: ['deferred-list', ...WASM_MODULES.map((name) => `wasm-${name}`)], run: () => {} },
  server: {
    // After the writer, which is quick and shares its target folder: cargo locks it for one build at a time.
    needs: ['pkg-writer'],
    description: 'compiling the server',
    inputs: [...RUST, 'core', 'server', 'locales', ...BUILD_INPUTS],
    extra: serverFeatures().join(),
    outputs: [serverBinary],
    run: () => compileWithServerFeatures('lumora-server'),
  },
  'npm-site': {
    run: () => hasSitePackages() || run('npm', NPM_CI_SITE, { cwd: webDir }),
  },
  npm: {
    needs: ['npm-site'],
    // It empties the folder that the site is bundled from.
    conflictsWith: ['site-first', ...DEFERRED.map((name) => `site-${name}`)],
    description: 'installing all npm packages',
    inputs: ['web/package.json', 'web/package-lock.json'],
    outputs: [path.join(webDir, 'node_modules', '.package-lock.json')],
    run: () => run('npm', NPM_CI, { cwd: webDir }),
  },
  'site-first': {
    needs: ['npm-site', 'deferred-list', ...FIRST_MODULES.map((name) => `wasm-${name}`)],
    conflictsWith: ['npm'],
    description: 'bundling the site',
    inputs: ['web', 'locales', 'pkg/package.json', deferredList, ...FIRST_MODULES.flatMap(pkgPaths)],
    outputs: [path.join(webDir, 'dist', 'index.html')],
    run: () => run('site', ['npm', 'run', 'build'], { cwd: webDir }),
  },
  ...deferredSteps,
  site: { needs: ['site-first', ...DEFERRED.map((name) => `site-${name}`)], run: () => {} },
};

/** The promises of the steps that this process has started, by name. */
const startedSteps = new Map();

/** Makes the named steps, each once per process, for concurrent callers. */
export const ensure = (...wanted) => runSteps(steps, wanted, startedSteps);

/** Whether a step and its prerequisites are up to date. */
export const isBuilt = (name) => isStepUpToDate(steps, name);

/** The command line: builds the named steps; on failure prints the reason and sets the exit code. */
async function main(wanted) {
  stopChildrenOnSignal();
  try {
    await ensure(...wanted);
  } catch (error) {
    stopAll();
    console.error(`error: ${error.message}`);
    process.exitCode = 1;
  }
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) await main(process.argv.slice(2));

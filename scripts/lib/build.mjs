// The build of the whole site as steps. `node build.mjs STEP...` makes the named steps and what they need.

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
/** What a first page and its forms need; see `deferred.mjs` for the others. */
const FIRST_MODULES = ['core', 'extras'];
const WASM_MODULES = [...FIRST_MODULES, ...DEFERRED];
/** The field rules alone; `scripts/bench rules` builds them, and no page loads them. */
const BENCH_MODULES = ['rules'];
/**
 * The chunks of a module that the page loads later: those of the list in core/src/feature/list.rs. What they share is written beside them,
 * and so is what only those of a group share, which stands behind the `@`.
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

/** The modules that are written for chunks: what all share, then each and its group. */
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

/** The linker writes down what refers to what: the writer of pkg/ cuts the core by it, and leaves it out of what travels. */
const WITH_REFERENCES = '-Clink-arg=--emit-relocs';

/**
 * Compiles modules for the browser. They give way a little to the server, which takes longer: so they end shortly before it
 * does, and the site is bundled on the core that the server's last crate leaves free.
 */
function compileWasm(...names) {
  const packages = names.flatMap((name) => ['-p', `lumora-${name}-module`]);
  const options = ['--profile', 'wasm', '--target', wasmTarget, '--target-dir', wasmDir, '--locked'];
  return run(`compile ${names.join(' and ')}`, ['cargo', 'build', '--lib', ...packages, ...options], {
    env: shippedEnvironment(WITH_REFERENCES),
    niceness: 3,
  });
}

/** Writes a compiled module with its JavaScript, types and chunks into `pkg/`. */
const writePkg = (name) =>
  run(`pkg ${name}`, [pkgWriter, wasmFile(name), name, pkgDir, ...(CHUNKS[name] ?? [])]);

/** The settings that make the server call services of others over TLS, by how their names begin. */
const OUTSIDE = ['LUMORA_SMTP_', 'LUMORA_SMS_', 'LUMORA_OIDC_', 'LUMORA_FIREBASE_'];

/** The parts of the server that the settings of `env` need beyond what every start does, for cargo's `--features`. */
export function serverFeatures(env = process.env) {
  const isOutside = ([name, value]) => value.trim() && OUTSIDE.some((prefix) => name.startsWith(prefix));
  return [
    ...(/^\s*postgres(ql)?:/.test(env.DATABASE_URL ?? '') ? ['postgres'] : []),
    ...(Object.entries(env).some(isOutside) ? ['outside'] : []),
  ];
}

/**
 * How large a function may be, in LLVM's measure, to be copied to where it is called. LLVM itself would copy those of eleven times
 * the size: a tenth more to compile, for a larger server that is no faster. What is marked as `#[inline]` is measured otherwise.
 */
const INLINE_LESS = '-Cllvm-args=-inline-threshold=20';

/**
 * Builds the server or the writer of pkg/, as if both were built: what they share has the features of both, and is compiled
 * once.
 */
function compileBesideServer(bin) {
  return run(bin === 'lumora-server' ? 'server' : bin, [...besideServer(bin), '--target-dir', targetDir], {
    env: compilerEnvironment(INLINE_LESS),
  });
}

/** The command of that, for the settings of `env`. */
export const besideServer = (bin, env = process.env) => [
  ...['cargo', 'build', '--profile', 'start', '--locked', '-p', 'lumora-server', '-p', 'pkg-writer'],
  // By their bare names: cargo takes `lumora-server/...` for features of the crate that its own tests depend on, which is no part of this.
  ...['--no-default-features', '--features', serverFeatures(env).join()],
  ...['--bin', bin],
];

/** What says how all of it is compiled. */
const HOW = ['scripts/lib/build.mjs', 'scripts/lib/project.mjs'];
const wasmInputs = [...RUST, 'core', 'locales', ...HOW];

/** What compiles a module. Those of the first page share a build, and with it what only one of them needs of a crate. */
const compileStep = (name) => (FIRST_MODULES.includes(name) ? 'compile-first' : `compile-${name}`);

const compiling = (needs, ...names) => ({
  needs,
  description: `compiling ${names.map((name) => `core/modules/${name}`).join(' and ')} for the browser`,
  inputs: wasmInputs,
  outputs: names.map(wasmFile),
  run: () => compileWasm(...names),
});

const compileSteps = {
  'compile-first': compiling(['wasm-target'], ...FIRST_MODULES),
  // After the first ones: they share a target folder, and with it their dependencies.
  ...Object.fromEntries(DEFERRED.map((name) => [`compile-${name}`, compiling(['compile-first'], name)])),
  ...Object.fromEntries(BENCH_MODULES.map((name) => [`compile-${name}`, compiling(['wasm-target'], name)])),
};

const wasmSteps = Object.fromEntries(
  [...WASM_MODULES, ...BENCH_MODULES].map((name) => [
    `wasm-${name}`,
    {
      needs: ['pkg-writer', compileStep(name)],
      description: `writing pkg/${name}`,
      inputs: [...wasmInputs, 'scripts/pkg-writer'],
      outputs: pkgPaths(name),
      run: () => writePkg(name),
    },
  ]),
);

/** Adds a module to the site that is bundled already. */
const deferredSteps = Object.fromEntries(
  DEFERRED.map((name) => [
    `site-${name}`,
    {
      needs: ['site-first', `wasm-${name}`],
      conflictsWith: ['npm'],
      description: `adding ${name} to the site`,
      inputs: [...pkgPaths(name), deferredList, 'web/package-lock.json', 'scripts/lib/deferred.mjs'],
      // Their names follow from the sources, and are worked out when somebody wants them.
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
    run: () => compileBesideServer('pkg-writer'),
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
    // After the writer, which is short and shares its folder and crates: cargo lets one build at a time into a folder.
    needs: ['pkg-writer'],
    description: 'compiling the server',
    inputs: [...RUST, 'core', 'server', 'locales', ...HOW],
    extra: serverFeatures().join(),
    outputs: [serverBinary],
    run: () => compileBesideServer('lumora-server'),
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

const started = new Map();

/** Makes the named steps, each once in this process; for callers that run beside each other. */
export const ensure = (...wanted) => runSteps(steps, wanted, started);

/** Whether a step and all that it needs are made from the present sources. */
export const isBuilt = (name) => isStepUpToDate(steps, name);

/** The command line: builds the named steps; on failure prints why and sets the exit code. */
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

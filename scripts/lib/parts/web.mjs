// The parts that need Node: the scripts' own tests, the web job without Rust, journeys in the browser, sizes.

import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { ensure } from '../build.mjs';
import { check, nodeTest, playwright, sum, vitest } from '../counts.mjs';
import { fingerprint, isUpToDate, markUpToDate, NOT_SOURCES } from '../fingerprint.mjs';
import { journeyBrowser } from '../install.mjs';
import { NPM_CI } from '../packages.mjs';
import { root, stateDir, webDir } from '../project.mjs';
import { run } from '../run.mjs';
import { scratchFolder } from '../scratch.mjs';
import { amount, isSlow, slowJourneys, slowNodeTests } from '../suite.mjs';
import { buildTestedServer, RUST, testedServer } from './rust.mjs';

const failedWith = (log) => ({ ...check(false), logs: [log] });

export const scripts = {
  about: 'the tests of these scripts',
  inputs: [],
  slow: () => amount(slowNodeTests('scripts/lib').length, 'file of tests', 'files of tests'),
  async run() {
    const isChosen = (file) => file.endsWith('.test.mjs') && (isSlow() || !file.endsWith('.slow.test.mjs'));
    const files = fs.readdirSync(path.join(root, 'scripts/lib')).filter(isChosen);
    const paths = files.map((file) => path.join(root, 'scripts/lib', file));
    const { output, code, log } = await run(
      'script tests',
      [process.execPath, '--test', '--test-reporter=tap', ...paths],
      { mayFail: true },
    );
    const counts = nodeTest(output);
    return counts && counts.passed > 0 ? { ...counts, logs: code === 0 ? [] : [log] } : failedWith(log);
  },
};

/**
 * PATH without cargo and rustc. A folder that contains them besides other programs is replaced by one with links to
 * the others.
 */
function pathWithoutRust(linksFolder) {
  fs.rmSync(linksFolder, { recursive: true, force: true });
  const isRust = (name) => /^(cargo|rustc|rustup|wasm-pack|wasm-bindgen)/.test(name);
  const folders = process.env.PATH.split(path.delimiter).map((folder, index) => {
    const names = fs.existsSync(folder) ? fs.readdirSync(folder) : [];
    if (!names.some(isRust)) return folder;
    const links = path.join(linksFolder, String(index));
    fs.mkdirSync(links, { recursive: true });
    for (const name of names.filter((name) => !isRust(name)))
      fs.symlinkSync(path.join(folder, name), path.join(links, name));
    return links;
  });
  return folders.join(path.delimiter);
}

/** Copies what a web developer without Rust has: web/, locales/ and a pkg/ that was never built. */
function copyWithoutRust(copy) {
  for (const folder of ['web', 'locales']) {
    const to = path.join(copy, folder);
    const nodeModules = path.join(to, 'node_modules');
    if (fs.existsSync(to)) {
      for (const name of fs.readdirSync(to))
        if (path.join(to, name) !== nodeModules) fs.rmSync(path.join(to, name), { recursive: true });
    }
    fs.cpSync(path.join(root, folder), to, {
      recursive: true,
      filter: (file) => !NOT_SOURCES.has(path.basename(file)),
    });
  }
  fs.mkdirSync(path.join(copy, 'pkg'), { recursive: true });
  for (const file of ['package.json', 'README.md'])
    fs.copyFileSync(path.join(root, 'pkg', file), path.join(copy, 'pkg', file));
}

export const web = {
  about: 'TypeScript, biome, vitest, fixtures build and Storybook, with no cargo in PATH and no pkg/',
  inputs: ['web', 'locales', 'pkg/package.json', 'pkg/README.md'],
  slow: () => amount(slowNodeTests('web/src').length, 'file of tests', 'files of tests'),
  async run() {
    await ensure('npm');
    const copy = path.join(stateDir, 'without-rust');
    copyWithoutRust(copy);
    const env = { ...process.env, PATH: pathWithoutRust(path.join(stateDir, 'path-without-rust')) };
    for (const name of ['CARGO_HOME', 'RUSTUP_HOME', 'CARGO_TARGET_DIR']) delete env[name];
    const found = spawnSync('sh', ['-c', 'command -v cargo || command -v rustc'], { env, encoding: 'utf8' });
    if (found.status === 0) throw new Error(`cargo is still in PATH: ${found.stdout.trim()}`);

    const cwd = path.join(copy, 'web');
    await installPackages(cwd, env);
    const results = [];
    for (const script of ['typecheck', 'lint', 'build:fixtures', 'build-storybook']) {
      const { code, log } = await run(`web ${script}`, ['npm', 'run', script], { cwd, env, mayFail: true });
      results.push(code === 0 ? { ...check(true), logs: [] } : failedWith(log));
    }
    results.push(await unitTests(cwd, 'all', env));
    return { ...sum(results), logs: results.flatMap((result) => result.logs) };
  },
};

/**
 * Installs packages into the copy: with a linked node_modules, Node would resolve imports beside the original, next
 * to its pkg/.
 */
async function installPackages(cwd, env) {
  const inputs = fingerprint(['web/package.json', 'web/package-lock.json']);
  const outputs = [path.join(cwd, 'node_modules', '.package-lock.json')];
  if (isUpToDate('web-without-rust', inputs, outputs)) return;
  await run('web npm ci', NPM_CI, { cwd, env });
  markUpToDate('web-without-rust', inputs, outputs);
}

/** Runs vitest: all of it, or what is related to `files`, paths relative to the root of the repository. */
export async function unitTests(cwd, files = 'all', env = process.env) {
  const report = path.join(stateDir, 'vitest.json');
  fs.rmSync(report, { force: true });
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const exclusions = isSlow() ? [] : ['--exclude=**/*.slow.test.*'];
  const program = path.join('node_modules', '.bin', 'vitest');
  const selection =
    files === 'all' ? ['run'] : ['related', '--run', ...files.map((file) => path.relative('web', file))];
  // A file that no test imports has no tests; that is no failure if only some files are requested.
  const allowEmpty = files === 'all' ? [] : ['--passWithNoTests'];
  const command = [program, ...selection, ...reporters, ...exclusions, ...allowEmpty];
  const { code, log } = await run('web vitest', command, { cwd, env, mayFail: true });
  return resultOfReport(report, vitest, code, log, { mayBeEmpty: files !== 'all' });
}

/** Counts of a JSON report; a missing or empty report, or an error exit without a failed test, is one failure. */
function resultOfReport(report, read, code, log, { mayBeEmpty = false } = {}) {
  if (!fs.existsSync(report)) return failedWith(log);
  const counts = read(fs.readFileSync(report, 'utf8'));
  if (counts.passed + counts.failed === 0)
    return mayBeEmpty && code === 0 ? { ...counts, logs: [] } : failedWith(log);
  if (code !== 0 && counts.failed === 0) return { ...sum([counts, check(false)]), logs: [log] };
  return { ...counts, logs: counts.failed > 0 ? [log] : [] };
}

export const e2e = {
  about: 'Playwright journeys with axe, against the real server and the real pkg/',
  inputs: [...RUST, 'web'],
  slow: () => amount(slowJourneys(), 'journey or group of them', 'journeys or groups of them'),
  run: () => journeys(),
};

/** Runs all journeys, or those of `files`, paths relative to web/. */
export async function journeys(files = []) {
  const [chromium] = await Promise.all([journeyBrowser(), ensure('npm', 'site'), buildTestedServer()]);
  const report = path.join(stateDir, 'playwright.json');
  fs.rmSync(report, { force: true });
  const env = {
    ...process.env,
    CHROMIUM: chromium,
    LUMORA_SERVER_BINARY: testedServer,
    TMPDIR: scratchFolder(),
    PLAYWRIGHT_JSON_OUTPUT_NAME: report,
  };
  const exclusions = isSlow() ? [] : ['--grep-invert=@slow'];
  // A changed file may contain only slow journeys; that is no failure.
  const allowEmpty = files.length > 0 ? ['--pass-with-no-tests'] : [];
  const options = ['--reporter=list,json', ...exclusions, ...allowEmpty, ...files];
  const { code, log } = await run('e2e', ['npm', 'run', 'e2e', '--', ...options], {
    cwd: webDir,
    env,
    mayFail: true,
  });
  return resultOfReport(report, playwright, code, log, { mayBeEmpty: files.length > 0 });
}

export const size = {
  about: 'brotli size of what home needs, within scripts/size-budget.json',
  inputs: [...RUST, 'web'],
  async run() {
    await ensure('site');
    const { code, log, output } = await run('size', [path.join(root, 'scripts/size')], { mayFail: true });
    if (code === 0) console.log(output.trimEnd());
    return code === 0 ? check(true) : failedWith(log);
  },
};

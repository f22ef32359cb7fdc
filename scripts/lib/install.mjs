// What the tests need besides Rust and Node: a browser, PostgreSQL, cargo-nextest, schemathesis. Installed
// automatically where possible (apt as root); otherwise the error says what to type.

import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { root, targetDir } from './project.mjs';
import { run } from './run.mjs';

const NEXTEST_VERSION = '0.9.143';
const HEADLESS_PACKAGE = 'chromium-headless-shell';
const BROWSER_PACKAGES = [
  'chromium',
  'chromium-driver',
  'fonts-liberation',
  'fonts-noto-core',
  'fonts-noto-cjk',
];

/** Full path of the first of `names` found in PATH, or undefined. */
export function findProgram(...names) {
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  return names.flatMap((name) => folders.map((folder) => path.join(folder, name))).find(isExecutable);
}

function isExecutable(file) {
  try {
    fs.accessSync(file, fs.constants.X_OK);
    return fs.statSync(file).isFile();
  } catch {
    return false;
  }
}

// dpkg has one lock: installations run in sequence.
let lastApt = Promise.resolve();

function aptInstall(purpose, packages) {
  const command = ['apt-get', 'install', '-y', '--no-install-recommends', ...packages];
  if (os.userInfo().uid !== 0 || !findProgram('apt-get')) {
    throw new Error(
      `${purpose} is missing: run 'sudo ${command.join(' ')}' or install it in your system's way`,
    );
  }
  console.log(`  installing ${packages.join(', ')} ...`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  lastApt = lastApt
    .catch(() => {})
    .then(() => run('apt update', ['apt-get', 'update'], { env, mayFail: true }))
    .then(() => run(`apt ${packages[0]}`, command, { env }));
  return lastApt;
}

/** Memoises `find`, so that it runs only once for all parts. */
function once(find) {
  let found;
  return () => {
    found ??= find();
    return found;
  };
}

/** Chromium and its driver, as full paths: `{ chromium, chromedriver }`. */
export const browser = once(async () => {
  const find = () => ({
    chromium:
      process.env.CHROMIUM ||
      findProgram('chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'),
    chromedriver: findProgram('chromedriver'),
  });
  const complete = ({ chromium, chromedriver }) => chromium && chromedriver;
  if (!complete(find())) await aptInstall('Chromium with its driver', BROWSER_PACKAGES);
  if (!complete(find()))
    throw new Error('Chromium was installed but is not in PATH: set CHROMIUM to its full path');
  return find();
});

/**
 * Browser of the journeys: headless Chromium where the system packages it separately, which takes two thirds of the
 * time per page; otherwise Chromium.
 */
export const journeyBrowser = once(async () => {
  const find = () => process.env.CHROMIUM || findProgram(HEADLESS_PACKAGE);
  if (!find()) await aptInstall('A Chromium without windows', [HEADLESS_PACKAGE]).catch(() => {});
  return find() ?? (await browser()).chromium;
});

/** Folder of PostgreSQL's programs; distributions keep initdb out of PATH. */
export const postgresBin = once(async () => {
  const find = () => {
    const debian = '/usr/lib/postgresql';
    const versions = fs.existsSync(debian)
      ? fs.readdirSync(debian).sort((a, b) => Number(b) - Number(a))
      : [];
    const configured = spawnSync('pg_config', ['--bindir'], { encoding: 'utf8' }).stdout?.trim();
    const inPath = findProgram('initdb');
    const folders = [
      configured,
      inPath && path.dirname(inPath),
      ...versions.map((version) => `${debian}/${version}/bin`),
    ];
    return folders.find((folder) => folder && isExecutable(path.join(folder, 'initdb')));
  };
  if (!find()) await aptInstall('PostgreSQL', ['postgresql']);
  if (!find()) throw new Error('PostgreSQL was installed but initdb is not found: put its folder into PATH');
  return find();
});

/** Environment in which `cargo nextest` runs, or null if it cannot be installed and `cargo test` must be used. */
export const nextest = once(async () => {
  if (findProgram('cargo-nextest')) return process.env;
  const own = path.join(targetDir, 'nextest');
  const env = { ...process.env, PATH: `${own}/bin${path.delimiter}${process.env.PATH}` };
  if (isExecutable(path.join(own, 'bin', 'cargo-nextest'))) return env;
  console.log('  installing cargo-nextest, once, for some minutes ...');
  const options = [
    '--locked',
    '--version',
    NEXTEST_VERSION,
    '--root',
    own,
    '--target-dir',
    path.join(own, 'target'),
  ];
  const { code } = await run('install nextest', ['cargo', 'install', 'cargo-nextest', ...options], {
    cwd: root,
    mayFail: true,
  });
  if (code === 0) return env;
  console.log('  cargo-nextest could not be installed; cargo test runs instead');
  return null;
});

/** Whether Python can make virtual environments: on Debian that is a separate package. */
const canMakeEnvironments = () =>
  spawnSync('python3', ['-c', 'import venv, ensurepip'], { stdio: 'ignore' }).status === 0;

/** schemathesis, in a virtual environment with exactly the versions of `requirements.txt`. */
export const schemathesis = once(async () => {
  const requirements = path.join(root, 'scripts', 'requirements.txt');
  const hash = createHash('sha256').update(fs.readFileSync(requirements)).digest('hex').slice(0, 12);
  const folder = path.join(targetDir, 'python', hash);
  const program = path.join(folder, 'bin', 'schemathesis');
  const done = path.join(folder, 'installed');
  if (fs.existsSync(done) && isExecutable(program)) return program;
  if (!canMakeEnvironments()) await aptInstall('Python with venv', ['python3', 'python3-venv']);
  console.log('  installing schemathesis, once ...');
  fs.rmSync(folder, { recursive: true, force: true });
  await run('python environment', ['python3', '-m', 'venv', folder]);
  const pip = [path.join(folder, 'bin', 'python'), '-m', 'pip', 'install', '--disable-pip-version-check'];
  await run('install schemathesis', [...pip, '--no-deps', '-r', requirements]);
  fs.writeFileSync(done, '');
  return program;
});

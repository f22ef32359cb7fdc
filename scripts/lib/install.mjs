// What the tests need beyond Rust and Node: a browser, PostgreSQL, cargo-nextest, schemathesis. Installed where that is
// possible without asking (apt as root); elsewhere the error says what to type.

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

/** The full path of the first of `names` that is in PATH, or undefined. */
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

// dpkg has one lock: installations run one after the other.
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

/** Runs `find` only once, however many parts ask. */
function once(find) {
  let found;
  return () => {
    found ??= find();
    return found;
  };
}

/** Chromium and its driver: `{ chromium, chromedriver }`, full paths. */
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
 * The browser of the journeys: Chromium without windows where the system has it as a package of its own, for a page costs it
 * two thirds of the time. Else Chromium itself.
 */
export const journeyBrowser = once(async () => {
  const find = () => process.env.CHROMIUM || findProgram(HEADLESS_PACKAGE);
  if (!find()) await aptInstall('A Chromium without windows', [HEADLESS_PACKAGE]).catch(() => {});
  return find() ?? (await browser()).chromium;
});

/** The folder with PostgreSQL's programs; distributions keep initdb out of PATH. */
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

/** The environment in which `cargo nextest` runs, or null when it cannot be had and `cargo test` must do. */
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

/** What Python must be able to do: Debian has it in a package of its own. */
const canMakeEnvironments = () =>
  spawnSync('python3', ['-c', 'import venv, ensurepip'], { stdio: 'ignore' }).status === 0;

/** schemathesis, in an environment of its own that holds exactly the versions of `requirements.txt`. */
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

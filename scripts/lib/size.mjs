// scripts/size: the download size of a first visit, in brotli at its highest level, against the committed
// budget.

import fs from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { chunks, criticalPath, sections } from './critical-path.mjs';
import { relative, root, webDir } from './project.mjs';

const HELP = `Usage: scripts/size [--json FILE]

Prints the brotli size of what the home page needs (HTML, CSS, JavaScript and wasm; no fonts) and of what each section
adds, from the built site in web/dist, and fails above scripts/size-budget.json. Sizes are in kB of 1000 bytes.
`;

const dist = path.join(webDir, 'dist');

const brotli = (file) =>
  brotliCompressSync(fs.readFileSync(path.join(dist, file)), {
    params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY },
  }).length;

const kilobytes = (bytes) => `${(bytes / 1000).toFixed(1)} kB`;

const kindOf = (file) => path.extname(file).slice(1);

function readManifest() {
  const file = ['manifest.json', '.vite/manifest.json']
    .map((name) => path.join(dist, name))
    .find(fs.existsSync);
  if (!file) throw new Error(`${relative(dist)} is not built: run scripts/start --build-only`);
  return JSON.parse(fs.readFileSync(file, 'utf8'));
}

/** The modules that are built after the site, as sections of their own. */
function readDeferred() {
  const list = JSON.parse(fs.readFileSync(path.join(dist, 'deferred.json'), 'utf8'));
  const missing = Object.values(list)
    .flat()
    .filter((file) => !fs.existsSync(path.join(dist, file)));
  if (missing.length > 0)
    throw new Error(`${relative(dist)} lacks ${missing.join(', ')}: run scripts/start --build-only`);
  return Object.entries(list).map(([name, files]) => ({ name, files }));
}

/** Sizes of the critical path and of every section, in bytes. */
function measure(home) {
  const manifest = readManifest();
  const files = criticalPath(manifest, fs.readFileSync(path.join(dist, 'index.html'), 'utf8'), home);
  for (const kind of ['html', 'css', 'js', 'wasm']) {
    if (!files.some((file) => kindOf(file) === kind))
      throw new Error(`the critical path holds no ${kind}: is the build complete?`);
  }
  const total = (names) => names.reduce((sum, file) => sum + brotli(file), 0);
  return {
    files: files.map((file) => ({ file, bytes: brotli(file) })),
    sections: [...sections(manifest, files), ...chunks(manifest), ...readDeferred()].map(
      ({ name, files: own }) => ({
        name,
        bytes: total(own),
      }),
    ),
  };
}

function print(title, rows) {
  console.log(title);
  for (const [name, bytes, note = ''] of rows)
    console.log(`  ${name.padEnd(56)}${kilobytes(bytes).padStart(10)}${note}`);
}

function main(args) {
  if (args.includes('--help') || args.includes('-h')) {
    process.stdout.write(HELP);
    return 0;
  }
  if (args.length > 0 && (args[0] !== '--json' || args.length !== 2)) {
    throw new Error(`unknown option ${args.join(' ')}: see scripts/size --help`);
  }
  const budget = JSON.parse(fs.readFileSync(path.join(root, 'scripts/size-budget.json'), 'utf8'));
  const sizes = measure(budget.home);
  const critical = sizes.files.reduce((sum, { bytes }) => sum + bytes, 0);
  print(
    'critical path of home, brotli',
    sizes.files.map(({ file, bytes }) => [file, bytes]),
  );
  print(`of ${kilobytes(budget.criticalPath)}`, [['together', critical]]);
  // A wasm module that a form loads on demand has a budget of its own, by its file name in pkg/.
  const allowed = (name) => budget.modules[path.basename(name, '.js')] ?? budget.section;
  const isOver = ({ name, bytes }) => bytes > allowed(name);
  const bySize = sizes.sections.sort((a, b) => b.bytes - a.bytes);
  print(
    `sections, each of ${kilobytes(budget.section)}, and modules`,
    bySize.map((section) => [section.name, section.bytes, isOver(section) ? '  over' : '']),
  );
  if (args.length === 2)
    fs.writeFileSync(args[1], `${JSON.stringify({ ...sizes, critical, budget }, null, 2)}\n`);
  const failures = [
    ...(critical > budget.criticalPath
      ? [`the critical path is ${kilobytes(critical - budget.criticalPath)} over its budget`]
      : []),
    ...bySize.filter(isOver).map(({ name }) => `${name} is over its budget of ${kilobytes(allowed(name))}`),
  ];
  for (const failure of failures) console.error(`error: ${failure}`);
  return failures.length > 0 ? 1 : 0;
}

try {
  process.exitCode = main(process.argv.slice(2));
} catch (error) {
  console.error(`error: ${error.message}`);
  process.exitCode = 1;
}

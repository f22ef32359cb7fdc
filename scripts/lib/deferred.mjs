// The modules that no first page needs: `scripts/start` builds them after the site is already serving, other
// commands together with the site. They are bundled separately, and their file names are hashes of their
// sources instead of their contents. So the site knows their URLs before they are compiled, and is identical
// whichever way they were built.

import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { fingerprint } from './fingerprint.mjs';
import { pkgDir, webDir } from './project.mjs';

/** Names of the folders in `core/modules/`. */
export const DEFERRED = ['patterns', 'qr', 'statement', 'strength'];

/** Sources that determine a module's files. On wasm these crates depend only on each other and on external crates. */
const inputsOf = (name) => [
  ...[
    'Cargo.toml',
    'Cargo.lock',
    'rust-toolchain.toml',
    '.cargo',
    'scripts/pkg-writer',
    'scripts/lib/deferred.mjs',
  ],
  ...['web/package-lock.json', `core/${name}`, `core/modules/${name}`],
];

const VERSION_LENGTH = 10;

/** Paths of a module's files in the built site, the script first: that is the one the page requests. */
export function deferredFiles(name) {
  const version = fingerprint(inputsOf(name)).slice(0, VERSION_LENGTH);
  return [`/assets/${name}-${version}.js`, `/assets/${name}_bg-${version}.wasm`];
}

/** The list of all these files: bundled into the site, and read by the server. */
export const deferredList = path.join(pkgDir, 'deferred.json');

export function writeDeferredList() {
  const list = Object.fromEntries(DEFERRED.map((name) => [name, deferredFiles(name)]));
  const text = `${JSON.stringify(list, null, 2)}\n`;
  if (!fs.existsSync(deferredList) || fs.readFileSync(deferredList, 'utf8') !== text)
    fs.writeFileSync(deferredList, text);
}

/**
 * The command that adds a module to the built site. A separate process, since Vite changes the environment of its
 * own.
 */
export const bundleDeferred = (name) => [process.execPath, fileURLToPath(import.meta.url), name];

/** Bundles a module of `pkg/` and adds it to the built site. */
async function addToSite(name) {
  const [script, wasm] = deferredFiles(name);
  const made = await bundle(path.join(pkgDir, `${name}.js`), { script, wasm });
  const names = made.map(({ fileName }) => `/${fileName}`).sort();
  if (names.join() !== [script, wasm].sort().join())
    throw new Error(`the bundle of ${name} is ${names.join(', ')} instead of ${script}, ${wasm}`);
  await publish(made, path.join(webDir, 'dist'));
}

async function bundle(entry, { script, wasm }) {
  const packages = createRequire(path.join(webDir, 'package.json'));
  const load = (name) => import(pathToFileURL(packages.resolve(name)));
  const [{ build }, { default: wasmPlugin }] = await Promise.all([load('vite'), load('vite-plugin-wasm')]);
  const { output } = await build({
    root: webDir,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    plugins: [wasmPlugin()],
    build: {
      write: false,
      target: 'es2023',
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      rolldownOptions: {
        input: entry,
        preserveEntrySignatures: 'strict',
        output: { entryFileNames: script.slice(1), assetFileNames: wasm.slice(1) },
      },
    },
  });
  return output;
}

/**
 * Writes a bundle's files into a site that may already be served: each atomically, its compressed copy first, and a
 * script after everything it loads.
 */
export async function publish(files, folder) {
  const isScript = ({ type }) => type === 'chunk';
  const inOrder = [...files.filter((file) => !isScript(file)), ...files.filter(isScript)];
  for (const { fileName, code, source } of inOrder) {
    const plain = Buffer.from(code ?? source);
    const packed = await compress(plain);
    const file = path.join(folder, fileName);
    fs.mkdirSync(path.dirname(file), { recursive: true });
    if (packed.length < plain.length) writeAtomically(`${file}.br`, packed);
    writeAtomically(file, plain);
  }
}

const compress = (plain) => {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
  };
  return promisify(brotliCompress)(plain, { params });
};

/** Never leaves a partial file visible. */
function writeAtomically(file, content) {
  const partial = `${file}.part`;
  fs.writeFileSync(partial, content);
  fs.renameSync(partial, file);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await addToSite(process.argv[2]);

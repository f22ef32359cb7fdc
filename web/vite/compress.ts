/**
 * Writes a `.br` file beside what gets smaller, so that no server has to compress the site before it can start.
 *
 * Brotli at its strongest takes seconds for a wasm module; here each file has a thread of its own.
 */
import { existsSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { Plugin } from 'vite';

const brotli = promisify(brotliCompress);

/** The same that the server compresses. */
const SMALLER = /\.(html|js|mjs|css|json|map|webmanifest|ftl|txt|svg|wasm|ico)$/;

export function compress(): Plugin {
  let folder = '';
  return {
    name: 'lumora:compress',
    apply: (_, { command, mode }) => command === 'build' && mode === 'production',
    configResolved(config) {
      folder = path.resolve(config.root, config.build.outDir);
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      async handler() {
        // A bundle that failed wrote nothing, and its own error is the one to show.
        if (!existsSync(folder)) {
          return;
        }
        const names = await readdir(folder, { recursive: true });
        await Promise.all(
          names.filter((name) => SMALLER.test(name)).map((name) => write(path.join(folder, name))),
        );
      },
    },
  };
}

async function write(file: string): Promise<void> {
  const plain = await readFile(file);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
  };
  const packed = await brotli(plain, { params });
  if (packed.length < plain.length) await writeFile(`${file}.br`, packed);
}

import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import wasm from 'vite-plugin-wasm';
import { alias } from './vite/alias.ts';
import { buildOptions } from './vite/build.ts';
import { compress } from './vite/compress.ts';
import { deferred } from './vite/deferred.ts';
import { firstPaint } from './vite/first-paint.ts';
import { layerOrder } from './vite/layer-order.ts';
import { locales } from './vite/locales.ts';
import { reloadOnPkg } from './vite/reload-on-pkg.ts';
import { sections } from './vite/sections.ts';
import { devServer } from './vite/server.ts';
import { serviceWorker } from './vite/service-worker.ts';

export default defineConfig(({ mode }) => ({
  plugins: [
    react(),
    wasm(),
    locales(),
    sections(),
    layerOrder(),
    firstPaint(),
    deferred(),
    reloadOnPkg(),
    serviceWorker(),
    compress(),
  ],
  resolve: { alias: alias(mode) },
  server: devServer(),
  build: buildOptions(),
  // The fixtures' pictures; the real ones come from the server.
  publicDir: mode === 'fixtures' ? '.storybook/public' : 'public',
  define: { __FIXTURES__: JSON.stringify(mode === 'fixtures') },
}));

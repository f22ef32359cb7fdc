/**
 * How the site is compiled: hashed files under `/assets`, which the server may cache for ever, and a manifest
 * that tells it which they are.
 */
import type { BuildOptions } from 'vite';

export function buildOptions(): BuildOptions {
  return {
    target: 'es2023',
    assetsDir: 'assets',
    manifest: 'manifest.json',
    // A data: URL would need `data:` in the Content-Security-Policy.
    assetsInlineLimit: 0,
    sourcemap: false,
    // Every supported browser has modulepreload; the polyfill would be an inline script.
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
  };
}

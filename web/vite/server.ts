/**
 * The development server: hot reload for the views, with the calls of the site passed on to a running server.
 *
 * `LUMORA_SERVER` says where that is, e.g. `LUMORA_SERVER=http://127.0.0.1:9000 npm run dev`.
 */
import type { ServerOptions } from 'vite';

const CALLS = ['/wps', '/lgw', '/lotto', '/cdn', '/openapi.json', '/docs', '/app.webmanifest'];

export function devServer(): ServerOptions {
  const target = process.env.LUMORA_SERVER ?? 'http://127.0.0.1:8080';
  return {
    host: '127.0.0.1',
    fs: { allow: ['..'] },
    proxy: Object.fromEntries(CALLS.map((path) => [path, { target, changeOrigin: true }])),
  };
}

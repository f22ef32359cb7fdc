/**
 * Reloads the page when the core was built again. A hot update would swap the module under a model that lives
 * in the old one's memory.
 */
import { resolve } from 'node:path';
import type { Plugin } from 'vite';

export function reloadOnPkg(): Plugin {
  const pkg = resolve(import.meta.dirname, '../../pkg');
  return {
    name: 'lumora:reload-on-pkg',
    apply: 'serve',
    configureServer(server) {
      server.watcher.add(pkg);
      let pending: NodeJS.Timeout | undefined;
      const reload = (file: string) => {
        if (!file.startsWith(pkg)) return;
        // wasm-pack writes several files; one reload is enough.
        clearTimeout(pending);
        pending = setTimeout(() => server.ws.send({ type: 'full-reload' }), 150);
      };
      server.watcher.on('add', reload).on('change', reload);
    },
    handleHotUpdate({ file }) {
      return file.startsWith(pkg) ? [] : undefined;
    },
  };
}

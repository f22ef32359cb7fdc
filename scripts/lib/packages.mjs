// Which npm packages are installed. Those that bundle the site are the dependencies of web/package.json; what only checks and
// develops it (Storybook, Playwright, vitest, biome, TypeScript) are its devDependencies, six times as many, and no start waits for them.

import fs from 'node:fs';
import path from 'node:path';
import { webDir } from './project.mjs';

const OPTIONS = ['--no-audit', '--no-fund', '--prefer-offline', '--loglevel=error'];

/** Installs what the lock file says; only errors are worth a line. */
export const NPM_CI = ['npm', 'ci', ...OPTIONS];

/** The same for what bundles the site, and nothing else. */
export const NPM_CI_SITE = [...NPM_CI, '--omit=dev'];

const packagesOf = (file) =>
  fs.existsSync(file) ? (JSON.parse(fs.readFileSync(file, 'utf8')).packages ?? {}) : {};

/**
 * Whether all packages that bundle the site are installed in `folder` as its lock file says, whatever else is: npm keeps a
 * list of what it has installed. Optional ones are those of other machines.
 */
export function hasSitePackages(folder = webDir) {
  const wanted = packagesOf(path.join(folder, 'package-lock.json'));
  const installed = packagesOf(path.join(folder, 'node_modules', '.package-lock.json'));
  const needed = Object.keys(wanted).filter((name) => name && !wanted[name].dev && !wanted[name].optional);
  return needed.every((name) => installed[name]?.integrity === wanted[name].integrity);
}

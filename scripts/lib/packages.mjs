// Which npm packages are installed. Those that bundle the site are the dependencies of web/package.json;
// tools for checks and development (Storybook, Playwright, vitest, biome, TypeScript) are its
// devDependencies, six times as many, which a start does not wait for.

import fs from 'node:fs';
import path from 'node:path';
import { webDir } from './project.mjs';

const OPTIONS = ['--no-audit', '--no-fund', '--prefer-offline', '--loglevel=error'];

/** Installs exactly the lock file; prints only errors. */
export const NPM_CI = ['npm', 'ci', ...OPTIONS];

/** The same without devDependencies. */
export const NPM_CI_SITE = [...NPM_CI, '--omit=dev'];

const packagesOf = (file) =>
  fs.existsSync(file) ? (JSON.parse(fs.readFileSync(file, 'utf8')).packages ?? {}) : {};

/**
 * Whether all packages that bundle the site are installed in `folder` as its lock file says, by npm's own list of
 * what it installed. Optional packages are ignored: they may be for other platforms.
 */
export function hasSitePackages(folder = webDir) {
  const wanted = packagesOf(path.join(folder, 'package-lock.json'));
  const installed = packagesOf(path.join(folder, 'node_modules', '.package-lock.json'));
  const needed = Object.keys(wanted).filter((name) => name && !wanted[name].dev && !wanted[name].optional);
  return needed.every((name) => installed[name]?.integrity === wanted[name].integrity);
}

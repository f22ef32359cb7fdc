import assert from 'node:assert/strict';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import test from 'node:test';
import { steps } from './build.mjs';
import { hasSitePackages } from './packages.mjs';
import { webDir } from './project.mjs';

const LOCK = {
  '': { name: 'web' },
  'node_modules/react': { integrity: 'sha512-react' },
  'node_modules/vite': { integrity: 'sha512-vite' },
  'node_modules/fsevents': { integrity: 'sha512-fsevents', optional: true },
  'node_modules/vitest': { integrity: 'sha512-vitest', dev: true },
};

/** A folder with this lock file, in which `installed` is installed. */
function folderWith(context, installed) {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'lumora-packages-'));
  context.after(() => fs.rmSync(folder, { recursive: true }));
  const write = (name, packages) => fs.writeFileSync(path.join(folder, name), JSON.stringify({ packages }));
  write('package-lock.json', LOCK);
  fs.mkdirSync(path.join(folder, 'node_modules'));
  if (installed) write('node_modules/.package-lock.json', installed);
  return folder;
}

const { 'node_modules/react': react, 'node_modules/vite': vite, 'node_modules/vitest': vitest } = LOCK;
const cases = [
  ['nothing', undefined, false],
  ['what bundles the site', { 'node_modules/react': react, 'node_modules/vite': vite }, true],
  [
    'everything',
    { 'node_modules/react': react, 'node_modules/vite': vite, 'node_modules/vitest': vitest },
    true,
  ],
  ['a part of it', { 'node_modules/react': react }, false],
  [
    'another version',
    { 'node_modules/react': react, 'node_modules/vite': { integrity: 'sha512-older' } },
    false,
  ],
];

for (const [what, installed, enough] of cases) {
  test(`with ${what} installed the site ${enough ? 'is bundled at once' : 'waits for npm'}`, (context) => {
    assert.equal(hasSitePackages(folderWith(context, installed)), enough);
  });
}

test('a start waits for no package that only checks the site, and every one that the bundler imports is installed', () => {
  assert.ok(steps['site-first'].needs.includes('npm-site') && !steps['site-first'].needs.includes('npm'));
  const { dependencies } = JSON.parse(fs.readFileSync(path.join(webDir, 'package.json'), 'utf8'));
  const sources = [
    'vite.config.ts',
    ...fs.readdirSync(path.join(webDir, 'vite')).map((name) => `vite/${name}`),
  ];
  const imported = sources.flatMap((name) =>
    [...fs.readFileSync(path.join(webDir, name), 'utf8').matchAll(/from '([@a-z][^':]*)'/g)].map(
      ([, it]) => it,
    ),
  );
  assert.ok(imported.includes('vite'));
  for (const name of imported) assert.ok(dependencies[name], `${name} belongs to the dependencies`);
});

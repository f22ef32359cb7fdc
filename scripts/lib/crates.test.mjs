import assert from 'node:assert/strict';
import test from 'node:test';
import { crateOf, crates, cratesUnder, fromMetadata, withDependents } from './crates.mjs';

const crate = (name, folder, needs = []) => ({ name, folder, needs, isDefault: true });
const ALL = [
  crate('core', 'core'),
  crate('qr', 'core/qr'),
  crate('ledger', 'server/ledger', ['core']),
  crate('app', 'server/app', ['ledger']),
];

test('a file belongs to the crate of the innermost folder', () => {
  assert.equal(crateOf('core/src/lib.rs', ALL).name, 'core');
  assert.equal(crateOf('core/qr/src/lib.rs', ALL).name, 'qr');
  assert.equal(crateOf('core/qrs.rs', ALL).name, 'core');
  assert.equal(crateOf('web/src/a.ts', ALL), undefined);
});

test('crates are found by folder', () => {
  assert.deepEqual(cratesUnder('server', ALL), ['ledger', 'app']);
  assert.deepEqual(cratesUnder('serv', ALL), []);
});

test('dependents are followed to the end', () => {
  assert.deepEqual(withDependents(['core'], ALL), ['core', 'ledger', 'app']);
  assert.deepEqual(withDependents(['app'], ALL), ['app']);
  assert.deepEqual(withDependents([], ALL), []);
});

test('what cargo says is read, a crate that needs itself for its tests among it', () => {
  const metadata = {
    workspace_default_members: ['id-a'],
    packages: [
      {
        id: 'id-a',
        name: 'a',
        manifest_path: '/r/x/a/Cargo.toml',
        dependencies: [{ name: 'a' }, { name: 'b' }, { name: 'b' }, { name: 'serde' }],
        targets: [
          { kind: ['lib'], name: 'a' },
          { kind: ['test'], name: 'all' },
        ],
      },
      { id: 'id-b', name: 'b', manifest_path: '/r/b/Cargo.toml', dependencies: [], targets: [] },
    ],
  };
  assert.deepEqual(fromMetadata(metadata, '/r'), [
    { name: 'a', folder: 'x/a', needs: ['b'], isDefault: true, tests: ['all'] },
    { name: 'b', folder: 'b', needs: [], isDefault: false, tests: [] },
  ]);
});

test('this workspace has crates of the core and of the server', () => {
  const all = crates();
  assert.ok(cratesUnder('core', all).length > 1);
  assert.ok(cratesUnder('server', all).length > 1);
});

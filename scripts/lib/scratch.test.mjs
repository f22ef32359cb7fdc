import assert from 'node:assert/strict';
import fs from 'node:fs';
import os from 'node:os';
import test from 'node:test';
import { scratchFolder } from './scratch.mjs';

const PLENTY = 64 * 2 ** 30;
const elsewhere = os.tmpdir();

test('the folder that was named is taken, wherever it is', () => {
  assert.equal(scratchFolder({ env: { TMPDIR: '/somewhere' }, free: PLENTY }), '/somewhere');
});

test('a folder that is not in memory, and one that is not there, leave the files where temporary ones go', () => {
  assert.equal(scratchFolder({ env: {}, folder: '/proc', free: PLENTY }), elsewhere);
  assert.equal(scratchFolder({ env: {}, folder: '/nowhere/at/all', free: PLENTY }), elsewhere);
});

test('where memory is short nothing is kept in it', () => {
  assert.equal(scratchFolder({ env: {}, free: 2 ** 30 }), elsewhere);
});

test('memory is taken where there is plenty of it', (context) => {
  const { type, bavail, bsize } = fs.existsSync('/dev/shm') ? fs.statfsSync('/dev/shm') : {};
  if (type !== 0x01021994 || bavail * bsize < 4 * 2 ** 30)
    return context.skip('this machine has no such folder');
  assert.equal(scratchFolder({ env: {}, free: PLENTY }), '/dev/shm');
});

import assert from 'node:assert/strict';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import test from 'node:test';
import { fingerprint, isUpToDate, markUpToDate, stampFile } from './fingerprint.mjs';
import { isStepUpToDate, runSteps } from './steps.mjs';

const temporary = (context) => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'lumora-steps-'));
  context.after(() => fs.rmSync(folder, { recursive: true }));
  return folder;
};

test('a step runs once, after what it needs, however many ask for it', async () => {
  const order = [];
  const step = (name, ...needs) => ({ needs, run: () => order.push(name) });
  const steps = { a: step('a'), b: step('b', 'a'), c: step('c', 'a', 'b') };
  await runSteps(steps, ['c', 'a', 'b']);
  assert.deepEqual(order, ['a', 'b', 'c']);
});

test('callers that share what has begun never run a step twice', async () => {
  let runs = 0;
  const begun = new Map();
  const steps = { a: { run: () => runs++ } };
  await Promise.all([runSteps(steps, ['a'], begun), runSteps(steps, ['a'], begun)]);
  assert.equal(runs, 1);
});

for (const wanted of [
  ['install', 'bundle'],
  ['bundle', 'install'],
]) {
  test(`of steps that must not run beside each other the first asked for runs first: ${wanted.join(', ')}`, async () => {
    const order = [];
    const step = (name, other) => ({
      needs: ['both'],
      conflictsWith: [other],
      async run() {
        order.push(`${name} begins`);
        await new Promise(setImmediate);
        order.push(`${name} ends`);
      },
    });
    const steps = {
      both: { run() {} },
      install: step('install', 'bundle'),
      bundle: step('bundle', 'install'),
    };
    await runSteps(steps, wanted);
    assert.deepEqual(
      order,
      wanted.flatMap((name) => [`${name} begins`, `${name} ends`]),
    );
  });
}

test('a step that fails stops what needs it', async () => {
  const steps = {
    a: { run: () => Promise.reject(new Error('broken')) },
    b: { needs: ['a'], run: () => assert.fail('must not run') },
  };
  await assert.rejects(runSteps(steps, ['b']), /broken/);
});

test('an unknown step names the known ones', async () => {
  await assert.rejects(runSteps({ site: {} }, ['sight']), /"sight".*site/);
});

test('a fingerprint follows contents and names, not times, and leaves dependencies out', (context) => {
  const folder = temporary(context);
  fs.writeFileSync(path.join(folder, 'a'), 'one');
  const before = fingerprint([folder]);
  fs.utimesSync(path.join(folder, 'a'), 1, 1);
  fs.mkdirSync(path.join(folder, 'node_modules'));
  fs.writeFileSync(path.join(folder, 'node_modules', 'b'), 'b');
  assert.equal(fingerprint([folder]), before);
  fs.renameSync(path.join(folder, 'a'), path.join(folder, 'c'));
  assert.notEqual(fingerprint([folder]), before);
});

test('a step is up to date only with the same inputs and the outputs it made', (context) => {
  const output = path.join(temporary(context), 'out');
  const name = `test-${process.pid}`;
  context.after(() => fs.rmSync(stampFile(name), { force: true }));
  assert.throws(() => markUpToDate(name, 'hash', [output]), /did not make/);
  fs.writeFileSync(output, 'x');
  markUpToDate(name, 'hash', [output]);
  assert.ok(isUpToDate(name, 'hash', [output]));
  assert.ok(!isUpToDate(name, 'other', [output]));
  fs.writeFileSync(output, 'made by someone else');
  assert.ok(!isUpToDate(name, 'hash', [output]));
  fs.rmSync(output);
  assert.ok(!isUpToDate(name, 'hash', [output]));
});

test('a step is made when it and all that it needs are up to date', (context) => {
  const folder = temporary(context);
  const [needed, input] = ['needed', 'input'].map((name) => path.join(folder, name));
  const names = [`test-needed-${process.pid}`, `test-made-${process.pid}`];
  context.after(() => {
    for (const name of names) fs.rmSync(stampFile(name), { force: true });
  });
  fs.writeFileSync(needed, '');
  fs.writeFileSync(input, 'one');
  const step = { inputs: [input], extra: '', outputs: [needed] };
  const steps = { [names[0]]: step, [names[1]]: { ...step, needs: [names[0], 'nothing'] }, nothing: {} };
  for (const name of names) markUpToDate(name, fingerprint([input], ''), [needed]);
  assert.equal(isStepUpToDate(steps, names[1]), true);
  fs.rmSync(stampFile(names[0]));
  assert.equal(isStepUpToDate(steps, names[1]), false);
});

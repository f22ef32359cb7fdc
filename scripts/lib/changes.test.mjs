import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import test from 'node:test';
import { baseCommit, changedFiles, cleanCommit, notePassed } from './changes.mjs';

/** A repository with one commit on main, deleted after the test, and helpers to work in it. */
function repository(context) {
  const cwd = fs.mkdtempSync(path.join(os.tmpdir(), 'lumora-changes-'));
  context.after(() => fs.rmSync(cwd, { recursive: true }));
  const environment = { ...process.env, GIT_CONFIG_GLOBAL: os.devNull, GIT_CONFIG_SYSTEM: os.devNull };
  for (const role of ['AUTHOR', 'COMMITTER']) {
    environment[`GIT_${role}_NAME`] = 'tests';
    environment[`GIT_${role}_EMAIL`] = 'tests@example.org';
  }
  const git = (...args) => execFileSync('git', args, { cwd, env: environment, encoding: 'utf8' }).trim();
  const write = (name, text) => {
    fs.mkdirSync(path.dirname(path.join(cwd, name)), { recursive: true });
    fs.writeFileSync(path.join(cwd, name), text);
  };
  const commit = (name) => {
    write(name, name);
    git('add', '.');
    git('commit', '-q', '-m', name);
    return git('rev-parse', 'HEAD');
  };
  git('init', '-q', '-b', 'main');
  const first = commit('first');
  const how = { cwd, passedFile: path.join(cwd, '.git', 'passed') };
  return { cwd, git, write, commit, first, how };
}

test('a branch is compared with where it left main, committed or not', (context) => {
  const { cwd, git, write, commit, first, how } = repository(context);
  git('switch', '-q', '-c', 'mine');
  commit('a/committed');
  write('a/staged', '');
  git('add', '.');
  write('a new\nname', '');
  git('rm', '-q', 'first');
  const found = baseCommit(how);
  assert.deepEqual(found, { commit: first, why: 'where this branch left main' });
  assert.deepEqual(changedFiles(found.commit, cwd), ['a new\nname', 'a/committed', 'a/staged', 'first']);
});

test('a later commit that passed as a whole is nearer, one of another branch is not', (context) => {
  const { git, commit, first, how, cwd } = repository(context);
  git('switch', '-q', '-c', 'mine');
  const passed = commit('passed');
  notePassed(cleanCommit(cwd), how);
  commit('later');
  assert.equal(baseCommit(how).commit, passed);
  git('switch', '-q', '-c', 'other', first);
  commit('elsewhere');
  assert.equal(baseCommit(how).commit, first);
});

test('a commit is not noted when the tree has changed meanwhile', (context) => {
  const { cwd, write, first, how } = repository(context);
  const before = cleanCommit(cwd);
  assert.equal(before, first);
  write('first', 'changed');
  notePassed(before, how);
  assert.equal(cleanCommit(cwd), undefined);
  assert.equal(fs.existsSync(how.passedFile), false);
});

test('on main it is the working tree, and the last commit when that is clean', (context) => {
  const { write, commit, first, how } = repository(context);
  const second = commit('second');
  assert.equal(baseCommit(how).commit, first);
  write('first', 'changed');
  assert.equal(baseCommit(how).commit, second);
});

test('a commit can be named, and one that does not exist is refused', (context) => {
  const { first, how, git } = repository(context);
  assert.equal(baseCommit({ ...how, since: 'main' }).commit, first);
  assert.throws(() => baseCommit({ ...how, since: 'nowhere' }), /--since names no commit: 'nowhere'/);
  git('branch', '-q', '-m', 'trunk');
  assert.throws(() => baseCommit(how), /name a commit with --since/);
});

// The files a change touches: the difference of the working tree, committed or not, to a commit known to be
// good.

import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { root, stateDir } from './project.mjs';
import { UsageError } from './usage-error.mjs';

/** Branches that changes are based on. */
const TRUNKS = ['main', 'origin/main'];

const PASSED = path.join(stateDir, 'passed-commit');

/** Runs git in the repository; `undefined` if it fails. */
function git(cwd, ...args) {
  const { status, stdout } = spawnSync('git', args, { cwd, encoding: 'utf8', maxBuffer: 1e8 });
  return status === 0 ? stdout.trim() : undefined;
}

const resolveCommit = (cwd, name) => git(cwd, 'rev-parse', '--verify', '--quiet', `${name}^{commit}`);
const isAncestor = (cwd, older, newer) => git(cwd, 'merge-base', '--is-ancestor', older, newer) !== undefined;

/**
 * The commit to compare with, as `{ commit, why }`: `since` if given, else the nearest of the last commit that
 * passed the whole of scripts/test and of the point where this branch left main. On main with nothing else known:
 * HEAD, or its parent if the working tree is clean.
 */
export function baseCommit({ since, cwd = root, passedFile = PASSED } = {}) {
  if (since) {
    const named = resolveCommit(cwd, since);
    if (!named) throw new UsageError(`--since names no commit: '${since}'`);
    return { commit: named, why: `--since ${since}` };
  }
  const head = resolveCommit(cwd, 'HEAD');
  if (!head)
    throw new UsageError('this is no git repository with a commit: run scripts/test without --quick');
  const trunk = TRUNKS.find((name) => resolveCommit(cwd, name));
  const branchPoint = trunk && git(cwd, 'merge-base', 'HEAD', trunk);
  const passed = lastPassed(cwd, passedFile);
  if (passed && (!branchPoint || isAncestor(cwd, branchPoint, passed)))
    return { commit: passed, why: 'the last commit that scripts/test passed' };
  if (branchPoint && branchPoint !== head)
    return { commit: branchPoint, why: `where this branch left ${trunk}` };
  const before = resolveCommit(cwd, 'HEAD~1');
  if (branchPoint && isClean(cwd) && before) return { commit: before, why: 'the commit before the last' };
  if (branchPoint) return { commit: head, why: 'the last commit' };
  throw new UsageError(
    `there is no branch ${TRUNKS.join(' or ')} to compare with: name a commit with --since`,
  );
}

const isClean = (cwd) => git(cwd, 'status', '--porcelain') === '';

function lastPassed(cwd, file) {
  const recorded = fs.existsSync(file) && fs.readFileSync(file, 'utf8').trim();
  return recorded && resolveCommit(cwd, recorded) && isAncestor(cwd, recorded, 'HEAD') ? recorded : undefined;
}

/** HEAD, to be recorded after all of scripts/test has passed; undefined if the working tree is not clean. */
export const cleanCommit = (cwd = root) => (isClean(cwd) ? resolveCommit(cwd, 'HEAD') : undefined);

/** Records that the whole of scripts/test passed at `passed`, unless the tree has changed meanwhile. */
export function notePassed(passed, { cwd = root, passedFile = PASSED } = {}) {
  if (!passed || cleanCommit(cwd) !== passed) return;
  fs.mkdirSync(path.dirname(passedFile), { recursive: true });
  fs.writeFileSync(passedFile, `${passed}\n`);
}

/** The files that differ from `from`, including deleted and new ones, as `/`-separated paths from the root. */
export function changedFiles(from, cwd = root) {
  const list = (...args) => {
    const output = git(cwd, ...args);
    if (output === undefined) throw new UsageError(`git ${args.join(' ')} failed`);
    return output.split('\0').filter(Boolean);
  };
  const tracked = list('diff', '--name-only', '--no-renames', '-z', from);
  const added = list('ls-files', '--others', '--exclude-standard', '-z');
  return [...new Set([...tracked, ...added])].sort();
}

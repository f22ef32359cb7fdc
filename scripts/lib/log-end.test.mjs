import assert from 'node:assert/strict';
import test from 'node:test';
import { logEnd } from './log-end.mjs';

/** Playwright's log for a button that is covered by something else. */
const RETRIED = [
  '    Call log:',
  "      - waiting for locator('button')",
  '        - locator resolved to <button>…</button>',
  '      - attempting click action',
  '        - waiting for element to be visible, enabled and stable',
  '        - element is visible, enabled and stable',
  '        - scrolling into view if needed',
  '        - done scrolling',
  '        - <dialog open="">…</dialog> intercepts pointer events',
  '      49 × retrying click action',
  '           - waiting 500ms',
  '         - retrying click action',
];

test('the tries of a journey leave room for the failures before them', () => {
  const tries = Array.from({ length: 40 }, () => RETRIED.slice(1)).flat();
  const log = [
    '  1) first failure',
    '    Error: it differs',
    '  2) second failure',
    RETRIED[0],
    ...tries,
    '      > 69 |',
  ];
  const shown = logEnd(log.join('\n'), 20);
  assert.deepEqual(shown.slice(0, 4), log.slice(0, 4));
  assert.equal(shown.filter((line) => line.trim() === '...').length, 1);
  assert.equal(shown.at(-1), '      > 69 |');
});

test('other lines are all there, as many as are asked for', () => {
  const log = [
    '  - a list',
    '  - of things',
    '  1 passed',
    ...Array.from({ length: 9 }, (_, at) => `line ${at}`),
  ];
  assert.deepEqual(logEnd(`${log.join('\n')}\n\n`, 20), log);
  assert.deepEqual(logEnd(log.join('\n'), 2), ['line 7', 'line 8']);
});

import { expect, it } from 'vitest';
import { readMessage } from './message.ts';

it('reads the messages of a game', () => {
  expect(readMessage({ source: 'lumora-game', type: 'ready' })).toBe('ready');
  expect(readMessage({ source: 'lumora-game', type: 'balance', amount: '1' })).toBe('balance');
});

it.each([
  null,
  'ready',
  42,
  { type: 'ready' },
  { source: 'lumora-game', type: 'navigate' },
  { source: 'lumora-game', type: ['ready'] },
  { source: 'other', type: 'ready' },
])('ignores anything else: %j', (data) => {
  expect(readMessage(data)).toBeUndefined();
});

// Automatic play: its bounds are chosen here and kept by the server, which ends it and says why.

import { choices, closeSheet, element, openSheet } from './sheet.js';

const ROUNDS = [5, 10, 25, 50, 100, 250, 500, 1000];
/** Limits in stakes. */
const LOSSES = [5, 10, 20, 50, 100];
const WINS = [5, 15, 50, 100];

/** Opens the sheet; `begin` is called with the bounds that were chosen. */
export function openAutomatic({ most, stake }, text, begin) {
  const rounds = ROUNDS.filter((count) => count <= most);
  if (rounds.length === 0) rounds.push(most);
  const bounds = { stake, rounds: rounds[Math.min(1, rounds.length - 1)], loss_limit: LOSSES[1] * stake, win_limit: null };
  const amounts = (steps) => steps.map((times) => [times * stake, text.money(times * stake)]);
  const set = (name) => (value) => {
    bounds[name] = value;
  };
  const start = element('button', text.say('auto_start'), { type: 'button', className: 'primary' });
  start.addEventListener('click', () => {
    closeSheet();
    begin(bounds);
  });
  const content = [
    element('p', text.say('auto_stake', { stake: text.money(stake) })),
    choices(text.say('auto_rounds'), rounds.map((count) => [count, text.number(count)]), bounds.rounds, set('rounds')),
    choices(text.say('auto_loss'), amounts(LOSSES), bounds.loss_limit, set('loss_limit')),
    choices(text.say('auto_win'), [[null, text.say('auto_no_limit')], ...amounts(WINS)], null, set('win_limit')),
    start,
  ];
  openSheet(text.say('auto_title'), text, content, 'small');
}

// The last rounds of the game, from the supplier's own records, each to be shown again.

import { closeSheet, element, openSheet } from './sheet.js';

const WON = new Set(['win', 'big', 'great', 'grand']);

/** Opens the sheet; `replay` is called with the round that was chosen. */
export function openHistory(rounds, text, replay) {
  const list = element('ul', '', { className: 'rounds' });
  list.append(...rounds.map((round) => entry(round, text, replay)));
  const content = rounds.length > 0 ? [list] : [element('p', text.say('history_empty'))];
  openSheet(text.say('history'), text, content, 'small');
}

function entry(round, text, replay) {
  const item = document.createElement('li');
  const about = document.createElement('div');
  about.append(
    element('time', text.time(round.opened_at), { dateTime: new Date(round.opened_at).toISOString() }),
    element('small', text.say(round.is_undone ? 'history_undone' : round.is_free ? 'history_free' : 'history_stake', { stake: text.money(round.stake) })),
  );
  const payout = document.createElement('b');
  payout.append(element('bdi', text.money(round.payout)));
  payout.dataset.tone = WON.has(round.tier) ? 'win' : 'plain';
  item.append(about, payout);
  if (round.is_undone) return item;
  const again = element('button', text.say('replay'), { type: 'button', className: 'quiet' });
  again.setAttribute('aria-label', text.say('replay_of', { time: text.time(round.opened_at) }));
  again.addEventListener('click', () => {
    closeSheet();
    replay(round);
  });
  item.append(again);
  return item;
}

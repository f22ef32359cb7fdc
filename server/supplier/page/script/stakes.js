// The stakes of the game, all of them, to choose from with one tap.

import { choices, closeSheet, openSheet } from './sheet.js';

/** Opens the sheet. What the balance does not cover can not be chosen. */
export function openStakes({ stakes, balance }, chosen, text, choose) {
  const options = stakes.map((stake, index) => [index, text.money(stake), stake > balance && index !== chosen]);
  const take = (index) => {
    closeSheet();
    choose(index);
  };
  openSheet(text.say('stake_choose'), text, [choices(text.say('balance_is', { amount: text.money(balance) }), options, chosen, take)], 'small');
}

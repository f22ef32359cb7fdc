// The rules and paytable: everything that decides a round, in words and figures, before a stake.

import { element, openSheet } from './sheet.js';
import { svg } from './svg.js';

/** Opens the sheet. `stake` is the current stake in minor units, `seconds` the least time of a round. */
export function openRules(game, pictures, { stake, seconds }, text) {
  const content = [measures(game, text), howItPays(game, seconds, text), paytable(game, pictures, stake, text)];
  if (game.lines.length > 0) content.push(lineMap(game, text));
  openSheet(text.say('rules'), text, content);
}

function measures(game, text) {
  const list = element('dl', '', { className: 'measures' });
  const rows = [
    ['return_to_player', `${game.return_to_player} %`],
    ['hit_rate', `${game.hit_rate} %`],
    ['volatility', text.say(`level_${game.volatility}`)],
    [game.lines.length > 0 ? 'lines' : 'ways', text.number(game.lines.length || game.ways)],
  ];
  for (const [name, value] of rows) {
    const row = document.createElement('div');
    const figure = document.createElement('dd');
    figure.append(element('bdi', value));
    row.append(element('dt', text.say(name)), figure);
    list.append(row);
  }
  const section = document.createElement('section');
  section.append(list, element('p', text.say('return_explained', { percent: game.return_to_player })));
  return section;
}

function howItPays(game, seconds, text) {
  const section = document.createElement('section');
  const add = (key, values) => section.append(element('p', text.say(key, values)));
  section.append(element('h3', text.say('how_it_pays')));
  add(game.lines.length > 0 ? 'pays_on_lines' : 'pays_on_ways', { lines: text.number(game.lines.length), ways: text.number(game.ways) });
  if (game.symbols.some((symbol) => symbol.role === 'wild')) {
    add('wild_stands_in');
    if (game.wild.multiplier > 1) add('wild_multiplies', { times: text.number(game.wild.multiplier) });
    if (game.wild.expansion !== 'never') add(`wild_expands_${game.wild.expansion}`);
  }
  if (game.free_spins) {
    const awards = game.free_spins.awards.flatMap((spins, index) => (spins > 0 ? [`${index + 1} → ${text.number(spins)}`] : []));
    add('free_spins_explained', { awards: awards.join(', '), times: text.number(game.free_spins.multiplier) });
  }
  add('interrupted_explained');
  add('malfunction_explained', { seconds: text.number(seconds) });
  return section;
}

function paytable(game, pictures, stake, text) {
  const list = element('ul', '', { className: 'pays' });
  for (const [place, entry] of game.symbols.entries()) {
    const item = document.createElement('li');
    const words = document.createElement('div');
    words.append(element('b', text.symbol(entry)));
    entry.pays.forEach((pay, index) => {
      const worth = entry.role === 'scatter' ? pay * stake : (pay * stake) / game.units;
      if (pay > 0) {
        // Count before pay in every language, as on the reels.
        const row = element('bdi', `${index + 1} × `, { dir: 'ltr' });
        row.append(element('bdi', text.money(worth)));
        const line = document.createElement('div');
        line.append(row);
        words.append(line);
      }
    });
    item.append(pictures.draw(place, 112), words);
    list.append(item);
  }
  const section = document.createElement('section');
  section.append(element('h3', text.say('paytable')), element('p', text.say('paytable_stake', { stake: text.money(stake) })), list);
  return section;
}

function lineMap(game, text) {
  const list = element('ol', '', { className: 'line-map' });
  const height = game.rows * 10;
  game.lines.forEach((rows, index) => {
    const points = rows.map((row, reel) => `${reel * 12 + 6},${row * 10 + 5}`).join(' ');
    const item = document.createElement('li');
    item.append(svg('svg', { viewBox: `0 0 ${rows.length * 12} ${height}`, 'aria-hidden': 'true' }, svg('polyline', { points })), String(index + 1));
    list.append(item);
  });
  const section = document.createElement('section');
  section.append(element('h3', text.say('lines')), list);
  return section;
}

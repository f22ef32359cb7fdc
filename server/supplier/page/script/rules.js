// The rules and paytable: everything that decides a round, in words and figures, before a stake.

import { svg, symbol } from './art.js';

const element = (name, text = '', attributes = {}) => Object.assign(document.createElement(name), { textContent: text, ...attributes });

/** Fills and opens the dialog. `stake` is the current stake in minor units. */
export function openRules(dialog, game, stake, text) {
  const head = element('header', '', { className: 'rules-head' });
  const close = element('button', text.say('close'), { className: 'quiet', type: 'button' });
  close.addEventListener('click', () => dialog.close());
  head.append(element('h2', text.say('rules'), { id: 'rules-title' }), close);
  const body = element('div', '', { className: 'rules-body', tabIndex: 0 });
  body.append(measures(game, text), howItPays(game, text), paytable(game, stake, text));
  if (game.lines.length > 0) body.append(lineMap(game, text));
  dialog.replaceChildren(head, body);
  dialog.showModal();
  body.focus();
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

function howItPays(game, text) {
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
  add('malfunction_explained', { seconds: text.number(game.min_round_ms / 1000) });
  return section;
}

function paytable(game, stake, text) {
  const list = element('ul', '', { className: 'pays' });
  for (const entry of game.symbols) {
    const item = document.createElement('li');
    const words = document.createElement('div');
    words.append(element('b', text.say(`symbol_${entry.art}`)));
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
    item.append(symbol(entry.art), words);
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

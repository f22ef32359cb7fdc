// What the page shows beside the reels. It decides nothing: the game tells it what stands.

import { guilloche } from './art.js';
import { Reels } from './reels.js';
import { openRules } from './rules.js';

const at = (id) => document.getElementById(id);

export class View {
  reels = new Reels();
  #text;

  constructor(text) {
    this.#text = text;
    for (const [id, key] of Object.entries({ 'balance-label': 'balance', 'net-label': 'net_position', 'clock-label': 'session_time', 'stake-label': 'stake', 'spin-label': 'spin', 'rules-button': 'rules_short' })) {
      at(id).textContent = text.say(key);
    }
    at('rules-button').setAttribute('aria-label', text.say('rules'));
    at('stake-less').setAttribute('aria-label', text.say('stake_less'));
    at('stake-more').setAttribute('aria-label', text.say('stake_more'));
  }

  onSpin(act) {
    at('spin').addEventListener('click', act);
    document.addEventListener('keydown', (event) => {
      const elsewhere = event.target.closest?.('button, dialog, a, input');
      if ((event.code !== 'Space' && event.key !== 'Enter') || event.repeat || elsewhere) return;
      event.preventDefault();
      act();
    });
  }

  onStake(act) {
    at('stake-less').addEventListener('click', () => act(-1));
    at('stake-more').addEventListener('click', () => act(1));
  }

  onRules(act) {
    at('rules-button').addEventListener('click', act);
  }

  openRules(game, stake) {
    openRules(at('rules'), game, stake, this.#text);
  }

  phase(name) {
    at('game').dataset.phase = name;
  }

  title(game) {
    at('title').textContent = game.title;
    document.title = game.title;
  }

  cabinet(game) {
    const root = document.body.style;
    root.setProperty('--hue', game.theme.hue);
    root.setProperty('--hue-2', game.theme.second_hue);
    guilloche(at('guilloche'), game.theme.hue);
    this.reels.build(game);
    const text = this.#text;
    const facts = [
      text.say('return_short', { percent: game.return_to_player }),
      text.say(`volatility_${game.volatility}`),
      game.lines.length > 0 ? text.say('lines_count', { lines: game.lines.length }) : text.say('ways_count', { ways: text.number(game.ways) }),
    ];
    at('facts').replaceChildren(...facts.map((fact) => Object.assign(document.createElement('li'), { textContent: fact })));
    at('rules-button').hidden = false;
  }

  ready() {
    at('panel').hidden = false;
  }

  money({ balance, session }) {
    isolated(at('balance'), this.#text.money(balance));
    isolated(at('net'), this.#text.net(session.returned - session.wagered));
  }

  clock(elapsed) {
    isolated(at('clock'), this.#text.clock(elapsed));
  }

  stake(value, { canLess, canMore }) {
    isolated(at('stake'), this.#text.money(value));
    at('stake-less').disabled = !canLess;
    at('stake-more').disabled = !canMore;
  }

  canSpin(can, label = 'spin') {
    at('spin').disabled = !can;
    at('spin-label').textContent = this.#text.say(label);
  }

  /** Shows for how long the next spin still waits. */
  cooldown(time) {
    at('spin').querySelector('.cooldown').animate([{ transform: 'scaleX(1)' }, { transform: 'scaleX(0)' }], { duration: time, easing: 'linear' });
  }

  result(words, tone = 'plain') {
    at('result').textContent = words;
    at('result').dataset.tone = tone;
  }

  celebrate(on) {
    at('cabinet').toggleAttribute('data-celebrate', on);
  }

  ribbon(words) {
    at('ribbon').hidden = words === '';
    at('ribbon').textContent = words;
  }

  /** Names the symbols in view for those who do not see them. */
  describe(game, grid) {
    const reel = (symbols) => symbols.map((index) => this.#text.say(`symbol_${game.symbols[index].art}`)).join(', ');
    at('cabinet').setAttribute('aria-label', grid.map((symbols, index) => this.#text.say('reel_shows', { reel: index + 1, symbols: reel(symbols) })).join('. '));
  }

  speak(words) {
    at('spoken').textContent = words;
  }

  /** A message that stays until it is acted on. `actions` are pairs of text key and function. */
  notice(key, actions = [], values = {}) {
    at('notice').hidden = false;
    at('notice-title').textContent = this.#text.say(`${key}_title`, values);
    at('notice-text').textContent = this.#text.say(`${key}_text`, values);
    const buttons = actions.map(([label, act], index) => {
      const button = Object.assign(document.createElement('button'), { type: 'button', className: index === 0 ? 'primary' : 'quiet', textContent: this.#text.say(label) });
      button.addEventListener('click', act);
      return button;
    });
    at('notice-actions').replaceChildren(...buttons);
    buttons[0]?.focus();
  }

  noNotice() {
    at('notice').hidden = true;
  }
}

/** Sets text that keeps its own direction: money and times do not turn round in right-to-left lines. */
function isolated(target, words) {
  target.replaceChildren(Object.assign(document.createElement('bdi'), { textContent: words }));
}

// What the page shows beside the reels. It decides nothing: the game tells it what stands.

import { Reels } from './reels.js';
import { isolate } from './text.js';

const at = (id) => document.getElementById(id);
const LABELS = { 'balance-label': 'balance', 'last-label': 'last_payout', 'stake-label': 'stake', 'spin-label': 'spin' };
const NAMES = { 'rules-button': 'rules', 'history-button': 'history', 'stake-less': 'stake_less', 'stake-more': 'stake_more' };

export class View {
  reels;
  #text;
  #sounds;

  constructor(text, sounds) {
    this.#text = text;
    this.#sounds = sounds;
    this.reels = new Reels(sounds);
    for (const [id, key] of Object.entries(LABELS)) at(id).textContent = text.say(key);
    for (const [id, key] of Object.entries(NAMES)) at(id).setAttribute('aria-label', text.say(key));
    at('sound-button').addEventListener('click', () => {
      sounds.toggle();
      this.#showSound();
    });
    this.#showSound();
  }

  #showSound() {
    at('sound-button').setAttribute('aria-pressed', String(this.#sounds.isOn));
    at('sound-button').setAttribute('aria-label', this.#text.say('sound'));
  }

  /** Space and Enter spin, wherever the focus is but on something of its own. A tap on the stage only skips. */
  onSpin(spin, skip) {
    at('spin').addEventListener('click', spin);
    at('stage').addEventListener('click', skip);
    document.addEventListener('keydown', (event) => {
      const elsewhere = event.target.closest?.('button, dialog, a, input');
      if ((event.code !== 'Space' && event.key !== 'Enter') || event.repeat || elsewhere) return;
      event.preventDefault();
      spin();
    });
  }

  onStake(step, open) {
    at('stake-less').addEventListener('click', () => step(-1));
    at('stake-more').addEventListener('click', () => step(1));
    at('stake-open').addEventListener('click', open);
  }

  onRules(act) {
    at('rules-button').addEventListener('click', act);
  }

  onHistory(act) {
    at('history-button').addEventListener('click', act);
  }

  onAutomatic(act) {
    at('auto').addEventListener('click', act);
  }

  /** The button of automatic play: `left` rounds of one that runs, or none. */
  automatic({ isOffered, canBegin, left }) {
    const runs = left !== null;
    at('auto').hidden = !isOffered;
    at('auto').disabled = !runs && !canBegin;
    at('auto').toggleAttribute('data-running', runs);
    at('auto-label').textContent = runs ? this.#text.say('auto_stop', { count: left }) : this.#text.say('auto');
  }

  canLookBack(can) {
    at('history-button').disabled = !can;
  }

  phase(name) {
    at('game').dataset.phase = name;
  }

  title(game) {
    at('title').textContent = game.title;
    document.title = game.title;
  }

  cabinet(game, pictures) {
    const root = document.body.style;
    root.setProperty('--hue', game.hue);
    root.setProperty('--hue-2', game.second_hue);
    this.reels.build(game, pictures);
    const emblem = game.symbols.findIndex(({ role }) => role === 'wild');
    at('emblem').replaceChildren(pictures.draw(Math.max(0, emblem), 96));
    const text = this.#text;
    const facts = [
      text.say('return_short', { percent: game.return_to_player }),
      text.say(`volatility_${game.volatility}`),
      game.lines.length > 0 ? text.say('lines_count', { lines: game.lines.length }) : text.say('ways_count', { ways: text.number(game.ways) }),
    ];
    at('facts').replaceChildren(...facts.map((fact) => Object.assign(document.createElement('li'), { textContent: fact })));
  }

  ready() {
    at('panel').hidden = false;
    at('tools').hidden = false;
  }

  money({ balance }) {
    isolate(at('balance'), this.#text.money(balance));
  }

  /** What the last round paid; nothing before the first. */
  lastPayout(amount) {
    isolate(at('last'), amount === null ? '–' : this.#text.money(amount));
  }

  /** What the next spin stakes, or what a free spin is worth, under words of its own. */
  stake(value, { canLess, canMore, canOpen }, words = '') {
    at('stake-label').textContent = words || this.#text.say('stake');
    isolate(at('stake'), this.#text.money(value));
    at('stake-less').disabled = !canLess;
    at('stake-more').disabled = !canMore;
    at('stake-open').disabled = !canOpen;
  }

  canSpin(can, label) {
    at('spin').disabled = !can;
    at('spin-label').textContent = this.#text.say(label);
  }

  /** Fills the ring around the button for as long as the next spin still waits. */
  wait(time) {
    at('wait').getAnimations().forEach((ring) => ring.cancel());
    if (time > 0) at('wait').animate([{ strokeDashoffset: 100 }, { strokeDashoffset: 0 }], { duration: time });
  }

  result(words, tone = 'plain') {
    at('result').textContent = words;
    at('result').dataset.tone = tone;
  }

  /** Says in the middle of the stage what was won; nothing takes it away again. `tier` decides how loudly. */
  banner(title, amount, tier = 'plain') {
    at('banner').hidden = title === '';
    at('banner').dataset.tier = tier;
    at('banner-title').textContent = title;
    isolate(at('banner-amount'), amount);
  }

  /** Lights up the cabinet for a win of this tier, or for none. */
  celebrate(tier) {
    at('stage').dataset.tier = tier;
  }

  ribbon(words) {
    at('ribbon').hidden = words === '';
    at('ribbon').textContent = words;
  }

  /** Names the symbols in view for those who do not see them. */
  describe(game, grid) {
    const reel = (symbols) => symbols.map((index) => this.#text.symbol(game.symbols[index])).join(', ');
    at('cabinet').setAttribute('aria-label', grid.map((symbols, index) => this.#text.say('reel_shows', { reel: index + 1, symbols: reel(symbols) })).join('. '));
  }

  speak(words) {
    at('spoken').textContent = words;
  }

  /** A message that stays until it is acted on. `actions` are pairs of text key and function. */
  notice(key, actions = [], values = {}) {
    this.tell(this.#text.say(`${key}_title`, values), this.#text.say(`${key}_text`, values), actions);
  }

  tell(title, words, actions) {
    at('notice').hidden = false;
    at('notice-title').textContent = title;
    at('notice-text').textContent = words;
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

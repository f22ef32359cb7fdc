// How the end of a round is shown: reels, free spins, wins counted up, line by line. It takes an outcome and changes no money,
// so that a round can be shown again from the history.

import { count, pause } from './motion.js';
import { sparks } from './sparks.js';

const FREE_SPIN_PAUSE = 650;
const INTRO = 2600;
const LINE = 1100;
/** How long a win of a tier is counted. */
const COUNTING = { win: 700, big: 1800, great: 3200, grand: 5000 };

export class Show {
  #view;
  #text;
  #sounds;
  #game;
  #pictures;

  constructor({ view, text, sounds, game, pictures }) {
    this.#view = view;
    this.#text = text;
    this.#sounds = sounds;
    this.#game = game;
    this.#pictures = pictures;
  }

  /** Stops the rolling reels at the outcome, and runs its free spins. */
  async turn(round, signal) {
    const { spin, free_spins: free } = round.outcome;
    await this.#view.reels.stop(spin, this.#game.strips);
    this.#land(spin);
    if (free.length === 0) return;
    // What the round gives is known: free spins that return no more than the stake are no reason for a fanfare.
    if (round.tier in COUNTING) this.#sounds.fanfare();
    await this.#introduce(free.length, signal);
    let coins = spin.coins;
    for (const [index, turn] of free.entries()) {
      const numbers = { number: index + 1, count: free.length, times: this.#game.free_spins.multiplier };
      this.#view.ribbon(this.#text.say('free_spin_number', numbers));
      this.#view.result(this.#text.say('so_far', { amount: this.#money(coins, round.stake) }));
      this.#view.reels.roll(this.#game.free_spins.strips);
      await this.#view.reels.stop(turn, this.#game.free_spins.strips, { quick: true });
      this.#land(turn);
      coins += turn.coins;
      this.#view.result(this.#text.say('so_far', { amount: this.#money(coins, round.stake) }));
      await pause(turn.wins.length > 0 ? FREE_SPIN_PAUSE * 1.6 : FREE_SPIN_PAUSE);
    }
    this.#view.ribbon('');
  }

  /**
   * Tells what the round gave. Only a payout above the stake is called a win, and counted up, until `skip`. What paid is then
   * shown line by line, until the round is `over`; nobody has to wait for that.
   */
  async conclude(round, skip, over) {
    const { tier, outcome } = round;
    const words = this.words(round);
    const hasFree = outcome.free_spins.length > 0;
    const won = tier in COUNTING;
    if (won) await this.#countUp(round, hasFree, skip);
    const tell = () => this.#view.result(words, won ? 'win' : 'plain');
    tell();
    if (!hasFree && outcome.spin.wins.length > 0) void this.#lineByLine(outcome.spin, round.stake, over, tell);
  }

  /** Shows a past round again, under a ribbon that says so. No balance changes, and nothing is told to the site. */
  async again(round, time, skip, over) {
    const ribbon = this.#text.say('replay_of', { time });
    this.#view.speak(ribbon);
    this.#view.ribbon(ribbon);
    await this.turn(round, skip);
    this.#view.ribbon(ribbon);
    await this.conclude(round, skip, over);
    this.#view.speak(this.words(round));
    await pause(LINE * (1 + round.outcome.spin.wins.length), skip);
    this.#view.ribbon('');
  }

  /** The end of a round in words. */
  words({ tier, payout, stake }) {
    const key = tier === 'nothing' ? 'no_win' : tier === 'returned' ? 'returned' : 'win';
    return this.#text.say(key, { amount: this.#text.money(payout), stake: this.#text.money(stake) });
  }

  #land(spin) {
    this.#view.reels.mark(spin.wins);
    this.#view.describe(this.#game, spin.grid);
  }

  async #introduce(spins, signal) {
    const times = this.#game.free_spins.multiplier;
    const title = this.#text.say('free_spins_won', { count: spins });
    const more = times > 1 ? this.#text.say('free_spins_times', { times }) : '';
    await pause(700);
    this.#view.banner(title, more);
    this.#view.speak(`${title}. ${more}`);
    await pause(INTRO, signal);
    this.#view.banner('', '');
  }

  async #countUp({ tier, payout }, hasFree, signal) {
    const title = hasFree ? this.#text.say('free_spins_total') : tier === 'win' ? '' : this.#text.say(`tier_${tier}`);
    this.#view.celebrate(tier);
    this.#sounds.win(tier);
    const fall = tier === 'win' ? undefined : sparks(this.#pictures, this.#game, tier);
    let ticked = 0;
    await count(0, payout, COUNTING[tier], signal, (amount) => {
      const shown = this.#text.money(amount);
      this.#view.result(this.#text.say('win', { amount: shown }), 'win');
      if (title) this.#view.banner(title, shown, tier);
      if (performance.now() - ticked > 70 && amount < payout) {
        this.#sounds.tick(amount / payout);
        ticked = performance.now();
      }
    });
    if (title) await pause(1100, signal);
    fall?.();
    this.#view.banner('', '');
  }

  /** Shows what paid, one after the other, each with its amount; then all of it again. */
  async #lineByLine({ wins }, stake, over, tell) {
    await pause(LINE, over);
    for (const win of wins) {
      if (over.aborted) return;
      this.#view.reels.mark([win]);
      this.#view.result(this.#lineWords(win, stake));
      await pause(LINE, over);
    }
    if (over.aborted) return;
    this.#view.reels.mark(wins);
    tell();
  }

  #lineWords({ kind, symbol, count: found, coins }, stake) {
    const values = { count: found, symbol: this.#text.symbol(this.#game.symbols[symbol]), amount: this.#money(coins, stake) };
    if (kind === 'scatter') return this.#text.say('scatter_win', values);
    if (kind.ways !== undefined) return this.#text.say('ways_win', { ...values, ways: this.#text.number(kind.ways) });
    return this.#text.say('line_win', { ...values, line: this.#text.number(kind.line + 1) });
  }

  #money(coins, stake) {
    return this.#text.money((coins * stake) / this.#game.units);
  }
}

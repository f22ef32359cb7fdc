// The game: opening, idle, spinning, resolving, ended, unavailable. One committed round at a time, and a round whose answer
// is lost is asked for by its key, never sent again.

import { CallError } from './api.js';

const pause = (time) => new Promise((done) => setTimeout(done, time));
const ASK_AGAIN = [1000, 2000, 3000, 5000];
const FREE_SPIN_PAUSE = 700;

export class Game {
  #api;
  #view;
  #text;
  #site;
  #code;
  #game;
  #state;
  #stake = 0;
  #phase = 'opening';
  #grid = [];
  #opened = 0;

  constructor({ api, view, text, site, code }) {
    this.#api = api;
    this.#view = view;
    this.#text = text;
    this.#site = site;
    this.#code = code;
  }

  async open(ticket) {
    try {
      this.#game = await this.#api.game(this.#code);
      this.#view.title(this.#game);
      if (!this.#game.available) {
        this.#close('unavailable', 'unavailable');
        this.#site.say('ready');
        return;
      }
      this.#view.cabinet(this.#game);
      this.#grid = this.#game.strips.map((strip) => strip.slice(0, this.#game.rows));
      this.#view.describe(this.#game, this.#grid);
      await this.#api.open(ticket, this.#code);
      await this.#begin();
    } catch (error) {
      this.#fail(error);
    }
  }

  async #begin() {
    this.#adopt(await this.#api.state());
    this.#text.useCurrency(this.#state.currency, this.#state.minor_digits);
    this.#stake = Math.max(0, this.#state.stakes.indexOf(this.#state.last_stake));
    this.#view.onSpin(() => this.spin());
    this.#view.onStake((step) => this.#changeStake(step));
    this.#view.onRules(() => this.#view.openRules(this.#game, this.#state.stakes[this.#stake]));
    this.#view.ready();
    this.#showStake();
    this.#view.money(this.#state);
    setInterval(() => this.#tick(), 1000);
    this.#tick();
    this.#enter('idle');
    this.#site.say('ready');
    const unfinished = this.#state.round;
    if (unfinished) await this.#resume(unfinished);
  }

  /** Starts a round, unless one is under way. */
  async spin() {
    if (this.#phase !== 'idle') return;
    const stake = this.#state.stakes[this.#stake];
    if (stake > this.#state.balance) {
      this.#tell('not_enough_money', { stake: this.#text.money(stake) });
      return;
    }
    const key = crypto.randomUUID();
    const started = performance.now();
    this.#enter('spinning');
    this.#view.noNotice();
    this.#view.celebrate(false);
    this.#view.result('');
    this.#view.speak(this.#text.say('spinning'));
    this.#view.reels.roll(this.#game.strips);
    this.#view.cooldown(this.#game.min_round_ms);
    this.#site.say('round', { state: 'started' });
    try {
      const answer = await this.#answered(key, () => this.#api.spin(key, stake));
      await this.#finish(answer);
      await pause(Math.max(0, this.#game.min_round_ms - (performance.now() - started)));
      this.#enter('idle');
    } catch (error) {
      this.#view.reels.cancel(this.#grid);
      this.#fail(error);
    }
  }

  /** Shows a round that was interrupted, from its beginning. */
  async #resume(round) {
    this.#enter('spinning');
    this.#view.result(this.#text.say('finishing_round'));
    this.#view.reels.roll(this.#game.strips);
    try {
      const shown = round.state === 'pending' ? await this.#ask(round.key) : { ...this.#state, round };
      await this.#finish(shown);
      this.#enter('idle');
    } catch (error) {
      this.#view.reels.cancel(this.#grid);
      this.#fail(error);
    }
  }

  /** The server's last word on the spin `key`. */
  async #answered(key, call) {
    try {
      const answer = await call();
      return answer.round.state === 'pending' ? await this.#ask(key) : answer;
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      if (error.unknown) return this.#ask(key);
      if (error.code !== 'too_soon') throw error;
      // The server has not begun the round: the same key may ask again.
      await pause(error.detail.retry_after_ms);
      return this.#answered(key, call);
    }
  }

  async #ask(key) {
    this.#enter('resolving');
    for (let attempt = 0; ; attempt += 1) {
      if (attempt > 0) this.#view.notice('asking', [], {});
      await pause(ASK_AGAIN[Math.min(attempt, ASK_AGAIN.length - 1)]);
      try {
        const answer = await this.#api.resolve(key);
        if (answer.round.state !== 'pending') {
          this.#view.noNotice();
          return answer;
        }
      } catch (error) {
        if (!(error instanceof CallError) || !error.unknown) throw error;
      }
    }
  }

  async #finish(answer) {
    const { round } = answer;
    if (round.state !== 'settled') {
      this.#view.reels.cancel(this.#grid);
      this.#adopt(answer);
      this.#view.money(answer);
      this.#tell(round.state, { stake: this.#text.money(round.stake) });
    } else {
      await this.#show(round);
      this.#adopt(answer);
      this.#view.money(answer);
      this.#conclude(round);
    }
    this.#api.shown(round.key);
    this.#site.say('round', { state: 'settled' });
    this.#site.say('balance');
  }

  async #show(round) {
    const { spin, free_spins: free } = round.outcome;
    await this.#view.reels.stop(spin.grid);
    this.#land(spin);
    let coins = spin.coins;
    for (const [index, turn] of free.entries()) {
      await pause(FREE_SPIN_PAUSE);
      const numbers = { number: index + 1, count: free.length, times: this.#game.free_spins.multiplier };
      this.#view.ribbon(this.#text.say('free_spin_number', numbers));
      this.#view.result(this.#text.say('so_far', { amount: this.#text.money(this.#worth(coins, round.stake)) }));
      this.#view.reels.roll(this.#game.free_spins.strips);
      await pause(350);
      await this.#view.reels.stop(turn.grid, { quick: true });
      this.#land(turn);
      coins += turn.coins;
    }
    if (free.length > 0) await pause(FREE_SPIN_PAUSE);
    this.#view.ribbon('');
  }

  #land(spin) {
    this.#grid = spin.grid;
    this.#view.reels.mark(spin);
    this.#view.describe(this.#game, spin.grid);
  }

  #worth(coins, stake) {
    return (coins * stake) / this.#game.units;
  }

  /** Only a payout above the stake is called a win. */
  #conclude({ payout, stake }) {
    const amount = this.#text.money(payout);
    const key = payout > stake ? 'win' : payout > 0 ? 'returned' : 'no_win';
    const words = this.#text.say(key, { amount, stake: this.#text.money(stake) });
    this.#view.result(words, key === 'win' ? 'win' : 'plain');
    this.#view.celebrate(key === 'win');
    this.#view.speak(`${words}. ${this.#text.say('balance_is', { amount: this.#text.money(this.#state.balance) })}`);
  }

  #adopt(answer) {
    this.#state = { ...this.#state, ...answer };
    this.#opened = performance.now() - (answer.session.now - answer.session.started_at);
  }

  #tick() {
    if (this.#phase !== 'ended') this.#view.clock(performance.now() - this.#opened);
  }

  #changeStake(step) {
    if (this.#phase !== 'idle') return;
    const last = this.#state.stakes.length - 1;
    this.#stake = Math.min(last, Math.max(0, this.#stake + step));
    this.#showStake();
    this.#view.speak(this.#text.say('stake_is', { amount: this.#text.money(this.#state.stakes[this.#stake]) }));
  }

  #showStake() {
    const idle = this.#phase === 'idle';
    const limits = { canLess: idle && this.#stake > 0, canMore: idle && this.#stake < this.#state.stakes.length - 1 };
    this.#view.stake(this.#state.stakes[this.#stake], limits);
  }

  #enter(phase) {
    this.#phase = phase;
    this.#view.phase(phase);
    this.#view.canSpin(phase === 'idle', phase === 'idle' ? 'spin' : 'wait');
    if (this.#state) this.#showStake();
  }

  #tell(key, values) {
    this.#view.notice(key, [['close', () => this.#view.noNotice()]], values);
  }

  #fail(error) {
    const code = error instanceof CallError ? error.code : 'unknown';
    if (!(error instanceof CallError)) console.error(error);
    const passing = new Set(['not_enough_money', 'round_in_progress', 'stake_invalid', 'maintenance']);
    if (this.#state && passing.has(code)) {
      this.#enter('idle');
      this.#tell(code, { stake: this.#text.money(this.#state.stakes[this.#stake]) });
      return;
    }
    const known = new Set([
      'session_ended',
      'ticket_invalid',
      'player_disabled',
      'maintenance',
      'operator_down',
      'network',
      'game_unknown',
    ]);
    this.#end('ended', known.has(code) ? code : 'unknown');
  }

  /** Nothing can be played any more: the site may start the game again. */
  #end(phase, key) {
    this.#close(phase, key);
    this.#site.say('error', { code: key });
  }

  /** Says why nothing can be played, and leads back to the site. */
  #close(phase, key) {
    if (this.#state) this.#enter(phase);
    this.#phase = phase;
    this.#view.phase(phase);
    this.#view.notice(key, this.#site.framed ? [['back_to_lobby', () => this.#site.say('exit')]] : []);
  }
}

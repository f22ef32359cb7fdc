// The game: opening, idle, spinning, showing, resolving, ended, unavailable. One committed round at a time, and a round whose
// answer is lost is asked for by its key, never sent again.

import { CallError } from './api.js';
import { openAutomatic } from './automatic.js';
import { openHistory } from './history.js';
import { pause } from './motion.js';
import { openRules } from './rules.js';
import { Show } from './show.js';
import { openStakes } from './stakes.js';

const ASK_AGAIN = [1000, 2000, 3000, 5000];

export class Game {
  #api;
  #view;
  #text;
  #site;
  #sounds;
  #code;
  #pictures;
  #show;
  #game;
  #state;
  #stake = 0;
  #phase = 'opening';
  /** Where the reels last stood: strips and stops. */
  #stands = [];
  /** Automatic play that runs, as the server last told it. */
  #automatic = null;
  /** Ends the counting of a win; ends all that still shows the last round. */
  #skip = new AbortController();
  #over = new AbortController();

  constructor({ api, view, text, site, sounds, code, pictures }) {
    this.#api = api;
    this.#view = view;
    this.#text = text;
    this.#site = site;
    this.#sounds = sounds;
    this.#code = code;
    this.#pictures = pictures;
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
      await this.#setUp(await this.#pictures());
      await this.#api.open(ticket, this.#code);
      await this.#begin();
    } catch (error) {
      this.#fail(error);
    }
  }

  #setUp(pictures) {
    const game = this.#game;
    this.#view.cabinet(game, pictures);
    this.#stands = [game.strips, firstStops(game)];
    this.#view.reels.show(...this.#stands);
    const shown = game.strips.map((strip, reel) => [...strip, ...strip].slice(this.#stands[1][reel]).slice(0, game.rows));
    this.#view.describe(game, shown);
    const [view, text, sounds] = [this.#view, this.#text, this.#sounds];
    this.#show = new Show({ view, text, sounds, game, pictures });
    this.#view.onRules(() => {
      const stake = this.#wouldStake;
      openRules(game, pictures, { stake, seconds: this.#state.rules.round_ms / 1000 }, text);
    });
  }

  async #begin() {
    this.#adopt(await this.#api.state());
    this.#text.useCurrency(this.#state.currency, this.#state.minor_digits);
    this.#stake = Math.max(0, this.#state.stakes.indexOf(this.#state.last_stake));
    this.#view.onSpin(
      () => this.spin(),
      () => this.#skip.abort(),
    );
    this.#view.onStake(
      (step) => this.#chooseStake(this.#stake + step),
      () => this.#openStakes(),
    );
    this.#view.onHistory(() => this.#openHistory());
    this.#view.onAutomatic(() => this.#beginOrStopAutomatic());
    this.#view.ready();
    this.#showControls();
    this.#view.money(this.#state);
    this.#view.lastPayout(null);
    this.#enter('idle');
    this.#site.say('ready');
    if (this.#free) this.#view.result(this.#text.say('free_spins_note'));
    const unfinished = this.#state.round;
    if (unfinished) await this.#resume(unfinished);
  }

  /** The free spins that the next spin is one of; automatic play stakes money. */
  get #free() {
    return this.#automatic ? null : this.#state.free_spins;
  }

  /** What the next spin stakes. */
  get #wouldStake() {
    return this.#free?.value ?? this.#state.stakes[this.#stake];
  }

  /** Starts a round. While a win is counted up it skips that instead. */
  async spin() {
    if (this.#phase === 'showing') this.#skip.abort();
    if (this.#phase === 'idle' && !this.#automatic) await this.#round();
  }

  /** Plays a round to its end and waits until the next may begin. */
  async #round() {
    const free = this.#free;
    const stake = this.#wouldStake;
    if (!free && stake > this.#state.balance) {
      this.#stopAutomatic();
      this.#tell('not_enough_money', { stake: this.#text.money(stake) });
      return;
    }
    const key = crypto.randomUUID();
    const started = performance.now();
    const least = this.#state.rules.round_ms;
    this.#start();
    this.#sounds.press();
    this.#view.wait(least);
    this.#site.say('round', { state: 'started' });
    try {
      const answer = await this.#answered(key, () => this.#api.spin(key, stake, this.#automatic?.id, free?.id));
      await this.#finish(answer);
      this.#enter('waiting');
      await pause(least - (performance.now() - started));
      this.#enter('idle');
    } catch (error) {
      this.#stopAutomatic();
      this.#view.reels.show(...this.#stands);
      this.#fail(error);
    }
  }

  #beginOrStopAutomatic() {
    if (this.#automatic) {
      this.#stopAutomatic();
      return;
    }
    if (this.#phase !== 'idle') return;
    const [most, stake] = [this.#state.rules.auto_rounds, this.#state.stakes[this.#stake]];
    openAutomatic({ most, stake }, this.#text, (bounds) => this.#playAutomatically(bounds));
  }

  /** Plays round after round, until the server says that automatic play has ended, or the player does. */
  async #playAutomatically(bounds) {
    if (this.#phase !== 'idle') return;
    try {
      this.#automatic = await this.#api.beginAutomatic(bounds);
    } catch (error) {
      this.#fail(error);
      return;
    }
    this.#view.noNotice();
    while (this.#automatic && this.#phase === 'idle') await this.#round();
  }

  /** Stops automatic play; a round that is under way still ends. */
  #stopAutomatic() {
    if (!this.#automatic) return;
    void this.#api.stopAutomatic(this.#automatic.id);
    this.#automatic = null;
    this.#showControls();
  }

  /** Takes over what the server says of automatic play. One that was stopped meanwhile stays stopped. */
  #adoptAutomatic(told) {
    if (!this.#automatic || !told) return;
    this.#automatic = told.ended ? null : told;
    if (told.ended) {
      const close = [['close', () => this.#view.noNotice()]];
      this.#view.tell(this.#text.say('auto_title'), this.#text.say(`auto_ended_${told.ended}`), close);
    }
  }

  async #openHistory() {
    if (this.#phase !== 'idle') return;
    try {
      const rounds = await this.#api.pastRounds();
      openHistory(rounds, this.#text, (round) => this.#replay(round));
    } catch (error) {
      this.#failLookingBack(error);
    }
  }

  /** What can not be looked at now is no reason to leave the game. */
  #failLookingBack(error) {
    if (error instanceof CallError && error.unknown) this.#tell('network', {});
    else this.#fail(error);
  }

  /** Shows a past round again, and leaves the reels as they stood. */
  async #replay({ id, opened_at: openedAt }) {
    if (this.#phase !== 'idle') return;
    try {
      const round = await this.#api.pastRound(id);
      this.#start();
      await this.#show.again(round, this.#text.time(openedAt), this.#skip.signal, this.#over.signal);
    } catch (error) {
      this.#failLookingBack(error);
      return;
    }
    this.#over.abort();
    this.#view.result('');
    this.#view.reels.show(...this.#stands);
    this.#enter('idle');
  }

  /** Sets the reels off. */
  #start() {
    this.#over.abort();
    this.#skip = new AbortController();
    this.#over = new AbortController();
    this.#enter('spinning');
    this.#view.noNotice();
    this.#view.celebrate('');
    this.#view.result('');
    this.#view.speak(this.#text.say('spinning'));
    this.#view.reels.roll(this.#game.strips);
  }

  /** Shows a round that was interrupted, from its beginning. */
  async #resume(round) {
    this.#start();
    this.#view.result(this.#text.say('finishing_round'));
    try {
      const shown = round.state === 'pending' ? await this.#ask(round.key) : { ...this.#state, round };
      await this.#finish(shown);
      this.#enter('idle');
    } catch (error) {
      this.#view.reels.show(...this.#stands);
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
      this.#view.wait(error.detail.retry_after_ms);
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
        const answer = await this.#api.resolve(key, this.#automatic?.id);
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
      this.#stopAutomatic();
      this.#view.reels.show(...this.#stands);
      this.#adopt(answer);
      this.#view.money(answer);
      this.#tell(round.state, { stake: this.#text.money(round.stake) });
      this.#api.shown(round.key);
      this.#site.say('balance');
      return;
    }
    await this.#show.turn(round, this.#skip.signal);
    this.#stood(round.outcome);
    this.#adopt(answer);
    this.#view.money(answer);
    this.#view.lastPayout(round.payout);
    this.#api.shown(round.key);
    this.#site.say('round', { state: 'settled' });
    this.#site.say('balance');
    const balance = this.#text.say('balance_is', { amount: this.#text.money(answer.balance) });
    this.#view.speak(`${this.#show.words(round)}. ${balance}`);
    this.#enter('showing');
    await this.#show.conclude(round, this.#skip.signal, this.#over.signal);
    this.#adoptAutomatic(answer.automatic);
  }

  /** Remembers where the reels stand after an outcome. */
  #stood({ spin, free_spins: free }) {
    const last = free.at(-1);
    this.#stands = last ? [this.#game.free_spins.strips, last.stops] : [this.#game.strips, spin.stops];
  }

  #adopt(answer) {
    this.#state = { ...this.#state, ...answer };
  }

  /** Another window has played what this one offers: the server says what is left. */
  async #readAnew() {
    try {
      this.#adopt(await this.#api.state());
      if (this.#phase === 'idle') this.#enter('idle');
    } catch (error) {
      this.#fail(error);
    }
  }

  #chooseStake(index) {
    if (this.#phase !== 'idle' || this.#automatic || this.#free) return;
    this.#stake = Math.min(this.#state.stakes.length - 1, Math.max(0, index));
    this.#sounds.press();
    this.#showControls();
    this.#view.speak(this.#text.say('stake_is', { amount: this.#text.money(this.#state.stakes[this.#stake]) }));
  }

  #openStakes() {
    openStakes(this.#state, this.#stake, this.#text, (index) => this.#chooseStake(index));
  }

  /** What can be done beside spinning. */
  #showControls() {
    const isIdle = this.#phase === 'idle' && !this.#automatic;
    const free = this.#free;
    const canChoose = isIdle && !free;
    const last = this.#state.stakes.length - 1;
    const limits = { canLess: canChoose && this.#stake > 0, canMore: canChoose && this.#stake < last, canOpen: canChoose };
    this.#view.stake(this.#wouldStake, limits, free ? this.#text.say('free_spins_left', { count: this.#text.number(free.left) }) : '');
    this.#view.canLookBack(isIdle);
    this.#view.automatic({
      isOffered: this.#state.rules.auto_rounds > 0,
      canBegin: canChoose,
      left: this.#automatic ? this.#automatic.left : null,
    });
  }

  #enter(phase) {
    this.#phase = phase;
    this.#view.phase(phase);
    const isShowing = phase === 'showing';
    const spin = this.#state && this.#free ? 'free_spin' : 'spin';
    this.#view.canSpin(phase === 'idle' || isShowing, phase === 'idle' ? spin : isShowing ? 'skip' : 'wait');
    if (phase === 'idle') this.#view.wait(0);
    if (this.#state) this.#showControls();
  }

  #tell(key, values) {
    this.#view.notice(key, [['close', () => this.#view.noNotice()]], values);
  }

  #fail(error) {
    const code = error instanceof CallError ? error.code : 'unknown';
    if (!(error instanceof CallError)) console.error(error);
    const passing = new Set([
      'not_enough_money',
      'round_in_progress',
      'stake_invalid',
      'stake_too_high',
      'free_spins_ended',
      'maintenance',
      'limit_reached',
      'reality_check',
      'auto_refused',
    ]);
    if (this.#state && passing.has(code)) {
      this.#enter('idle');
      this.#tell(code, { stake: this.#text.money(this.#wouldStake) });
      if (code === 'free_spins_ended') void this.#readAnew();
      // The answer is given on the operator's page, which shows it now if it did not before.
      if (code === 'reality_check') this.#site.say('refused');
      return;
    }
    if (this.#state && code === 'automatic_play_ended') {
      this.#enter('idle');
      this.#view.tell(this.#text.say('auto_title'), this.#text.say('auto_ended_stopped'), [['close', () => this.#view.noNotice()]]);
      return;
    }
    const known = new Set([
      'session_ended',
      'ticket_invalid',
      'player_disabled',
      'stake_too_high',
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

/** Where the reels stand before the first round: the middle one shows what the cover shows. */
function firstStops({ symbols, strips, rows }) {
  const wild = symbols.findIndex(({ role }) => role === 'wild');
  const middle = Math.floor(strips.length / 2);
  const hero = strips[middle].indexOf(Math.max(0, wild));
  const stop = (hero - Math.floor(rows / 2) + strips[middle].length) % strips[middle].length;
  return strips.map((_, reel) => (reel === middle && hero >= 0 ? stop : 0));
}

// The reels, drawn on a canvas: they roll while the outcome is asked for, and stop where the server says. What stands above
// and below a stop is what the strip has there.

import { BRAKING, pause, remaining, rolled, STOPPING, still } from './motion.js';
import { paintLine, paintReel } from './paint.js';

/** Between the stops of two reels, and how long a reel rolls on when the next scatter would award free spins. */
const STEP = 240;
const QUICK_STEP = 120;
const SUSPENSE = 1300;

export class Reels {
  #canvas = document.getElementById('reels');
  #frame = this.#canvas.parentElement;
  #pen = this.#canvas.getContext('2d');
  #sounds;
  #pictures;
  #wild = -1;
  #scatter = -1;
  #awards = 0;
  #rows = 3;
  #reels = [];
  #marks = null;
  #asked = 0;

  constructor(sounds) {
    this.#sounds = sounds;
    new ResizeObserver(() => this.#resize()).observe(this.#frame);
  }

  /** Sets the cabinet up for a game. */
  build(game, pictures) {
    this.#pictures = pictures;
    this.#rows = game.rows;
    this.#wild = game.symbols.findIndex(({ role }) => role === 'wild');
    this.#scatter = game.symbols.findIndex(({ role }) => role === 'scatter');
    this.#awards = game.free_spins ? game.free_spins.awards.findIndex((spins) => spins > 0) + 1 : 0;
    this.#frame.style.setProperty('--reels', game.strips.length);
    this.#frame.style.setProperty('--rows', game.rows);
    this.#reels = game.strips.map((strip) => ({ strip, place: 0, state: 'rest', since: 0, covered: false, suspense: false }));
    this.#resize();
  }

  /** Shows the symbols at `stops` of `strips`, without movement. */
  show(strips, stops) {
    this.#marks = null;
    this.#reels.forEach((reel, index) => {
      Object.assign(reel, { strip: strips[index], place: stops[index], state: 'rest', covered: false, suspense: false });
    });
    this.#draw();
  }

  /** Starts rolling on `strips`, until `stop` or `show`. */
  roll(strips) {
    this.#marks = null;
    const now = performance.now();
    this.#reels.forEach((reel, index) => {
      reel.covered = false;
      if (still.matches) return;
      Object.assign(reel, { next: strips[index], state: 'rolling', since: now + index * 45, from: reel.place });
    });
    this.#draw();
  }

  /** Stops the reels one after the other where `spin` says. */
  async stop(spin, strips, { quick = false } = {}) {
    if (still.matches) {
      this.show(strips, spin.stops);
      this.#cover(spin);
      await pause(300);
      return;
    }
    const begun = this.#reels[0].since;
    await pause((quick ? 500 : 900) - (performance.now() - begun));
    let scatters = 0;
    for (const [index, reel] of this.#reels.entries()) {
      const isLast = index === this.#reels.length - 1;
      if (!quick && this.#awards > 1 && scatters === this.#awards - 1) await this.#suspense(reel);
      this.#brake(reel, strips[index], spin.stops[index]);
      const landed = pause(STOPPING * 0.66).then(() => this.#sounds.stop(index, spin.grid[index].includes(this.#scatter)));
      await (isLast ? Promise.all([landed, pause(STOPPING)]) : pause(quick ? QUICK_STEP : STEP));
      scatters += spin.grid[index].filter((symbol) => symbol === this.#scatter).length;
    }
    await pause(0);
    this.#cover(spin);
  }

  /** Marks places that won, and draws the line through them. `wins` of one after the other are marked in turn. */
  mark(wins) {
    const places = new Set(wins.flatMap((win) => win.places.map(([reel, row]) => `${reel},${row}`)));
    const lines = wins.filter((win) => win.kind.line !== undefined).map((win) => win.places);
    this.#marks = places.size > 0 ? { places, lines, since: performance.now() } : null;
    this.#draw();
  }

  async #suspense(reel) {
    reel.suspense = true;
    this.#frame.toggleAttribute('data-suspense', true);
    this.#sounds.rise(SUSPENSE / 1000);
    await pause(SUSPENSE);
    reel.suspense = false;
    this.#frame.toggleAttribute('data-suspense', false);
  }

  #brake(reel, strip, stop) {
    // Under the blur of full speed the strip may jump: it brakes over the symbols that truly stand before its stop.
    Object.assign(reel, { strip, stop, state: 'braking', since: performance.now() });
  }

  #cover(spin) {
    for (const index of spin.covered) this.#reels[index].covered = true;
    this.#draw();
  }

  #resize() {
    const box = this.#canvas.getBoundingClientRect();
    if (!this.#pictures || box.width === 0) return;
    const ratio = Math.min(2, devicePixelRatio || 1);
    const size = Math.round((box.width * ratio) / this.#reels.length);
    this.#canvas.width = size * this.#reels.length;
    this.#canvas.height = size * this.#rows;
    this.#pictures.resize(size);
    this.#draw();
  }

  #draw() {
    if (this.#asked === 0) this.#asked = requestAnimationFrame((now) => this.#paint(now));
  }

  #paint(now) {
    this.#asked = 0;
    if (!this.#pictures) return;
    const { width, height } = this.#canvas;
    this.#pen.clearRect(0, 0, width, height);
    const size = width / this.#reels.length;
    let isMoving = false;
    this.#reels.forEach((reel, index) => {
      isMoving = this.#advance(reel, now) || isMoving;
      const look = { index, size, rows: this.#rows, wild: this.#wild, marks: this.#marks, now };
      paintReel(this.#pen, this.#pictures, reel, look);
    });
    const pulses = this.#marks && now - this.#marks.since < 4000 && !still.matches;
    for (const places of this.#marks?.lines ?? []) paintLine(this.#pen, places, size);
    if (isMoving || pulses) this.#draw();
  }

  /** Moves a reel to where it is now; says whether it still moves. */
  #advance(reel, now) {
    const time = now - reel.since;
    const length = reel.strip.length;
    if (reel.state === 'rolling') {
      if (time < 0) return true;
      const way = rolled(time);
      reel.place = reel.from - way;
      // Once it is blurred the strip of the coming spin takes the place of the old one.
      if (reel.next && way > 2) {
        reel.strip = reel.next;
        reel.next = null;
      }
      reel.speed = way > 1.2 ? 1 : 0;
      return true;
    }
    if (reel.state !== 'braking') {
      reel.speed = 0;
      return false;
    }
    const left = remaining(time);
    reel.place = (reel.stop + left + length * BRAKING) % length;
    reel.speed = left > 1.4 ? 1 : 0;
    if (time < STOPPING) return true;
    Object.assign(reel, { state: 'rest', place: reel.stop, speed: 0 });
    return false;
  }
}

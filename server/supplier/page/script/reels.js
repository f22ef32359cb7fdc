// The reels: they roll while the outcome is asked for, and stop where the server says. Only transforms are animated.

import { svg, symbol } from './art.js';

const LOOP = 14;
const still = matchMedia('(prefers-reduced-motion: reduce)');
const pause = (time) => new Promise((done) => setTimeout(done, time));

export class Reels {
  #box = document.getElementById('reels');
  #lines = document.getElementById('lines');
  #design;
  #reels = [];
  #rolls = [];

  /** Builds the cabinet for a design and shows the first symbols of its strips. */
  build(design) {
    this.#design = design;
    const frame = this.#box.parentElement;
    frame.style.setProperty('--reels', design.strips.length);
    frame.style.setProperty('--rows', design.rows);
    this.#lines.setAttribute('viewBox', `0 0 ${design.strips.length * 100} ${design.rows * 100}`);
    this.#lines.setAttribute('preserveAspectRatio', 'none');
    this.#reels = design.strips.map(() => {
      const strip = Object.assign(document.createElement('div'), { className: 'strip' });
      const reel = Object.assign(document.createElement('div'), { className: 'reel' });
      reel.append(strip);
      return { reel, strip };
    });
    this.#box.replaceChildren(...this.#reels.map(({ reel }) => reel));
    this.show(design.strips.map((strip) => strip.slice(0, design.rows)));
  }

  /** Shows symbols without movement. */
  show(grid) {
    this.clear();
    this.#reels.forEach(({ strip }, index) => this.#fill(strip, grid[index]));
  }

  /** Takes the marks of the last win away. */
  clear() {
    delete this.#box.dataset.won;
    this.#lines.replaceChildren();
    for (const { reel } of this.#reels) delete reel.dataset.covered;
    for (const cell of this.#box.querySelectorAll('[data-win]')) delete cell.dataset.win;
  }

  /** Starts rolling on `strips`, until `stop`. */
  roll(strips) {
    this.clear();
    if (still.matches) return;
    this.#rolls = this.#reels.map(({ strip }, index) => {
      const shown = this.#shown(strip);
      const from = Math.floor(Math.random() * strips[index].length);
      const loop = Array.from({ length: LOOP }, (_, step) => strips[index][(from + step) % strips[index].length]);
      this.#fill(strip, [...loop, ...shown]);
      const share = (LOOP / (LOOP + shown.length)) * 100;
      const frames = [{ transform: `translateY(-${share}%)` }, { transform: 'translateY(0)' }];
      // The first turn leaves from what is shown; the next ones repeat the loop.
      this.#fillAfter(strip, loop, shown.length);
      return strip.animate(frames, { duration: 620 + index * 40, iterations: Number.POSITIVE_INFINITY, easing: 'linear' });
    });
  }

  /** Stops the reels one after the other at `grid`. */
  async stop(grid, { quick = false } = {}) {
    if (still.matches || this.#rolls.length === 0) {
      this.show(grid);
      await pause(300);
      return;
    }
    const base = quick ? 420 : 760;
    const step = quick ? 110 : 230;
    await Promise.all(this.#reels.map(async ({ strip }, index) => {
      await pause(index * step);
      const tail = this.#shown(strip).slice(0, LOOP - this.#design.rows);
      this.#fill(strip, [...grid[index], ...tail]);
      this.#rolls[index]?.cancel();
      const share = (tail.length / (tail.length + grid[index].length)) * 100;
      const frames = [{ transform: `translateY(-${share}%)` }, { transform: 'translateY(0.6%)', offset: 0.86 }, { transform: 'translateY(0)' }];
      await strip.animate(frames, { duration: base, easing: 'cubic-bezier(.2,.75,.25,1)' }).finished;
      this.#fill(strip, grid[index]);
    }));
    this.#rolls = [];
  }

  /** Stops without an outcome: what was shown before comes back. */
  cancel(grid) {
    for (const roll of this.#rolls) roll.cancel();
    this.#rolls = [];
    this.show(grid);
  }

  /** Marks the places that won, and draws the lines. */
  mark(spin) {
    this.clear();
    for (const reel of spin.covered) this.#reels[reel].reel.dataset.covered = '';
    if (spin.wins.length === 0) return;
    this.#box.dataset.won = '';
    for (const win of spin.wins) {
      for (const [reel, row] of win.places) this.#reels[reel].strip.children[row].dataset.win = '';
      if (win.kind.line !== undefined) this.#draw(win.places);
    }
  }

  /** Draws a line from the left edge through the places that won. */
  #draw(places) {
    const points = [[-0.5, places[0][1]], ...places].map(([reel, row]) => `${reel * 100 + 50},${row * 100 + 50}`).join(' ');
    this.#lines.append(svg('polyline', { points, class: 'halo' }), svg('polyline', { points }));
  }

  #shown(strip) {
    return Array.from(strip.children, (cell) => Number(cell.dataset.symbol));
  }

  #fill(strip, symbols) {
    strip.replaceChildren(...symbols.map((index) => this.#cell(index)));
  }

  #fillAfter(strip, loop, count) {
    const cells = Array.from(strip.children).slice(-count);
    cells.forEach((cell, index) => cell.replaceWith(this.#cell(loop[index])));
  }

  #cell(index) {
    const cell = Object.assign(document.createElement('div'), { className: 'cell' });
    cell.dataset.symbol = index;
    cell.append(symbol(this.#design.symbols[index].art));
    return cell;
  }
}

// Sounds, made from oscillators as they are needed: no file is loaded. Off until the player asks for them; the choice is kept.

const KEPT = 'sound';
/** Notes of a pentatonic scale in hertz: whatever falls together sounds well. */
const NOTES = [261.6, 293.7, 329.6, 392, 440, 523.3, 587.3, 659.3, 784, 880, 1046.5];
const TUNES = { win: [4, 6, 8], big: [3, 5, 6, 8, 10], great: [2, 4, 5, 7, 8, 10], grand: [0, 3, 5, 6, 8, 9, 10, 8, 10] };

function kept() {
  try {
    return localStorage.getItem(KEPT) === 'on';
  } catch {
    return false;
  }
}

export class Sounds {
  #isOn = kept();
  #context = null;

  get isOn() {
    return this.#isOn;
  }

  /** Turns sound on or off, and keeps the choice where the browser lets it. */
  toggle() {
    this.#isOn = !this.#isOn;
    try {
      localStorage.setItem(KEPT, this.#isOn ? 'on' : 'off');
    } catch {
      // Without storage the choice holds until the page is left.
    }
    if (this.#isOn) this.press();
    else void this.#context?.suspend();
  }

  press() {
    this.#tone(520, { length: 0.05, loud: 0.1, shape: 'triangle' });
  }

  /** A reel falls into its place; a scatter rings. */
  stop(index, isScatter) {
    this.#tone(110 + index * 8, { to: 55, length: 0.12, loud: 0.3 });
    if (isScatter) this.#tone(NOTES[6 + Math.min(4, index)], { length: 0.5, loud: 0.14, shape: 'triangle' });
  }

  /** Rises while a reel holds the answer back. */
  rise(seconds) {
    this.#tone(180, { to: 720, length: seconds, loud: 0.06, shape: 'sawtooth' });
  }

  /** The tick of a figure that is counted up. */
  tick(share) {
    this.#tone(700 + 500 * share, { length: 0.03, loud: 0.04, shape: 'square' });
  }

  /** A win by its tier. Nothing and a return of the stake have no sound. */
  win(tier) {
    for (const [step, note] of (TUNES[tier] ?? []).entries()) {
      this.#tone(NOTES[note], { after: step * 0.11, length: 0.4, loud: 0.13, shape: 'triangle' });
      this.#tone(NOTES[note] * 2, { after: step * 0.11, length: 0.2, loud: 0.03 });
    }
  }

  /** Free spins were won. */
  fanfare() {
    for (const [step, note] of [2, 4, 5, 8, 10].entries()) {
      this.#tone(NOTES[note], { after: step * 0.13, length: 0.6, loud: 0.13, shape: 'triangle' });
    }
  }

  #tone(from, { to = from, after = 0, length, loud, shape = 'sine' }) {
    if (!this.#isOn) return;
    this.#context ??= new AudioContext();
    const context = this.#context;
    if (context.state === 'suspended') void context.resume();
    const start = context.currentTime + after;
    const source = new OscillatorNode(context, { type: shape, frequency: from });
    const volume = new GainNode(context, { gain: 0 });
    if (to !== from) source.frequency.exponentialRampToValueAtTime(to, start + length);
    volume.gain.setValueAtTime(0, start);
    volume.gain.linearRampToValueAtTime(loud, start + Math.min(0.02, length / 4));
    volume.gain.exponentialRampToValueAtTime(0.0001, start + length);
    source.connect(volume).connect(context.destination);
    source.start(start);
    source.stop(start + length);
  }
}

// How things move over time. Pure functions, times in milliseconds.

export const still = matchMedia('(prefers-reduced-motion: reduce)');

/** Symbols that pass in a second at full speed. */
export const SPEED = 26;
const START = 260;
const RECOIL = 0.22;

/** How far a reel has rolled, in symbols, a time after it was set off: it recoils, then gathers speed. */
export function rolled(time) {
  if (time < START) {
    const share = time / START;
    return -RECOIL * Math.sin(share * Math.PI) * (1 - share) + (SPEED * START * share ** 3) / 3000;
  }
  return (SPEED * START) / 3000 + (SPEED * (time - START)) / 1000;
}

/** How long a reel takes to stop, and how far it rolls meanwhile, in whole symbols. */
export const STOPPING = 460;
export const BRAKING = 3;
const OVERSHOOT = 0.16;
const SETTLING = 0.68;

/** How far from its place a stopping reel is, in symbols: it brakes, passes its place a little, and falls back. */
export function remaining(time) {
  const share = Math.min(1, time / STOPPING);
  if (share < SETTLING) return BRAKING * (1 - share / SETTLING) ** 3 - OVERSHOOT * (share / SETTLING) ** 3;
  const rest = (share - SETTLING) / (1 - SETTLING);
  return -OVERSHOOT * (1 - rest) ** 2 * Math.cos(rest * Math.PI * 0.5);
}

/** Counts from one amount to another; ends at once when `signal` is aborted, and where motion is not wanted. */
export function count(from, to, time, signal, show) {
  return new Promise((done) => {
    if (still.matches || signal.aborted) {
      show(to);
      done();
      return;
    }
    const begun = performance.now();
    const step = (now) => {
      const share = signal.aborted ? 1 : Math.min(1, (now - begun) / time);
      show(Math.round(from + (to - from) * (1 - (1 - share) ** 2)));
      if (share < 1) requestAnimationFrame(step);
      else done();
    };
    requestAnimationFrame(step);
  });
}

/** Waits; ends at once when `signal` is aborted. */
export function pause(time, signal) {
  return new Promise((done) => {
    if (signal?.aborted) {
      done();
      return;
    }
    const timer = setTimeout(done, Math.max(0, time));
    signal?.addEventListener('abort', () => {
      clearTimeout(timer);
      done();
    });
  });
}

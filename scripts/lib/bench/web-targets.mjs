// Targets of a first visit. The bench reports them and does not fail: machines differ.

/** Milliseconds; `cls` is the layout shift score. */
export const TARGETS = { fcp: 800, lcp: 1300, cls: 0.02 };

/** What a visitor waits for, and the limits of requests and bytes until everything visible has loaded. */
export const FIRST_SCREEN = { hero: '.banner:not(.fp-banner) img', requests: 40, bytes: 300_000 };

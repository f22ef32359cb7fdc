// What a first visit is measured against. The bench reports and does not judge: other machines differ.

/** Milliseconds, and a share of the screen for the shift. */
export const TARGETS = { fcp: 800, lcp: 1300, cls: 0.02 };

/** What a visitor waits for, and what may be asked for until all that he sees has come. */
export const FIRST_SCREEN = { hero: '.banner:not(.fp-banner) img', requests: 40, bytes: 300_000 };

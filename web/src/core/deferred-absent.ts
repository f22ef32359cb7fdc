/** Replaces the deferred modules in builds without the core: every load rejects, and e.g. a QR code is hidden. */
import type { Deferred } from '#deferred';

const absent = () =>
  Promise.reject(new Error('this module is built from the core, which fixtures do without'));

export const deferred: Deferred = { patterns: absent, qr: absent, statement: absent, strength: absent };

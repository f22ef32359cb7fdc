/** Stands in for the deferred modules where there is no core: a QR code then hides, and the words beside it remain. */
import type { Deferred } from '#deferred';

const absent = () =>
  Promise.reject(new Error('this module is built from the core, which fixtures do without'));

export const deferred: Deferred = { patterns: absent, qr: absent, statement: absent, strength: absent };

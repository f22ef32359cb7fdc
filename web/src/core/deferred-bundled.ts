/** Loaders of the deferred modules in development: ordinary dynamic imports. */
import type { Deferred } from '#deferred';

export const deferred: Deferred = {
  patterns: () => import('lumora-pkg/patterns'),
  qr: () => import('lumora-pkg/qr'),
  statement: () => import('lumora-pkg/statement'),
  strength: () => import('lumora-pkg/strength'),
};

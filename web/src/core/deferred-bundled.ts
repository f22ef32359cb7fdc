/** The modules that no first page needs, where they are loaded as any other module: in development. */
import type { Deferred } from '#deferred';

export const deferred: Deferred = {
  patterns: () => import('lumora-pkg/patterns'),
  qr: () => import('lumora-pkg/qr'),
  statement: () => import('lumora-pkg/statement'),
  strength: () => import('lumora-pkg/strength'),
};

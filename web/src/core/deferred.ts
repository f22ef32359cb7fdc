/**
 * Loaders, in the built site, of the modules that no first page needs. `scripts/start` builds them after the site
 * is already serving, so their URLs are fixed beforehand and answer 503 for about a minute after a first start.
 */

import files from 'lumora-pkg/deferred.json';
import type { Deferred, DeferredModules } from '#deferred';
import { whenBuilt } from './when-built.ts';

const load =
  <Name extends keyof DeferredModules>(name: Name) =>
  () =>
    whenBuilt<DeferredModules[Name]>(files[name][0]);

export const deferred: Deferred = {
  patterns: load('patterns'),
  qr: load('qr'),
  statement: load('statement'),
  strength: load('strength'),
};

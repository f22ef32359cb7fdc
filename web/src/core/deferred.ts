/**
 * The modules that no first page needs, in the built site. `scripts/start` builds them when the site answers already, so
 * each has an address that is known beforehand, and that says for a minute after a first start: not yet.
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

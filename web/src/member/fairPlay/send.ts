/** Sends an event of responsible gambling to the core. */
import type { FairPlayEvent } from '../../core/generated/index.ts';
import { send } from '../../core/hooks.ts';

export const sendFairPlay = (event: FairPlayEvent) => send({ fairPlay: event });

export const retry = () => sendFairPlay('retry');

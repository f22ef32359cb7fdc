/** Speaks to the machine of play in control. */
import type { FairPlayEvent } from '../../core/generated/index.ts';
import { send } from '../../core/hooks.ts';

export const say = (event: FairPlayEvent) => send({ fairPlay: event });

export const retry = () => say('retry');

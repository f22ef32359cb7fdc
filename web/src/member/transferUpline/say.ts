/** Speaks to the machine of transfers to the upline. */
import type { TransferUplineEvent } from '../../core/generated/index.ts';
import { send } from '../../core/hooks.ts';

export const say = (event: TransferUplineEvent) => send({ transferUpline: event });

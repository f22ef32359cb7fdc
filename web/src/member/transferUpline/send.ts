/** Sends an event of transfers to the upline to the core. */
import type { TransferUplineEvent } from '../../core/generated/index.ts';
import { send } from '../../core/hooks.ts';

export const sendTransferUpline = (event: TransferUplineEvent) => send({ transferUpline: event });

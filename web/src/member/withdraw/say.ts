/** Speaks to the withdrawal page's machine. */
import type { ArrivalEvent, PayoutAccountEvent, WithdrawEvent } from '../../core/generated/index.ts';
import { send } from '../../core/hooks.ts';

export const say = (event: WithdrawEvent) => send({ withdraw: event });
export const sayAccount = (event: PayoutAccountEvent) => say({ account: event });
export const sayArrival = (event: ArrivalEvent) => say({ arrival: event });

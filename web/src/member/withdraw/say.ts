/** Speaks to the machines of the withdrawal page: the form with its accounts, and what is on record. */
import type {
  ArrivalEvent,
  PayoutAccountEvent,
  WithdrawalsEvent,
  WithdrawEvent,
} from '../../core/generated/index.ts';
import { send } from '../../core/hooks.ts';

export const say = (event: WithdrawEvent) => send({ withdraw: event });
export const sayAccount = (event: PayoutAccountEvent) => say({ account: event });
export const sayOfRecords = (event: WithdrawalsEvent) => send({ withdrawals: event });
export const sayArrival = (event: ArrivalEvent) => sayOfRecords({ arrival: event });

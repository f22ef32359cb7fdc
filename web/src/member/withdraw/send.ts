/** Send events of the withdrawal page to the core: of the form and accounts, and of the records. */
import type {
  ArrivalEvent,
  PayoutAccountEvent,
  WithdrawalsEvent,
  WithdrawEvent,
} from '../../core/generated/index.ts';
import { send } from '../../core/hooks.ts';

export const sendWithdraw = (event: WithdrawEvent) => send({ withdraw: event });
export const sendPayoutAccount = (event: PayoutAccountEvent) => sendWithdraw({ account: event });
export const sendWithdrawals = (event: WithdrawalsEvent) => send({ withdrawals: event });
export const sendArrival = (event: ArrivalEvent) => sendWithdrawals({ arrival: event });

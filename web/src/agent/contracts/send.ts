/** Sends an event of contracts to the core. */
import type { AgentContractsEvent } from '../../core/generated/index.ts';
import { send } from '../../core/hooks.ts';

export const sendContracts = (event: AgentContractsEvent) => send({ agentContracts: event });

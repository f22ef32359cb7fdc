/** Speaks to the machine of contracts. */
import type { AgentContractsEvent } from '../../core/generated/index.ts';
import { send } from '../../core/hooks.ts';

export const say = (event: AgentContractsEvent) => send({ agentContracts: event });

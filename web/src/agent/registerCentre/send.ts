import type { AgentRegisterEvent } from '../../core/generated/index.ts';
import { send } from '../../core/hooks.ts';

/** Sends an event of the register centre to the core. */
export const sendRegister = (event: AgentRegisterEvent) => send({ agentRegister: event });

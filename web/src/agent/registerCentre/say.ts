import type { AgentRegisterEvent } from '../../core/generated/index.ts';
import { send } from '../../core/hooks.ts';

/** What the register centre says to the core. */
export const say = (event: AgentRegisterEvent) => send({ agentRegister: event });

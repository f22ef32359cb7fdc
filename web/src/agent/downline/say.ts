/** Speaks to the machine of downline management. */
import type { AgentDownlineEvent } from '../../core/generated/index.ts';
import { send } from '../../core/hooks.ts';

export function say(event: AgentDownlineEvent): void {
  send({ agentDownline: event });
}

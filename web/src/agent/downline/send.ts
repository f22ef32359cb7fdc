/** Sends an event of downline management to the core. */
import type { AgentDownlineEvent } from '../../core/generated/index.ts';
import { send } from '../../core/hooks.ts';

export function sendDownline(event: AgentDownlineEvent): void {
  send({ agentDownline: event });
}

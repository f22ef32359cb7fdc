/** Where the agent centre opens. */
export const AGENT_CENTRE = '?ac=team';

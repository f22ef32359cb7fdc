/** Pages of the two centres that the header and the logged-in panel lead to by themselves. */
export const MESSAGES = '?mc=messageV2';
export const AGENT_CENTRE = '?ac=team';

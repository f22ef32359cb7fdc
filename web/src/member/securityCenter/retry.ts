/** Fetches again what failed, whichever card it belongs to. */
import { send } from '../../core/hooks.ts';

export const retry = () => send({ securitySettings: 'retry' });

/** The same for the cards about the member's own data. */
export const retryPrivacy = () => send({ privacy: 'retry' });

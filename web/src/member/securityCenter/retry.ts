/** Reloads whatever failed, whichever card it belongs to. */
import { send } from '../../core/hooks.ts';

export const retry = () => send({ securitySettings: 'retry' });

/** The same for the cards about personal data. */
export const retryPrivacy = () => send({ privacy: 'retry' });

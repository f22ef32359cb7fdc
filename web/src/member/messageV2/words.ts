/** Words of a message: the site's own in the reader's language, or an operator's as they were written. */
import type { InboxWords } from '../../core/generated/index.ts';
import type { T } from '../../i18n/context.tsx';

export function words(t: T, said: InboxWords): string {
  return said.kind === 'site' ? t(said.text) : said.text;
}

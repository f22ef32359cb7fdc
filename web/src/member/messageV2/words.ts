/** Text of a message: the site's texts are translated, an operator's are shown as written. */
import type { InboxWords } from '../../core/generated/index.ts';
import type { T } from '../../i18n/context.tsx';

export function words(t: T, said: InboxWords): string {
  return said.kind === 'site' ? t(said.text) : said.text;
}

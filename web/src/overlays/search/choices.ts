/** Options of the search: the results, or while nothing is typed recent searches and hot games. */
import type { SearchResult } from '../../core/generated/index.ts';
import { useSlice } from '../../core/hooks.ts';
import { useT } from '../../i18n/context.tsx';

export interface Choice {
  key: string;
  /** Id of its DOM element. */
  id: string;
  /** Text of a recent search; otherwise `result` is set. */
  text?: string;
  result?: SearchResult;
}

export interface Group {
  key: string;
  title: string;
  /** Total number of results, if only some are shown. */
  total?: number;
  choices: Choice[];
}

const elementId = (key: string) => `found-${key}`;
const ofResult = (result: SearchResult): Choice => ({ key: result.key, id: elementId(result.key), result });

export function useChoices(): Group[] {
  const t = useT();
  const search = useSlice('search', (view) => view);
  if (search.typed.trim())
    return search.groups.map(({ key, title, total, results }) => ({
      key,
      title: t(title),
      ...(total > results.length && { total }),
      choices: results.map(ofResult),
    }));
  const recent = search.recent.map((text) => {
    const key = `recent.${text}`;
    return { key, id: elementId(`recent-${search.recent.indexOf(text)}`), text };
  });
  return [
    { key: 'recent', title: t('view-search-recent'), choices: recent },
    { key: 'hot', title: t('view-hot-games'), choices: search.suggestions.map(ofResult) },
  ].filter((group) => group.choices.length > 0);
}

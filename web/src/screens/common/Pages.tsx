/** Pagination from the core. The arrows lead to the numbers next to the current one, skipping gaps. */
import type { PageItem } from '../../core/generated/index.ts';
import { send } from '../../core/hooks.ts';
import { useT } from '../../i18n/context.tsx';
import { Pagination } from '../../ui/paging/Pagination.tsx';

export function Pages({ items }: { items: readonly PageItem[] }) {
  const t = useT();
  if (items.length === 0) return null;
  const at = items.findIndex((item) => item.current);
  const numbered = (item: PageItem) => item.number !== null;
  const step = (item: PageItem | undefined) => {
    const select = item?.select;
    return select ? () => send(select) : undefined;
  };
  return (
    <Pagination
      label={t('view-pages')}
      previous={{
        label: t('view-page-previous'),
        onSelect: step(items.slice(0, Math.max(at, 0)).findLast(numbered)),
      }}
      next={{ label: t('view-page-next'), onSelect: step(items.slice(at + 1).find(numbered)) }}
      items={items.map((item) =>
        item.number === null
          ? { kind: 'gap', key: item.key }
          : {
              kind: 'page',
              key: item.key,
              text: String(item.number),
              label: t('view-page', { number: item.number }),
              selected: item.current,
              onSelect: step(item),
            },
      )}
    />
  );
}

/** List of promotions; its filters are in the URL (section 2 of the specification, `/promotions`). */
import type { FilterOption } from '../../core/generated/index.ts';
import { send, useSlice } from '../../core/hooks.ts';
import { useT } from '../../i18n/context.tsx';
import { Button } from '../../ui/button/Button.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { CardSkeletons } from '../../ui/feedback/Skeleton.tsx';
import { Page, PageTitle } from '../../ui/layout/Page.tsx';
import { Chips } from '../../ui/tabs/Chips.tsx';
import { Failed } from '../common/Failed.tsx';
import { PromotionCards } from '../common/PromotionCards.tsx';
import css from './View.module.css';

const retry = () => send({ promotions: 'retry' });
const showAll = () => send({ promotions: 'clearFilters' });

export default function Promotions() {
  const t = useT();
  const title = useSlice('route', (route) => route.title);
  return (
    <Page>
      <PageTitle>{t(title)}</PageTitle>
      <Filters />
      <List />
    </Page>
  );
}

function choose(options: readonly FilterOption[], key: string): void {
  const option = options.find((each) => each.key === key);
  if (option) send(option.select);
}

function Filters() {
  const t = useT();
  const categories = useSlice('promotions', (view) => view.categories);
  const filters = useSlice('promotions', (view) => view.filters);
  if (categories.length < 2) return null;
  return (
    <div className={css.filters}>
      <Chips
        label={t('view-promo-categories')}
        items={categories.map((option) => ({ ...option, label: t(option.label) }))}
        onSelect={(key) => choose(categories, key)}
      />
      <Chips
        label={t('view-promo-statuses')}
        items={filters.map((option) => ({ ...option, label: t(option.label) }))}
        onSelect={(key) => choose(filters, key)}
      />
    </div>
  );
}

function List() {
  const t = useT();
  const status = useSlice('promotions', (view) => view.status);
  const cards = useSlice('promotions', (view) => view.cards);
  const filtered = useSlice('promotions', (view) => view.filtered);
  if (status.kind === 'failed') return <Failed problem={status.problem} onRetry={retry} />;
  if (cards.length > 0) return <PromotionCards cards={cards} />;
  if (status.kind === 'loading') return <CardSkeletons label={t('view-loading')} />;
  if (!filtered) {
    return <EmptyState kind="nothing" title={t('view-promo-none-title')} text={t('view-promo-none-text')} />;
  }
  return (
    <EmptyState
      kind="no-match"
      title={t('view-promo-no-match-title')}
      text={t('view-promo-no-match-text')}
      action={<Button onClick={showAll}>{t('view-promo-show-all')}</Button>}
    />
  );
}

/** All withdrawals, filtered by state. */
import { ListChecks } from 'lucide-react';
import { useSlice } from '../../core/hooks.ts';
import { useT } from '../../i18n/context.tsx';
import { Pages } from '../../screens/common/Pages.tsx';
import { Chips } from '../../ui/tabs/Chips.tsx';
import shared from '../common/MoneyForm.module.css';
import { SettingsSection } from '../common/SettingsSection.tsx';
import { Withdrawals } from './Records.tsx';
import { sendWithdrawals } from './send.ts';

export function History() {
  const t = useT();
  const { status, filters, list, pages, loading } = useSlice('withdrawals', (view) => view);
  const filtered = filters.some((filter) => filter.selected && filter.key !== '');
  return (
    <SettingsSection
      icon={<ListChecks aria-hidden />}
      title={t('view-withdraw-history')}
      status={status}
      onRetry={() => sendWithdrawals('retry')}
      count={0}
    >
      {filters.length > 0 ? (
        <Chips
          label={t('view-withdraw-filter')}
          items={filters.map(({ key, label, selected }) => ({ key, label: t(label), selected }))}
          onSelect={(key) => sendWithdrawals({ filter: key })}
        />
      ) : null}
      <div aria-busy={loading}>
        {list.length > 0 ? (
          <Withdrawals label={t('view-withdraw-history')} items={list} />
        ) : (
          <p className={shared.none}>{filtered ? t('view-withdraw-none-such') : t('view-withdraw-none')}</p>
        )}
      </div>
      {pages.length > 0 ? <Pages items={pages} /> : null}
    </SettingsSection>
  );
}

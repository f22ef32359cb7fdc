/** Transfers to the upline, and from downlines. */
import { ArrowDownLeft, ArrowUpRight, ListChecks } from 'lucide-react';
import type { UplineTransferItem } from '../../core/generated/index.ts';
import { useSlice } from '../../core/hooks.ts';
import { useT } from '../../i18n/context.tsx';
import { Pages } from '../../screens/common/Pages.tsx';
import { Moment } from '../../ui/time/Moment.tsx';
import shared from '../common/MoneyForm.module.css';
import { SettingsSection } from '../common/SettingsSection.tsx';
import { sendTransferUpline } from './send.ts';
import css from './View.module.css';

export function History() {
  const t = useT();
  const { status, list, pages, loading } = useSlice('uplineTransfers', (view) => view);
  return (
    <SettingsSection
      icon={<ListChecks aria-hidden />}
      title={t('view-upline-history')}
      status={status}
      onRetry={() => sendTransferUpline('retry')}
      count={0}
    >
      <div aria-busy={loading}>
        {list.length > 0 ? (
          <ul className={css.records} aria-label={t('view-upline-history')}>
            {list.map((item) => (
              <Row key={item.key} item={item} />
            ))}
          </ul>
        ) : (
          <p className={shared.none}>{t('view-upline-none')}</p>
        )}
      </div>
      {pages.length > 0 ? <Pages items={pages} /> : null}
    </SettingsSection>
  );
}

function Row({ item }: { item: UplineTransferItem }) {
  const t = useT();
  return (
    <li className={css.record}>
      <span className={shared.icon}>
        {item.incoming ? <ArrowDownLeft aria-hidden /> : <ArrowUpRight aria-hidden />}
      </span>
      <span className={css.texts}>
        <span className={css.strong}>{t(item.title)}</span>
        <bdi className={shared.small}>{item.orderNo}</bdi>
      </span>
      <span className={css.state}>
        <bdi className={css.strong}>{item.amount}</bdi>
        {item.at ? (
          <span className={shared.small}>
            <Moment text={t(item.at.said)} exact={item.at.exact} />
          </span>
        ) : null}
      </span>
    </li>
  );
}

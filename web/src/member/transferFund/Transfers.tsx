/** Transfers between wallets: state, what happens next, reference number. */
import { ArrowRightLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import type { LoadStatus, Tone, WalletTransferItem } from '../../core/generated/index.ts';
import { send } from '../../core/hooks.ts';
import { useT } from '../../i18n/context.tsx';
import { Badge, type BadgeTone } from '../../ui/feedback/Badge.tsx';
import { Moment } from '../../ui/time/Moment.tsx';
import { SettingsSection } from '../common/SettingsSection.tsx';
import css from './Wallets.module.css';

const READY = { kind: 'ready' } as const;
const TONE: Record<Tone, BadgeTone> = {
  info: 'neutral',
  success: 'positive',
  warning: 'warning',
  error: 'negative',
};

export interface TransfersProps {
  title: string;
  list: readonly WalletTransferItem[];
  status?: LoadStatus;
  loading?: boolean;
  /** Shown under the list. */
  children?: ReactNode;
}

export function Transfers({ title, list, status = READY, loading = false, children }: TransfersProps) {
  const t = useT();
  return (
    <SettingsSection
      icon={<ArrowRightLeft aria-hidden />}
      title={title}
      status={status}
      onRetry={() => send({ wallets: 'retry' })}
      count={list.length}
    >
      {list.length > 0 ? (
        <ul className={css.records} aria-label={title} aria-busy={loading}>
          {list.map((item) => (
            <Row key={item.key} item={item} />
          ))}
        </ul>
      ) : (
        <p className={css.none}>{t('view-wallets-none')}</p>
      )}
      {children}
    </SettingsSection>
  );
}

function Row({ item }: { item: WalletTransferItem }) {
  const t = useT();
  const { title, amount, status, tone, about, cause, orderNo, at } = item;
  return (
    <li className={css.record}>
      <p className={css.recordHead}>
        <span className={css.strong}>{t(title)}</span>
        <bdi className={css.strong}>{amount}</bdi>
      </p>
      <p className={css.recordHead}>
        <Badge tone={TONE[tone]}>{t(status)}</Badge>
        {at ? (
          <span className={css.small}>
            <Moment text={t(at.said)} exact={at.exact} />
          </span>
        ) : null}
      </p>
      {about ? <p className={css.text}>{t(about)}</p> : null}
      <p className={css.small}>
        <bdi>{orderNo}</bdi>
        {cause ? ` · ${t(cause)}` : ''}
      </p>
    </li>
  );
}

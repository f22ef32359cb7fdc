/** Withdrawals as cards that expand in place. */
import { ArrowUpFromLine, ChevronDown } from 'lucide-react';
import { useId } from 'react';
import type { Tone, WithdrawalItem } from '../../core/generated/index.ts';
import { send, useSlice } from '../../core/hooks.ts';
import { useT } from '../../i18n/context.tsx';
import { Link } from '../../ui/button/Link.tsx';
import { cx } from '../../ui/cx.ts';
import { Badge, type BadgeTone } from '../../ui/feedback/Badge.tsx';
import { Moment } from '../../ui/time/Moment.tsx';
import shared from '../common/MoneyForm.module.css';
import { SettingsSection } from '../common/SettingsSection.tsx';
import { Detail } from './Detail.tsx';
import { KindIcon } from './KindIcon.tsx';
import { sendWithdrawals } from './send.ts';
import css from './View.module.css';

const READY = { kind: 'ready' } as const;
const retry = () => sendWithdrawals('retry');

/** Pending withdrawals; renders nothing if there are none. */
export function OpenWithdrawals() {
  const t = useT();
  const open = useSlice('withdrawals', (view) => view.open);
  if (open.length === 0) return null;
  return (
    <SettingsSection
      icon={<ArrowUpFromLine aria-hidden />}
      title={t('view-withdraw-open')}
      status={READY}
      onRetry={retry}
      count={open.length}
    >
      <Withdrawals label={t('view-withdraw-open')} items={open} />
    </SettingsSection>
  );
}

/** The withdrawal named in the URL, with its details. */
export function NamedWithdrawal() {
  const t = useT();
  const named = useSlice('withdrawals', (view) => view.named);
  if (!named) return null;
  return (
    <SettingsSection
      icon={<ArrowUpFromLine aria-hidden />}
      title={t('view-withdraw-named')}
      status={named.status}
      onRetry={retry}
      count={0}
    >
      {named.item ? <Withdrawals label={t('view-withdraw-named')} items={[named.item]} /> : null}
      <p className={shared.small}>
        <Link href={named.href}>{t('view-withdraw-all-of-them')}</Link>
      </p>
    </SettingsSection>
  );
}

export function Withdrawals({ label, items }: { label: string; items: readonly WithdrawalItem[] }) {
  return (
    <ul className={css.records} aria-label={label}>
      {items.map((item) => (
        <li key={item.key} className={css.record}>
          <Card item={item} />
        </li>
      ))}
    </ul>
  );
}

const TONE: Record<Tone, BadgeTone> = {
  info: 'neutral',
  success: 'positive',
  warning: 'warning',
  error: 'negative',
};

function Card({ item }: { item: WithdrawalItem }) {
  const t = useT();
  const id = useId();
  const { amount, account, kind, created, status, tone, detail } = item;
  return (
    <>
      <button
        type="button"
        className={css.summary}
        aria-expanded={detail !== null}
        aria-controls={detail ? id : undefined}
        onClick={() => send(item.toggle)}
      >
        <span className={shared.icon}>
          <KindIcon kind={kind} />
        </span>
        <span className={css.summaryTexts}>
          <bdi className={css.summaryAmount}>{amount}</bdi>
          <bdi className={shared.small}>{account}</bdi>
        </span>
        <span className={css.summaryState}>
          <Badge tone={TONE[tone]}>{t(status)}</Badge>
          {created ? (
            <span className={shared.small}>
              <Moment text={t(created.said)} exact={created.exact} />
            </span>
          ) : null}
        </span>
        <ChevronDown aria-hidden className={cx(css.chevron, detail && css.up)} />
      </button>
      {detail ? (
        <div id={id} className={css.detail}>
          <Detail detail={detail} orderNo={item.orderNo} />
        </div>
      ) : null}
    </>
  );
}

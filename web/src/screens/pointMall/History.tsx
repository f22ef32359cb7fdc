/** Redemptions and their state, such as an issued code or a shipped parcel. `/pointMall?page=history`. */
import type { RedemptionItem, RedemptionStatus } from '../../core/generated/index.ts';
import { send, useSlice } from '../../core/hooks.ts';
import { useT } from '../../i18n/context.tsx';
import { Earlier } from '../../member/common/Earlier.tsx';
import { selectOption, translatedOptions } from '../../member/common/filter.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Link } from '../../ui/button/Link.tsx';
import { CopyField } from '../../ui/copy/CopyField.tsx';
import { Badge, type BadgeTone } from '../../ui/feedback/Badge.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { TextSkeleton } from '../../ui/feedback/Skeleton.tsx';
import { Section } from '../../ui/layout/Page.tsx';
import { Picture } from '../../ui/picture/Picture.tsx';
import { Chips } from '../../ui/tabs/Chips.tsx';
import { Moment } from '../../ui/time/Moment.tsx';
import { Failed } from '../common/Failed.tsx';
import css from './View.module.css';

const TONES: Record<RedemptionStatus, BadgeTone> = {
  APPLYING: 'neutral',
  APPROVED_IN_PROCESS: 'accent',
  APPROVED: 'positive',
  SHIPPED: 'accent',
  COMPLETED: 'positive',
  REJECTED: 'negative',
};

export function History() {
  const t = useT();
  const back = useSlice('redemptions', (view) => view.back);
  const states = useSlice('redemptions', (view) => view.states);
  const mayLogIn = useSlice('redemptions', (view) => view.logIn);
  return (
    <Section title={t('view-points-history')}>
      <p>
        <Link href={back} strong>
          {t('view-mall-back')}
        </Link>
      </p>
      {mayLogIn ? (
        <>
          <Notice tone="info" text={t('view-points-log-in')} />
          <div className={css.actions}>
            <Button variant="primary" onClick={() => send({ pointMall: 'logIn' })}>
              {t('view-mall-log-in')}
            </Button>
          </div>
        </>
      ) : (
        <>
          <Chips
            label={t('view-points-states')}
            items={translatedOptions(t, states)}
            onSelect={(key) => selectOption(states, key)}
            look="chips"
          />
          <List />
        </>
      )}
    </Section>
  );
}

function List() {
  const t = useT();
  const { status, list, narrowed, more, loading, problem } = useSlice('redemptions', (view) => view);
  if (status.kind === 'failed') {
    return <Failed problem={status.problem} onRetry={() => send({ pointMall: 'retry' })} />;
  }
  if (status.kind === 'loading' && list.length === 0) return <TextSkeleton label={t('view-loading')} />;
  if (list.length === 0) {
    return (
      <EmptyState
        kind={narrowed ? 'no-match' : 'nothing'}
        title={t(narrowed ? 'view-points-no-match-title' : 'view-points-empty-title')}
        text={t(narrowed ? 'view-points-no-match-text' : 'view-points-empty-text')}
      />
    );
  }
  return (
    <>
      <ul className={css.list} aria-label={t('view-points-history')}>
        {list.map((item) => (
          <Row key={item.key} item={item} />
        ))}
      </ul>
      <Earlier more={more} loading={loading} problem={problem} />
    </>
  );
}

function Row({ item }: { item: RedemptionItem }) {
  const t = useT();
  const facts: [string, string | null][] = [
    [t('view-points-order'), item.orderNo],
    [t('view-points-courier'), item.courier],
    [t('view-points-tracking'), item.trackingNo],
    [t('view-points-recipient'), item.recipient],
    [t('view-points-phone'), item.phone],
    [t('view-points-address'), item.address],
    [t('view-points-reason'), item.reason],
  ];
  return (
    <li className={css.redemption}>
      <div className={css.head}>
        {item.image ? (
          <span className={css.thumb}>
            <Picture src={item.image} width={160} height={80} />
          </span>
        ) : null}
        <div className={css.what}>
          <h3 className={css.item}>{item.title}</h3>
          <p className={css.small}>
            {t(item.category)} · {t(item.points)}
          </p>
        </div>
        <Badge tone={TONES[item.tone]}>{t(item.status)}</Badge>
      </div>
      {item.voucherCode ? (
        <CopyField
          label={t('view-points-code')}
          value={item.voucherCode}
          copyLabel={t('view-points-copy')}
          copiedLabel={t('view-copied')}
        />
      ) : null}
      <dl className={css.facts}>
        {facts.map(([label, value]) =>
          value ? (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                <bdi>{value}</bdi>
              </dd>
            </div>
          ) : null,
        )}
        <When label={t('view-points-applied')} at={item.appliedAt} />
        <When label={t('view-points-updated')} at={item.updatedAt} />
      </dl>
    </li>
  );
}

function When({ label, at }: { label: string; at: RedemptionItem['appliedAt'] }) {
  const t = useT();
  if (!at) return null;
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        <Moment text={t(at.said)} exact={at.exact} />
      </dd>
    </div>
  );
}

/** Lotteries and draws (section 2, `/lottery`): the next draw with its countdown, and all draws of the vendor. */

import type { DrawDetail } from '../../core/generated/index.ts';
import { send, useSlice } from '../../core/hooks.ts';
import { useT } from '../../i18n/context.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { TextSkeleton } from '../../ui/feedback/Skeleton.tsx';
import { Page, PageTitle, Section } from '../../ui/layout/Page.tsx';
import { Picture } from '../../ui/picture/Picture.tsx';
import { Chips } from '../../ui/tabs/Chips.tsx';
import { AtPlay } from '../common/AtPlay.tsx';
import { Draws, LotteryLinks } from '../common/Draws.tsx';
import { Failed } from '../common/Failed.tsx';
import css from './View.module.css';

const retry = () => send({ lottery: 'retry' });

export default function Lottery() {
  const t = useT();
  const title = useSlice('route', (route) => route.title);
  return (
    <Page>
      <PageTitle>{t(title)}</PageTitle>
      <AtPlay />
      <Vendors />
      <Content />
    </Page>
  );
}

function Vendors() {
  const t = useT();
  const vendors = useSlice('lottery', (lottery) => lottery.vendors);
  if (vendors.length === 0) return null;
  const select = (key: string) => {
    const vendor = vendors.find((each) => each.key === key);
    if (vendor) send(vendor.select);
  };
  return (
    <Chips
      label={t('view-lottery-vendors')}
      items={vendors.map(({ key, name, selected }) => ({ key, label: name, selected }))}
      onSelect={select}
    />
  );
}

function Content() {
  const t = useT();
  const status = useSlice('lottery', (lottery) => lottery.status);
  const next = useSlice('lottery', (lottery) => lottery.next);
  const draws = useSlice('lottery', (lottery) => lottery.draws);
  const missing = useSlice('lottery', (lottery) => lottery.missing);
  if (status.kind === 'failed') return <Failed problem={status.problem} onRetry={retry} />;
  if (!next) {
    if (status.kind === 'loading') return <TextSkeleton label={t('view-loading')} />;
    return (
      <EmptyState
        kind="unavailable"
        title={t('view-lottery-none-title')}
        text={t('view-lottery-none-text')}
      />
    );
  }
  return (
    <>
      {missing ? <Notice tone="warning" text={t('view-lottery-missing')} /> : null}
      <Next draw={next} />
      <Notice tone="info" text={t('view-lottery-open-soon')} />
      <Lotteries title={t('view-lottery-recent')} of="recent" />
      <Section title={t('view-lottery-list')}>
        <Draws items={draws} />
      </Section>
      <Lotteries title={t('view-lottery-others')} of="others" />
    </>
  );
}

/** Lotteries without a scheduled draw; renders nothing if there are none. */
function Lotteries({ title, of }: { title: string; of: 'recent' | 'others' }) {
  const items = useSlice('lottery', (lottery) => lottery[of]);
  return items.length > 0 ? (
    <Section title={title}>
      <LotteryLinks items={items} />
    </Section>
  ) : null;
}

function Next({ draw }: { draw: DrawDetail }) {
  const t = useT();
  const facts = [
    { key: 'at', label: t('view-lottery-at'), value: draw.at },
    { key: 'closes', label: t('view-lottery-closes'), value: draw.closes },
    { key: 'after', label: t('view-lottery-after'), value: draw.after },
  ];
  return (
    <section className={css.next} aria-label={t('view-lottery-next')} tabIndex={-1} data-opened>
      <Picture src={draw.image} width={180} height={240} />
      <div className={css.texts}>
        <p className={css.vendor}>
          <bdi>{draw.vendor}</bdi>
        </p>
        <h2 className={css.name}>
          <bdi>{draw.name}</bdi>
        </h2>
        <p>{t('view-lottery-numero', { numero: draw.numero })}</p>
        <p className={css.left}>
          <span className={css.label}>{t('view-lottery-left')}</span>
          <bdi dir="ltr" className={css.figure}>
            {draw.left || t('view-lottery-due')}
          </bdi>
        </p>
        {draw.closed ? <p className={css.closed}>{t('view-lottery-closed')}</p> : null}
        <dl className={css.facts}>
          {facts.map((fact) => (
            <div key={fact.key}>
              <dt>{fact.label}</dt>
              <dd>
                <bdi dir="ltr">{fact.value}</bdi>
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}

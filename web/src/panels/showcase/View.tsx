/** Home below the fold: recommended games, featured games, winners, next draws (section 1 of the specification). */

import { Trophy } from 'lucide-react';
import { useEffect } from 'react';
import type { FeaturedItem, WinnerItem } from '../../core/generated/index.ts';
import { send, useSlice } from '../../core/hooks.ts';
import { useT } from '../../i18n/context.tsx';
import { Draws } from '../../screens/common/Draws.tsx';
import { Failed } from '../../screens/common/Failed.tsx';
import { Link } from '../../ui/button/Link.tsx';
import { TextSkeleton } from '../../ui/feedback/Skeleton.tsx';
import { Page, Section } from '../../ui/layout/Page.tsx';
import { Picture } from '../../ui/picture/Picture.tsx';
import { Chips } from '../../ui/tabs/Chips.tsx';
import { Moment } from '../../ui/time/Moment.tsx';
import { Rows } from './Rows.tsx';
import css from './View.module.css';

const retry = () => send({ showcase: 'retry' });

export default function Showcase() {
  useEffect(() => {
    send({ showcase: 'shown' });
  }, []);
  return (
    <Page>
      <Rows />
      <Featured />
      <Winners />
      <NextDraws />
    </Page>
  );
}

function Featured() {
  const t = useT();
  const featured = useSlice('showcase', (showcase) => showcase.featured);
  if (featured.status.kind === 'ready' && featured.items.length === 0) return null;
  return (
    <Section title={t('view-featured')}>
      {featured.status.kind === 'failed' ? (
        <Failed problem={featured.status.problem} onRetry={retry} />
      ) : featured.items.length === 0 ? (
        <TextSkeleton label={t('view-loading')} />
      ) : (
        <ul className={css.featured}>
          {featured.items.map((item) => (
            <FeaturedGame key={item.key} item={item} />
          ))}
        </ul>
      )}
    </Section>
  );
}

function FeaturedGame({ item }: { item: FeaturedItem }) {
  const t = useT();
  return (
    <li className={css.card}>
      <Picture src={item.image} width={120} height={160} />
      <div className={css.texts}>
        <h3 className={css.headline}>
          <bdi>{item.headline}</bdi>
        </h3>
        {item.name === item.headline ? null : (
          <p className={css.game}>
            <bdi>{item.name}</bdi>
          </p>
        )}
        {item.text ? (
          <p className={css.text}>
            <bdi>{item.text}</bdi>
          </p>
        ) : null}
        <button
          type="button"
          className={css.play}
          aria-label={t('view-winner-play', { name: item.name })}
          onClick={() => send(item.play)}
        >
          {t('view-play')}
        </button>
      </div>
    </li>
  );
}

function Winners() {
  const t = useT();
  const board = useSlice('showcase', (showcase) => showcase.winners);
  const select = (key: string) => {
    const period = board.periods.find((each) => each.key === key);
    if (period) send(period.select);
  };
  return (
    <Section title={t('view-winners')}>
      <Chips
        label={t('view-winners-period')}
        look="segmented"
        items={board.periods.map((period) => ({ ...period, label: t(period.label) }))}
        onSelect={select}
      />
      <Board />
      <p className={css.note}>{t('view-winners-note')}</p>
    </Section>
  );
}

function Board() {
  const t = useT();
  const status = useSlice('showcase', (showcase) => showcase.winners.status);
  const winners = useSlice('showcase', (showcase) => showcase.winners.winners);
  if (status.kind === 'failed') return <Failed problem={status.problem} onRetry={retry} />;
  if (winners.length === 0) {
    if (status.kind === 'loading') return <TextSkeleton label={t('view-loading')} />;
    return (
      <p className={css.none}>
        <Trophy aria-hidden /> {t('view-winners-none')}
      </p>
    );
  }
  return (
    <ul className={css.winners}>
      {winners.map((winner) => (
        <Win key={winner.key} winner={winner} />
      ))}
    </ul>
  );
}

function Win({ winner }: { winner: WinnerItem }) {
  const t = useT();
  return (
    <li>
      <button
        type="button"
        className={css.win}
        title={t('view-winner-play', { name: winner.game })}
        onClick={() => send(winner.play)}
      >
        <Picture src={winner.image} width={45} height={60} />
        <span className={css.texts}>
          <span>
            <bdi className={css.who}>{winner.name}</bdi>{' '}
            <span className={css.amount}>{t('view-winner-won', { amount: winner.payout })}</span>
          </span>
          <span className={css.detail}>
            <bdi>{winner.game}</bdi>
          </span>
          <span className={css.detail}>
            {winner.at ? <Moment text={t(winner.at.said)} exact={winner.at.exact} /> : null}
          </span>
        </span>
      </button>
    </li>
  );
}

function NextDraws() {
  const t = useT();
  const draws = useSlice('showcase', (showcase) => showcase.draws);
  if (draws.status.kind === 'ready' && draws.items.length === 0) return null;
  return (
    <Section
      title={t('view-draws')}
      action={
        <Link strong href="/lottery">
          {t('view-draws-all')}
        </Link>
      }
    >
      {draws.status.kind === 'failed' ? (
        <Failed problem={draws.status.problem} onRetry={retry} />
      ) : draws.items.length === 0 ? (
        <TextSkeleton label={t('view-loading')} />
      ) : (
        <Draws items={draws.items} />
      )}
    </Section>
  );
}

/** Content of a game card, however it was opened. Unknown facts are left out. */
import { Heart, Play } from 'lucide-react';
import type { ReactNode } from 'react';
import type { GameCard } from '../../core/generated/index.ts';
import { send } from '../../core/hooks.ts';
import { useT } from '../../i18n/context.tsx';
import { demo } from '../../screens/common/demo.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Moment } from '../../ui/time/Moment.tsx';
import css from './View.module.css';

export function Facts({ card }: { card: GameCard }) {
  const t = useT();
  const { playedAt } = card;
  if (!card.returned && !card.volatility && !card.smallestStake && !playedAt) return null;
  return (
    <dl className={css.facts}>
      <Fact name={t('view-card-return')}>{card.returned}</Fact>
      <Fact name={t('view-card-volatility')}>{card.volatility ? t(card.volatility) : null}</Fact>
      <Fact name={t('view-card-stake')}>{card.smallestStake}</Fact>
      <Fact name={t('view-card-played')}>
        {playedAt ? <Moment text={t(playedAt.said)} exact={playedAt.exact} /> : null}
      </Fact>
    </dl>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  if (!children) return null;
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        <bdi>{children}</bdi>
      </dd>
    </div>
  );
}

export function Actions({
  card: { tile },
  onDone,
  size,
}: {
  card: GameCard;
  onDone: () => void;
  size: 'sm' | 'md';
}) {
  const t = useT();
  const play = () => {
    onDone();
    send({ game: { play: tile.key } });
  };
  const tryIt = () => {
    onDone();
    demo(tile.key);
  };
  const favourite = t(tile.favourite ? 'view-unfavourite' : 'view-favourite');
  return (
    <div className={css.actions}>
      {tile.comingSoon ? (
        <p className={css.soon}>{t('view-coming-soon')}</p>
      ) : (
        <Button
          variant="primary"
          size={size}
          icon={<Play className={css.play} aria-hidden />}
          onClick={play}
          data-autofocus
        >
          {t('view-play')}
        </Button>
      )}
      {tile.demo ? (
        <Button size={size} onClick={tryIt}>
          {t('view-demo')}
        </Button>
      ) : null}
      <Button
        variant="quiet"
        size={size}
        className={tile.favourite ? css.loved : undefined}
        icon={<Heart aria-hidden />}
        aria-pressed={tile.favourite}
        aria-label={favourite}
        title={favourite}
        onClick={() => send({ game: { toggleFavourite: tile.key } })}
      >
        {null}
      </Button>
    </div>
  );
}

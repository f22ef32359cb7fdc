/** A leaderboard: what it counts, the prizes, and the ranking. */
import type { BoardLine, BoardPlace } from '../../core/generated/index.ts';
import { send } from '../../core/hooks.ts';
import { useT } from '../../i18n/context.tsx';
import { Button } from '../../ui/button/Button.tsx';
import { cx } from '../../ui/cx.ts';
import css from '../common/Record.module.css';
import { Tags } from './Mission.tsx';
import own from './View.module.css';

export function Board({ board }: { board: BoardLine }) {
  const t = useT();
  const { title, description, rule, period, scope, least, state, mine, places, turned, turn, close } = board;
  return (
    <li className={css.card}>
      <div className={css.what}>
        <h3 className={css.title}>{title}</h3>
        <Tags of={[period, rule, scope]} />
      </div>
      {description ? <p className={css.small}>{description}</p> : null}
      <Prizes board={board} />
      {least ? <p className={css.small}>{t(least)}</p> : null}
      <p className={css.small}>{t(close)}</p>
      {state ? <p className={css.small}>{t(state)}</p> : null}
      {mine ? <p className={own.mine}>{t(mine)}</p> : null}
      {places.length > 0 ? (
        <ol className={own.places} aria-label={title}>
          {places.map((place) => (
            <Place key={place.key} place={place} />
          ))}
        </ol>
      ) : (
        <p className={css.small}>{t('view-board-nobody')}</p>
      )}
      {turn ? (
        <div>
          <Button size="sm" onClick={() => send(turn)}>
            {t(turned ? 'view-board-current' : 'view-board-last')}
          </Button>
        </div>
      ) : null}
    </li>
  );
}

function Prizes({ board: { prizes, wager } }: { board: BoardLine }) {
  const t = useT();
  return (
    <div className={css.what}>
      <dl className={own.steps} aria-label={t('view-board-prizes')}>
        {prizes.map(({ key, place, prize }) => (
          <div key={key}>
            <dt>{t(place)}</dt>
            <dd>{t(prize)}</dd>
          </div>
        ))}
      </dl>
      {wager ? <p className={css.small}>{t(wager)}</p> : null}
    </div>
  );
}

function Place({ place: { place, account, score, prize, mine } }: { place: BoardPlace }) {
  const t = useT();
  return (
    <li className={cx(own.place, mine && own.isMine)}>
      <bdi className={own.rank}>{place}</bdi>
      <span className={own.account}>
        <bdi>{account}</bdi>
        {mine ? <span className={css.small}>{t('view-board-you')}</span> : null}
      </span>
      <span className={own.score}>
        <bdi>{score}</bdi>
        {prize ? <span className={css.small}>{t(prize)}</span> : null}
      </span>
    </li>
  );
}

/** Lists of draws, each linking to its lottery, and of lotteries without a draw. */

import type { DrawItem, LotteryLink } from '../../core/generated/index.ts';
import { useT } from '../../i18n/context.tsx';
import { Picture } from '../../ui/picture/Picture.tsx';
import { Moment } from '../../ui/time/Moment.tsx';
import css from './Draws.module.css';

export function Draws({ items }: { items: readonly DrawItem[] }) {
  const t = useT();
  return (
    <ul className={css.draws}>
      {items.map((draw) => (
        <li key={draw.key}>
          <a href={draw.href} className={css.draw} aria-current={draw.selected ? 'true' : undefined}>
            <Picture src={draw.image} width={48} height={64} />
            <span className={css.texts}>
              <span className={css.name}>
                <bdi>{draw.name}</bdi>
              </span>
              <span className={css.detail}>
                <bdi>{draw.vendor}</bdi>
              </span>
              <span className={css.detail}>{t('view-lottery-numero', { numero: draw.numero })}</span>
              {draw.comingSoon ? <span className={css.detail}>{t('view-coming-soon')}</span> : null}
            </span>
            <span className={css.at}>
              {draw.at ? <Moment text={t(draw.at.said)} exact={draw.at.exact} /> : null}
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}

export function LotteryLinks({ items }: { items: readonly LotteryLink[] }) {
  const t = useT();
  return (
    <ul className={css.draws}>
      {items.map((lottery) => (
        <li key={lottery.key}>
          <a href={lottery.href} className={css.draw}>
            <Picture src={lottery.image} width={48} height={64} />
            <span className={css.texts}>
              <span className={css.name}>
                <bdi>{lottery.name}</bdi>
              </span>
              <span className={css.detail}>
                <bdi>{lottery.vendor}</bdi>
              </span>
              {lottery.comingSoon ? <span className={css.detail}>{t('view-coming-soon')}</span> : null}
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}

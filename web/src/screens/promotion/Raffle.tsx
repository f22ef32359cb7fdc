/** A raffle: remaining draws, the odds of each prize as the server draws them, and past results. */
import type { RaffleView } from '../../core/generated/index.ts';
import { useT } from '../../i18n/context.tsx';
import { Section } from '../../ui/layout/Page.tsx';
import css from './View.module.css';

export function Raffle({ raffle }: { raffle: RaffleView }) {
  const t = useT();
  return (
    <>
      <Section
        title={t('view-raffle-odds')}
        action={raffle.left ? <span className={css.left}>{t(raffle.left)}</span> : null}
      >
        <table className={css.odds}>
          <thead>
            <tr>
              <th scope="col">{t('view-raffle-prize')}</th>
              <th scope="col">{t('view-raffle-chance')}</th>
            </tr>
          </thead>
          <tbody>
            {raffle.prizes.map((prize) => (
              <tr key={prize.key}>
                <td>{prize.name}</td>
                <td>
                  <bdi dir="ltr">{prize.chance}</bdi>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </Section>
      {raffle.draws.length > 0 ? (
        <Section title={t('view-raffle-draws')}>
          <ol className={css.draws}>
            {raffle.draws.map((draw) => (
              <li key={draw.key}>
                <span>{draw.prize}</span>
                <bdi dir="ltr" className={css.at}>
                  {draw.at}
                </bdi>
              </li>
            ))}
          </ol>
        </Section>
      ) : null}
    </>
  );
}

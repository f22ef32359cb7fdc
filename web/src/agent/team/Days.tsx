/** The daily trend as text. */
import type { TeamDayLine } from '../../core/generated/index.ts';
import { useT } from '../../i18n/context.tsx';
import record from '../../member/common/Record.module.css';
import css from '../common/Lines.module.css';

export function Days({ days }: { days: readonly TeamDayLine[] }) {
  const t = useT();
  return (
    <section className={record.section}>
      <h3>{t('view-team-by-day')}</h3>
      <ul className={record.lines} aria-label={t('view-team-by-day')}>
        {days.map(({ key, title, facts }) => (
          <li key={key} className={css.line}>
            <p className={record.title}>{t(title)}</p>
            <dl className={css.facts}>
              {facts.map((fact) => (
                <div key={fact.key}>
                  <dt>{t(fact.label)}</dt>
                  <dd>
                    <bdi>{fact.value}</bdi>
                  </dd>
                </div>
              ))}
            </dl>
          </li>
        ))}
      </ul>
    </section>
  );
}

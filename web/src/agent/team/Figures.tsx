/** Figures of a period, each with its change against the period before. The text says it; the arrow is decorative. */
import { ArrowDown, ArrowUp, Minus } from 'lucide-react';
import type { ChangeTone, TeamFigureView } from '../../core/generated/index.ts';
import { useT } from '../../i18n/context.tsx';
import css from './View.module.css';

export function Figures({ figures }: { figures: readonly TeamFigureView[] }) {
  const t = useT();
  return (
    <section aria-label={t('view-team-figures')}>
      <dl className={css.figures}>
        {figures.map(({ key, label, value, change, tone }) => (
          <div key={key} className={css.figure}>
            <dt>{t(label)}</dt>
            <dd className={css.value}>
              <bdi>{value}</bdi>
            </dd>
            <dd className={css.change}>
              <Arrow tone={tone} />
              <bdi>{t(change)}</bdi>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function Arrow({ tone }: { tone: ChangeTone }) {
  switch (tone) {
    case 'more':
      return <ArrowUp aria-hidden />;
    case 'less':
      return <ArrowDown aria-hidden />;
    case 'same':
      return <Minus aria-hidden />;
  }
}

/** Labelled figures of an agent's page, two side by side on a phone. */
import type { MoneyFact } from '../../core/generated/index.ts';
import { useT } from '../../i18n/context.tsx';
import css from './Facts.module.css';

export function Facts({ facts }: { facts: readonly MoneyFact[] }) {
  const t = useT();
  return (
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
  );
}

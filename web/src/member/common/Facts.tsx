/** A list of labelled figures. */
import type { MoneyFact } from '../../core/generated/index.ts';
import { useT } from '../../i18n/context.tsx';
import css from './Money.module.css';

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

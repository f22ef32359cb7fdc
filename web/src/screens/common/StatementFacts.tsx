/** Metadata of a statement, as a list of names and values. */
import type { StatementFactView } from '../../core/generated/index.ts';
import { useT } from '../../i18n/context.tsx';
import css from './StatementFacts.module.css';

export function StatementFacts({ facts }: { facts: readonly StatementFactView[] }) {
  const t = useT();
  if (facts.length === 0) return null;
  return (
    <dl className={css.facts}>
      {facts.map(({ key, label, value }) => (
        <div key={key}>
          <dt>{t(label)}</dt>
          <dd>
            <bdi>{value}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Figures under a heading. Each links to its breakdown where that has a URL. */
import type { TeamFact } from '../../core/generated/index.ts';
import { useT } from '../../i18n/context.tsx';
import css from '../../member/common/Record.module.css';
import { Link } from '../../ui/button/Link.tsx';

export function Figures({ title, facts }: { title: string; facts: readonly TeamFact[] }) {
  const t = useT();
  return (
    <section className={css.section} aria-label={title}>
      <h3>{title}</h3>
      <dl className={css.sums}>
        {facts.map(({ key, label, value, href }) => (
          <div key={key}>
            <dt>{t(label)}</dt>
            <dd>
              {href ? (
                <Link href={href}>
                  <bdi>{value}</bdi>
                </Link>
              ) : (
                <bdi>{value}</bdi>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** Result of the verification: verdict, explanation, altered entries, and the file's metadata. */
import type { CheckedStatement } from '../../core/generated/index.ts';
import { useT } from '../../i18n/context.tsx';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { Section } from '../../ui/layout/Page.tsx';
import { StatementFacts } from '../common/StatementFacts.tsx';
import css from './View.module.css';

export function Report({ report }: { report: CheckedStatement }) {
  const t = useT();
  const { good, verdict, meaning, findings, more, facts, totals, rows, digest, signature } = report;
  return (
    <>
      <Notice tone={good ? 'success' : 'error'} text={t(verdict)} detail={t(meaning)} />
      {findings.length > 0 ? (
        <Section title={t('view-verify-found')}>
          <ul className={css.findings}>
            {findings.map((finding) => (
              <li key={JSON.stringify(finding)}>{t(finding)}</li>
            ))}
            {more ? <li>{t(more)}</li> : null}
          </ul>
        </Section>
      ) : null}
      {signature ? (
        <Section title={t('view-statement-says')}>
          <div className={css.says}>
            <StatementFacts facts={facts} />
            <StatementFacts facts={totals} />
            <p>{t(rows)}</p>
            <p>{t(signature)}</p>
            <p className={css.wanted}>
              {t('view-statement-digest')}
              <bdi dir="ltr" className={css.digest}>
                {digest}
              </bdi>
            </p>
          </div>
        </Section>
      ) : null}
    </>
  );
}

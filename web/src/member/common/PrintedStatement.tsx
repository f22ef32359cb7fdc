/** A statement laid out for printing: scope, totals, digest, and a QR code of the page that verifies the file. */
import type { PrintedStatement as Printed } from '../../core/generated/index.ts';
import { send } from '../../core/hooks.ts';
import { useT } from '../../i18n/context.tsx';
import { QrCode } from '../../screens/common/QrCode.tsx';
import { StatementFacts } from '../../screens/common/StatementFacts.tsx';
import { Button } from '../../ui/button/Button.tsx';
import css from './Statements.module.css';

const CODE_SIZE = 220;

export function PrintedStatement({ statement }: { statement: Printed }) {
  const t = useT();
  const { title, facts, totals, rows, digest, keyId, address } = statement;
  return (
    <section className={css.panel} aria-label={t('view-statements-print')} data-statement>
      <h3 className={css.title}>{t(title)}</h3>
      <StatementFacts facts={facts} />
      <p>{t(rows)}</p>
      <StatementFacts facts={totals} />
      <dl className={css.marks}>
        <dt>{t('view-statement-digest')}</dt>
        <dd>
          <bdi dir="ltr" className={css.digest}>
            {digest}
          </bdi>
        </dd>
        <dt>{t('view-statement-key')}</dt>
        <dd>
          <bdi dir="ltr" className={css.digest}>
            {keyId}
          </bdi>
        </dd>
      </dl>
      <p>{t('view-print-about')}</p>
      <QrCode text={address} size={CODE_SIZE} label={t('view-statements-check')} />
      <p className={css.address}>
        <bdi dir="ltr">{address}</bdi>
      </p>
      <div className={css.buttons}>
        <Button variant="primary" onClick={() => print()}>
          {t('view-statements-print')}
        </Button>
        <Button onClick={() => send({ statements: 'closePrint' })}>{t('view-print-close')}</Button>
      </div>
    </section>
  );
}

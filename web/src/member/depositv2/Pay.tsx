/** How to pay a deposit: follow a link, scan a QR code, or make a bank transfer. */
import { ExternalLink } from 'lucide-react';
import type { DepositPay } from '../../core/generated/index.ts';
import { useT } from '../../i18n/context.tsx';
import { QrCode } from '../../screens/common/QrCode.tsx';
import { ButtonLink } from '../../ui/button/Button.tsx';
import { Link } from '../../ui/button/Link.tsx';
import { CopyField } from '../../ui/copy/CopyField.tsx';
import { Spinner } from '../../ui/feedback/Spinner.tsx';
import { Moment } from '../../ui/time/Moment.tsx';
import { Receipts } from './Receipts.tsx';
import css from './View.module.css';

export function Pay({ pay, state, next }: { pay: DepositPay; state: string; next: string | undefined }) {
  const t = useT();
  return (
    <section className={css.card} aria-label={state}>
      <div className={css.payHead}>
        <h3 className={css.title}>{state}</h3>
        <bdi className={css.big}>{pay.amount}</bdi>
      </div>
      {next ? <p className={css.about}>{next}</p> : null}
      <Way pay={pay} />
      <p className={css.facts}>
        {pay.left ? (
          <span role="timer">
            {t('view-deposit-left')} <bdi className={css.figure}>{pay.left}</bdi>
          </span>
        ) : null}
        {pay.expires ? (
          <span>
            {t('view-deposit-until')} <Moment text={t(pay.expires.said)} exact={pay.expires.exact} />
          </span>
        ) : null}
      </p>
    </section>
  );
}

function Way({ pay }: { pay: DepositPay }) {
  const t = useT();
  switch (pay.kind) {
    case 'HOSTED':
      return pay.url ? <PayPage url={pay.url} /> : <Spinner />;
    case 'QR':
      return pay.qr ? (
        <div className={css.qr}>
          <span className={css.code}>
            <QrCode text={pay.qr} label={t('view-deposit-qr')} size={220} margin={14} />
          </span>
          {pay.url ? (
            <Link href={pay.url} external>
              {t('view-deposit-same-device')}
            </Link>
          ) : null}
        </div>
      ) : (
        <Spinner />
      );
    case 'BANK_SLIP':
      return (
        <>
          <ul className={css.slip}>
            {pay.slip.map(({ key, label, value }) => (
              <li key={key}>
                <CopyField
                  label={t(label)}
                  value={value}
                  copyLabel={t('view-copy-named', { label: t(label) })}
                  copiedLabel={t('view-copied')}
                />
              </li>
            ))}
          </ul>
          {pay.receipts ? <Receipts receipts={pay.receipts} /> : null}
        </>
      );
    case 'VOUCHER':
      return null;
  }
}

function PayPage({ url }: { url: string }) {
  const t = useT();
  return (
    <div className={css.payPage}>
      <ButtonLink href={url} variant="primary" size="lg" icon={<ExternalLink aria-hidden />} external full>
        {t('view-deposit-pay-page')}
      </ButtonLink>
      <p className={css.hint}>{t('view-deposit-new-window')}</p>
    </div>
  );
}

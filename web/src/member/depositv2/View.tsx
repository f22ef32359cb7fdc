/**
 * Deposits: channels, pending deposits, history; or the single deposit named in the URL. `?mc=depositv2`,
 * `?mc=depositv2&item=ID`.
 *
 * Only one primary button at a time: to request a deposit, or to pay the one shown.
 */
import { useId } from 'react';
import { send, useSlice } from '../../core/hooks.ts';
import { useT } from '../../i18n/context.tsx';
import { Failed } from '../../screens/common/Failed.tsx';
import { Button } from '../../ui/button/Button.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { TextSkeleton } from '../../ui/feedback/Skeleton.tsx';
import { LimitOffer, type Offered } from '../common/LimitOffer.tsx';
import { Channels } from './Channels.tsx';
import { Form } from './Form.tsx';
import { History } from './History.tsx';
import { Named } from './Named.tsx';
import { OpenDeposits } from './OpenDeposits.tsx';
import css from './View.module.css';

const retry = () => send({ deposits: 'retry' });
const askService = () => send({ support: 'chat' });

export default function Deposits() {
  const named = useSlice('deposits', (view) => view.named);
  return (
    <div className={css.page}>
      {named ? (
        <Named named={named} onRetry={retry} />
      ) : (
        <>
          <OpenDeposits />
          <PayIn />
          <History onRetry={retry} />
        </>
      )}
    </div>
  );
}

/** Deposit limits must be decided on before the first deposit. */
function FirstLimits({ offer }: { offer: Offered }) {
  const t = useT();
  const id = useId();
  return (
    <section className={css.card} aria-labelledby={id}>
      <h3 id={id}>{t('limit-offer-title')}</h3>
      <LimitOffer offer={offer} />
    </section>
  );
}

function PayIn() {
  const t = useT();
  const status = useSlice('deposits', (view) => view.status);
  const form = useSlice('deposits', (view) => view.form);
  const offer = useSlice('limitOffer', (view) => view);
  if (offer.kind === 'offered') return <FirstLimits offer={offer} />;
  if (status.kind === 'failed') return <Failed problem={status.problem} onRetry={retry} />;
  if (status.kind === 'loading' || offer.kind === 'loading')
    return <TextSkeleton label={t('view-loading')} />;
  return (
    <>
      <Channels />
      {form ? (
        <Form form={form} />
      ) : (
        <EmptyState
          kind="unavailable"
          title={t('view-deposit-none-title')}
          text={t('view-deposit-none-text')}
          action={<Button onClick={askService}>{t('view-ask-service')}</Button>}
        />
      )}
    </>
  );
}

/**
 * My wallet: balances, what can be withdrawn and why, vendors' wallets, transfers between them. `?mc=transferFund`.
 *
 * Every figure expands to its breakdown. Vendors' wallets load by a separate call: if one of the two fails, the
 * other is still shown.
 */
import { ArrowDownToLine, ArrowUpFromLine } from 'lucide-react';
import { send, useSlice } from '../../core/hooks.ts';
import { useT } from '../../i18n/context.tsx';
import { Failed } from '../../screens/common/Failed.tsx';
import { ButtonLink } from '../../ui/button/Button.tsx';
import { TextSkeleton } from '../../ui/feedback/Skeleton.tsx';
import { Credits } from './Credits.tsx';
import { Figures } from './Figures.tsx';
import { NextBet } from './NextBet.tsx';
import css from './View.module.css';
import { Wallets, WalletTransfers } from './Wallets.tsx';
import { Why } from './Why.tsx';

const retry = () => send({ myWallet: 'retry' });

export default function MyWallet() {
  const t = useT();
  const status = useSlice('myWallet', (view) => view.status);
  const isReady = status.kind === 'ready';
  return (
    <div className={css.page}>
      {status.kind === 'failed' ? <Failed problem={status.problem} onRetry={retry} /> : null}
      {status.kind === 'loading' ? <TextSkeleton label={t('view-loading')} /> : null}
      {isReady ? <Money /> : null}
      <Wallets />
      {isReady ? <Explained /> : null}
      <WalletTransfers />
    </div>
  );
}

function Money() {
  const t = useT();
  const depositHref = useSlice('myWallet', (view) => view.depositHref);
  const withdrawHref = useSlice('myWallet', (view) => view.withdrawHref);
  const elsewhere = useSlice('myWallet', (view) => view.elsewhere);
  return (
    <>
      <Figures />
      {elsewhere ? <p className={css.text}>{t(elsewhere)}</p> : null}
      <div className={css.ways}>
        <ButtonLink href={depositHref} variant="primary" icon={<ArrowDownToLine aria-hidden />}>
          {t('view-wallet-deposit')}
        </ButtonLink>
        <ButtonLink href={withdrawHref} icon={<ArrowUpFromLine aria-hidden />}>
          {t('view-wallet-withdraw')}
        </ButtonLink>
      </div>
    </>
  );
}

function Explained() {
  return (
    <>
      <Why />
      <Credits />
      <NextBet />
    </>
  );
}

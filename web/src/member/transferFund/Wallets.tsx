/** The main wallet and the vendors' wallets as cards; transfers by a sheet, or everything back at once. */
import { Undo2, WalletCards } from 'lucide-react';
import type { VendorWallet } from '../../core/generated/index.ts';
import { send, useSlice } from '../../core/hooks.ts';
import { useT } from '../../i18n/context.tsx';
import { FormProblem } from '../../overlays/account/AccountForm.tsx';
import { Button } from '../../ui/button/Button.tsx';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { Checkbox } from '../../ui/field/Checkbox.tsx';
import { SettingsSection } from '../common/SettingsSection.tsx';
import { Sheet } from './Sheet.tsx';
import { Transfers } from './Transfers.tsx';
import css from './Wallets.module.css';

const retry = () => send({ wallets: 'retry' });

export function Wallets() {
  const t = useT();
  const status = useSlice('wallets', (view) => view.status);
  const list = useSlice('wallets', (view) => view.list);
  return (
    <>
      <SettingsSection
        icon={<WalletCards aria-hidden />}
        title={t('view-wallets')}
        status={status}
        onRetry={retry}
        count={list.length}
      >
        <TransferResult />
        <ul className={css.wallets} aria-label={t('view-wallets')}>
          <Main />
          {list.map((wallet) => (
            <Card key={wallet.key} wallet={wallet} />
          ))}
        </ul>
        {list.length === 0 ? <p className={css.text}>{t('view-wallets-nobody')}</p> : null}
        <AllBack />
        <AutoTransfer />
      </SettingsSection>
      <Sheet />
    </>
  );
}

/** Errors, and the result of transferring everything back. */
function TransferResult() {
  const t = useT();
  const told = useSlice('wallets', (view) => view.told);
  const problem = useSlice('wallets', (view) => view.problem);
  return (
    <>
      {problem ? <FormProblem problem={problem} /> : null}
      {told.length > 0 ? (
        <Notice tone={told.length > 1 ? 'info' : 'success'} text={told.map((text) => t(text)).join(' ')} />
      ) : null}
    </>
  );
}

function Main() {
  const t = useT();
  const main = useSlice('wallets', (view) => view.main);
  if (!main) return null;
  return (
    <li className={css.wallet}>
      <p className={css.name}>{t('view-wallets-main')}</p>
      <bdi className={css.amount}>{main.amount}</bdi>
      {main.movable ? <p className={css.small}>{t(main.movable)}</p> : null}
    </li>
  );
}

function Card({ wallet }: { wallet: VendorWallet }) {
  const t = useT();
  const { name, amount, unknown, reading, readAgain, closed, moveIn, moveBack } = wallet;
  return (
    <li className={css.wallet} aria-busy={reading}>
      <p className={css.name}>
        <bdi>{name}</bdi>
      </p>
      {amount ? <bdi className={css.amount}>{amount}</bdi> : null}
      {unknown ? <p className={css.small}>{t(unknown)}</p> : null}
      {closed ? <p className={css.small}>{t(closed)}</p> : null}
      <div className={css.buttons}>
        {unknown ? (
          <Button
            size="sm"
            busy={reading}
            aria-label={t('view-wallets-read-again-of', { name })}
            onClick={() => send(readAgain)}
          >
            {t('view-wallets-read-again')}
          </Button>
        ) : null}
        {moveIn ? (
          <Button size="sm" aria-label={t('view-wallets-move-in-of', { name })} onClick={() => send(moveIn)}>
            {t('view-wallets-move-in')}
          </Button>
        ) : null}
        {moveBack ? (
          <Button
            size="sm"
            aria-label={t('view-wallets-move-back-of', { name })}
            onClick={() => send(moveBack)}
          >
            {t('view-wallets-move-back')}
          </Button>
        ) : null}
      </div>
    </li>
  );
}

function AllBack() {
  const t = useT();
  const button = useSlice('wallets', (view) => view.allBack);
  if (!button) return null;
  return (
    <div className={css.buttons}>
      <Button icon={<Undo2 aria-hidden />} busy={button.busy} onClick={() => send(button.press)}>
        {t('view-wallets-all-back')}
      </Button>
    </div>
  );
}

/** Whether money is transferred automatically when a game is started. */
function AutoTransfer() {
  const t = useT();
  const follow = useSlice('wallets', (view) => view.follow);
  if (!follow) return null;
  return (
    <div className={css.follow}>
      <Checkbox
        label={t('view-wallets-follow')}
        name="money-follows"
        checked={follow.on}
        onChange={() => {
          if (!follow.busy) send(follow.switch);
        }}
      />
      <p className={css.small}>{t('view-wallets-follow-about')}</p>
    </div>
  );
}

/** Transfers with an unknown outcome, and all others. */
export function WalletTransfers() {
  const t = useT();
  const pending = useSlice('wallets', (view) => view.pending);
  const { status, list, more, loading } = useSlice('walletTransfers', (view) => view);
  return (
    <>
      {pending.length > 0 ? <Transfers title={t('view-wallets-pending')} list={pending} /> : null}
      <Transfers title={t('view-wallets-history')} status={status} list={list} loading={loading}>
        {more ? (
          <Button size="sm" busy={loading} onClick={() => send(more)}>
            {t('view-wallets-more')}
          </Button>
        ) : null}
      </Transfers>
    </>
  );
}

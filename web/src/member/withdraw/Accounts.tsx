/** The payout accounts: list, add, remove. */
import { Plus, Trash2, WalletCards } from 'lucide-react';
import type { AccountItem } from '../../core/generated/index.ts';
import { send, useSlice } from '../../core/hooks.ts';
import { useT } from '../../i18n/context.tsx';
import { Button } from '../../ui/button/Button.tsx';
import { IconButton } from '../../ui/button/IconButton.tsx';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { Records } from '../../ui/list/Records.tsx';
import shared from '../common/MoneyForm.module.css';
import { SettingsSection } from '../common/SettingsSection.tsx';
import { AddAccount, RemoveAccount } from './AccountForms.tsx';
import { KindIcon } from './KindIcon.tsx';
import { sendWithdraw } from './send.ts';

export function Accounts() {
  const t = useT();
  const { status, list, add, closed, form } = useSlice('withdraw', (view) => view.accounts);
  const current = useSlice('withdraw', (view) =>
    view.steps.some((step) => step.key === 'account' && step.current),
  );
  return (
    <SettingsSection
      icon={<WalletCards aria-hidden />}
      title={t('view-payout-accounts')}
      text={t('view-payout-accounts-about')}
      status={status}
      onRetry={() => sendWithdraw('retry')}
      count={list.length + (form ? 100 : 0)}
    >
      {form?.kind === 'remove' ? <RemoveAccount key={form.key} form={form} /> : null}
      {form?.kind === 'add' ? <AddAccount key={form.key} form={form} /> : null}
      {form ? null : (
        <>
          {list.length > 0 ? <List items={list} /> : <p className={shared.none}>{t('view-payout-none')}</p>}
          {closed ? <Notice tone="info" text={t(closed)} /> : null}
          {add ? (
            <div className={shared.buttons}>
              <Button
                variant={current ? 'primary' : 'secondary'}
                icon={<Plus aria-hidden />}
                onClick={() => send(add)}
              >
                {t('view-payout-add')}
              </Button>
            </div>
          ) : null}
        </>
      )}
    </SettingsSection>
  );
}

function List({ items }: { items: AccountItem[] }) {
  const t = useT();
  const busy = useSlice('withdraw', (view) => view.busy);
  return (
    <Records
      label={t('view-payout-accounts')}
      items={items.map(({ key, kind, title, hint, holder, waits, remove }) => ({
        key,
        icon: <KindIcon kind={kind} />,
        title: `${title} ${hint}`,
        facts: [
          { key: 'holder', label: t('view-payout-holder'), value: holder },
          ...(waits ? [{ key: 'waits', label: t(waits), value: '' }] : []),
        ],
        beside: true,
        action: (
          <IconButton
            label={t('view-payout-remove', { account: `${title} ${hint}` })}
            icon={<Trash2 aria-hidden />}
            disabled={busy}
            onClick={() => send(remove)}
          />
        ),
      }))}
    />
  );
}

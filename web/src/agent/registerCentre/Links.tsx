/** Registration links: each with URL, QR code, and its results. */
import { ListChecks } from 'lucide-react';
import type { AgentLinkEnding, AgentLinkItem } from '../../core/generated/index.ts';
import { send, useSlice } from '../../core/hooks.ts';
import { useT } from '../../i18n/context.tsx';
import { Earlier } from '../../member/common/Earlier.tsx';
import { SettingsSection } from '../../member/common/SettingsSection.tsx';
import { FormProblem } from '../../overlays/account/AccountForm.tsx';
import { QrCode } from '../../screens/common/QrCode.tsx';
import { Button } from '../../ui/button/Button.tsx';
import { CopyField } from '../../ui/copy/CopyField.tsx';
import { ShareButton } from '../../ui/share/ShareButton.tsx';
import { Facts } from '../common/Facts.tsx';
import { sendRegister } from './send.ts';
import css from './View.module.css';

export function Links() {
  const t = useT();
  const { status, items, more, loading, problem } = useSlice('agentRegister', (view) => view.links);
  return (
    <SettingsSection
      icon={<ListChecks aria-hidden />}
      title={t('view-agent-register-links')}
      status={status}
      onRetry={() => sendRegister('retry')}
      count={items.filter((item) => item.open).length}
    >
      {items.length === 0 ? <p className={css.hint}>{t('view-agent-register-none')}</p> : null}
      <ul className={css.list}>
        {items.map((item) => (
          <li key={item.key}>
            <Item item={item} />
          </li>
        ))}
      </ul>
      <Earlier more={more} loading={loading} problem={problem} />
    </SettingsSection>
  );
}

function Item({ item }: { item: AgentLinkItem }) {
  const t = useT();
  const { end, ending } = item;
  return (
    <article className={css.card} aria-label={t(item.title)}>
      <div className={css.head}>
        <h4>
          <bdi>{t(item.title)}</bdi>
        </h4>
        <span className={item.open ? css.open : css.over}>{t(item.state)}</span>
      </div>
      <p className={css.hint}>
        {item.about.map((text) => (
          <span key={text.key}>{t(text)}</span>
        ))}
        {item.rates.map(({ product, label, rate }) => (
          <span key={product}>
            {t(label)} <bdi>{rate}</bdi>
          </span>
        ))}
      </p>
      {item.open ? <Ways item={item} /> : null}
      <Facts facts={item.facts} />
      {end ? (
        <div className={css.buttons}>
          <Button onClick={() => send(end)}>{t('view-agent-register-end')}</Button>
        </div>
      ) : null}
      {ending ? <Ending ending={ending} /> : null}
    </article>
  );
}

function Ways({ item }: { item: AgentLinkItem }) {
  const t = useT();
  const brand = useSlice('agentRegister', (view) => view.brand);
  const { address } = item.link;
  return (
    <div className={css.ways}>
      <CopyField
        label={t('view-agent-register-address')}
        value={address}
        copyLabel={t('view-copy')}
        copiedLabel={t('view-copied')}
      />
      <ShareButton
        label={t('view-agent-register-share')}
        text={t('view-agent-register-share-text', { brand })}
        url={address}
      />
      <details className={css.qr} open={item.isNew}>
        <summary>{t('view-agent-register-show')}</summary>
        <QrCode text={address} label={t('view-agent-register-qr')} size={160} margin={10} />
      </details>
    </div>
  );
}

function Ending({ ending }: { ending: AgentLinkEnding }) {
  const t = useT();
  return (
    <div className={css.form} role="alert">
      {ending.problem ? <FormProblem problem={ending.problem} /> : null}
      <p>{t('view-agent-register-end-ask')}</p>
      <div className={css.buttons}>
        <Button variant="primary" busy={ending.busy} onClick={() => send(ending.confirm)}>
          {t('view-agent-register-end-yes')}
        </Button>
        <Button disabled={ending.busy} onClick={() => send(ending.keep)}>
          {t('view-agent-register-end-no')}
        </Button>
      </div>
    </div>
  );
}

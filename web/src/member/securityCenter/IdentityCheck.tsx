/** Identity check (KYC): state, personal details, documents, submission, history. */
import { FileText, Fingerprint, Trash2 } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { loadChunk } from '../../chunks/load.ts';
import type { IdentityCheckView, IdentityDocumentItem } from '../../core/generated/index.ts';
import { send, useSlice } from '../../core/hooks.ts';
import { useRegionName, useT } from '../../i18n/context.tsx';
import { FormProblem } from '../../overlays/account/AccountForm.tsx';
import { Button } from '../../ui/button/Button.tsx';
import { IconButton } from '../../ui/button/IconButton.tsx';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { TextSkeleton } from '../../ui/feedback/Skeleton.tsx';
import { Records } from '../../ui/list/Records.tsx';
import { Timeline } from '../../ui/timeline/Timeline.tsx';
import { SettingsSection } from '../common/SettingsSection.tsx';
import css from './View.module.css';

/** Loaded only while details can be changed: most members only look. */
const IdentityForm = lazy(() => loadChunk(() => import('./IdentityForm.tsx')));
const IdentityUpload = lazy(() => loadChunk(() => import('./IdentityUpload.tsx')));

export function IdentityCheck() {
  const t = useT();
  const view = useSlice('identityCheck', (slice) => slice);
  return (
    <SettingsSection
      icon={<Fingerprint aria-hidden />}
      title={t('view-identity-check')}
      text={t('view-identity-check-about')}
      status={view.status}
      onRetry={() => send({ identityCheck: 'retry' })}
      count={view.documents.length + (view.form ? 100 : 0)}
    >
      {view.problem ? <FormProblem problem={view.problem} /> : null}
      <State view={view} />
      <Suspense fallback={<TextSkeleton label={t('view-loading')} />}>
        {view.form ? <IdentityForm form={view.form} busy={view.busy} /> : <Details view={view} />}
        <Documents items={view.documents} busy={view.busy} />
        {view.upload ? <IdentityUpload upload={view.upload} /> : null}
      </Suspense>
      <HandIn view={view} />
      <Steps view={view} />
    </SettingsSection>
  );
}

function State({ view: { state } }: { view: IdentityCheckView }) {
  const t = useT();
  if (!state) return null;
  const { title, level, tone, about, note } = state;
  return (
    <>
      <p className={css.identityState}>
        <strong>{t(title)}</strong> <span>{t(level)}</span>
      </p>
      <Notice tone={tone} text={note ? `${t(about)} ${note}` : t(about)} />
    </>
  );
}

function Details({ view: { facts, edit, busy } }: { view: IdentityCheckView }) {
  const t = useT();
  const region = useRegionName();
  return (
    <>
      {facts.length > 0 ? (
        <dl className={css.identityFacts}>
          {facts.map(({ key, label, value }) => (
            <div key={key}>
              <dt>{t(label)}</dt>
              <dd>
                <bdi>{key === 'country' ? region(value) : value}</bdi>
              </dd>
            </div>
          ))}
        </dl>
      ) : null}
      {edit ? (
        <div className={css.buttons}>
          <Button size="sm" busy={busy} onClick={() => send(edit.press)}>
            {t(edit.label)}
          </Button>
        </div>
      ) : null}
    </>
  );
}

function Documents({ items, busy }: { items: IdentityDocumentItem[]; busy: boolean }) {
  const t = useT();
  if (items.length === 0) return null;
  return (
    <Records
      label={t('view-identity-documents')}
      items={items.map(({ key, label, about, at, show, remove }) => ({
        key,
        icon: <FileText aria-hidden />,
        title: t(label),
        facts: [{ key: 'about', label: t(about), value: at }],
        action: (
          <>
            <Button size="sm" variant="quiet" onClick={() => send(show)}>
              {t('view-identity-show', { document: t(label) })}
            </Button>
            {remove ? (
              <IconButton
                label={t('view-identity-remove', { document: t(label) })}
                icon={<Trash2 aria-hidden />}
                disabled={busy}
                onClick={() => send(remove)}
              />
            ) : null}
          </>
        ),
      }))}
    />
  );
}

function HandIn({ view: { handIn, busy } }: { view: IdentityCheckView }) {
  const t = useT();
  if (!handIn) return null;
  const { missing, press } = handIn;
  return (
    <>
      {missing ? <p className={css.none}>{t(missing)}</p> : null}
      {press ? (
        <div className={css.buttons}>
          <Button variant="primary" busy={busy} onClick={() => send(press)}>
            {t('view-identity-hand-in')}
          </Button>
        </div>
      ) : null}
    </>
  );
}

function Steps({ view: { steps } }: { view: IdentityCheckView }) {
  const t = useT();
  if (steps.length === 0) return null;
  return (
    <Timeline
      label={t('view-identity-steps')}
      items={steps.map(({ key, title, who, at, about, note }) => ({
        key: String(key),
        label: t(title),
        actor: t(who),
        at,
        amount: '',
        note,
        about: about ? t(about) : undefined,
      }))}
    />
  );
}

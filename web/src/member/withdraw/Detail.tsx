/** Details of a withdrawal: figures, timeline, confirmation of receipt, and support contact. */
import { MessageCircle } from 'lucide-react';
import { useRef } from 'react';
import type { CancelView, WithdrawalDetail, WithdrawalStep } from '../../core/generated/index.ts';
import { send } from '../../core/hooks.ts';
import { useT } from '../../i18n/context.tsx';
import { FormProblem } from '../../overlays/account/AccountForm.tsx';
import { Button } from '../../ui/button/Button.tsx';
import { CopyField } from '../../ui/copy/CopyField.tsx';
import { TextSkeleton } from '../../ui/feedback/Skeleton.tsx';
import { Timeline } from '../../ui/timeline/Timeline.tsx';
import { Facts } from '../common/Facts.tsx';
import shared from '../common/MoneyForm.module.css';
import { Arrival } from './Arrival.tsx';
import { sendWithdrawals } from './send.ts';

export function Detail({ detail, orderNo }: { detail: WithdrawalDetail; orderNo: string }) {
  const t = useT();
  if (detail.status.kind === 'loading') return <TextSkeleton label={t('view-loading')} />;
  if (detail.status.kind === 'failed') {
    return (
      <>
        <FormProblem problem={detail.status.problem} />
        <Button onClick={() => sendWithdrawals('retry')}>{t('view-retry')}</Button>
      </>
    );
  }
  return (
    <>
      {detail.problem ? <FormProblem problem={detail.problem} /> : null}
      {detail.arrival ? <Arrival arrival={detail.arrival} /> : null}
      <Steps steps={detail.timeline} />
      <Facts facts={detail.facts} />
      <CopyField
        label={t('view-withdraw-order')}
        value={orderNo}
        copyLabel={t('view-withdraw-copy-order')}
        copiedLabel={t('view-copied')}
      />
      <div className={shared.buttons}>
        <Button size="sm" icon={<MessageCircle aria-hidden />} onClick={() => send(detail.support)}>
          {t('view-withdraw-support')}
        </Button>
        {detail.cancel ? <CallOff cancel={detail.cancel} /> : null}
      </div>
    </>
  );
}

function Steps({ steps }: { steps: readonly WithdrawalStep[] }) {
  const t = useT();
  const states = {
    done: t('view-withdraw-state-done'),
    now: t('view-withdraw-state-now'),
    failed: t('view-withdraw-state-failed'),
    ahead: t('view-withdraw-state-ahead'),
  };
  return (
    <Timeline
      label={t('view-withdraw-timeline')}
      items={steps.map(({ key, title, about, at, who, amount, note, state }) => ({
        key: String(key),
        label: t(title),
        actor: who ? t(who) : '',
        at: at ? <bdi>{at}</bdi> : null,
        amount,
        note,
        about: about ? t(about) : undefined,
        state: { kind: state, label: states[state] },
      }))}
    />
  );
}

function CallOff({ cancel }: { cancel: CancelView }) {
  const t = useT();
  const button = useRef<HTMLButtonElement>(null);
  return (
    <>
      <Button
        ref={button}
        size="sm"
        variant={cancel.asked ? 'danger' : 'quiet'}
        busy={cancel.busy}
        onClick={() => send(cancel.press)}
      >
        {cancel.asked ? t('view-withdraw-cancel-sure') : t('view-withdraw-cancel')}
      </Button>
      {cancel.asked ? (
        <Button size="sm" variant="quiet" onClick={() => send(cancel.keep)}>
          {t('view-withdraw-keep')}
        </Button>
      ) : null}
    </>
  );
}

/** The deposit named in the URL: what to do, its state and timeline, and a link back to all deposits. */
import { MoveLeft } from 'lucide-react';
import type { NamedDeposit } from '../../core/generated/index.ts';
import { send } from '../../core/hooks.ts';
import { useT } from '../../i18n/context.tsx';
import { FormProblem } from '../../overlays/account/AccountForm.tsx';
import { Failed } from '../../screens/common/Failed.tsx';
import { Button, ButtonLink } from '../../ui/button/Button.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { TextSkeleton } from '../../ui/feedback/Skeleton.tsx';
import { Detail } from './Detail.tsx';
import { Pay } from './Pay.tsx';
import css from './View.module.css';

export function Named({ named, onRetry }: { named: NamedDeposit; onRetry: () => void }) {
  const t = useT();
  const back = (
    <div>
      <ButtonLink
        href={named.href}
        variant="quiet"
        size="sm"
        icon={<MoveLeft className={css.turned} aria-hidden />}
      >
        {t('view-deposit-back')}
      </ButtonLink>
    </div>
  );
  if (named.unknown) {
    return (
      <>
        {back}
        <EmptyState
          kind="no-match"
          title={t('view-deposit-unknown-title')}
          text={t('view-deposit-unknown-text')}
        />
      </>
    );
  }
  const { status, detail, pay } = named;
  return (
    <>
      {back}
      {status.kind === 'failed' ? <Failed problem={status.problem} onRetry={onRetry} /> : null}
      {status.kind === 'loading' && !detail ? <TextSkeleton label={t('view-loading')} /> : null}
      {named.problem ? <FormProblem problem={named.problem} /> : null}
      {detail && pay ? (
        <Pay pay={pay} state={t(detail.state)} next={detail.next ? t(detail.next) : undefined} />
      ) : null}
      {detail ? <Detail detail={detail} headed={!pay} /> : null}
      <CallOff named={named} />
    </>
  );
}

function CallOff({ named }: { named: NamedDeposit }) {
  const t = useT();
  const { callOff } = named;
  if (!callOff) return null;
  if (!named.callingOff) {
    return (
      <div>
        <Button variant="quiet" onClick={() => send(callOff)}>
          {t('view-deposit-call-off')}
        </Button>
      </div>
    );
  }
  return (
    <section className={css.card} aria-label={t('view-deposit-call-off')}>
      <p role="status">{t('view-deposit-call-off-sure')}</p>
      <div className={css.buttons}>
        <Button variant="danger" busy={named.busy} onClick={() => send({ deposits: 'confirmCallOff' })}>
          {t('view-deposit-call-off-yes')}
        </Button>
        <Button onClick={() => send({ deposits: 'keep' })}>{t('view-deposit-keep')}</Button>
      </div>
    </section>
  );
}

/** Refer a friend: the link, the rewards of both sides, and the state of each referral. `?mc=referral`. */
import type { MoneyFact } from '../../core/generated/index.ts';
import { send, useSlice } from '../../core/hooks.ts';
import { useT } from '../../i18n/context.tsx';
import { Failed } from '../../screens/common/Failed.tsx';
import { Link } from '../../ui/button/Link.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { TextSkeleton } from '../../ui/feedback/Skeleton.tsx';
import css from '../common/Record.module.css';
import { Friends } from './Friends.tsx';
import { InviteLink } from './InviteLink.tsx';
import { Plan } from './Plan.tsx';
import own from './View.module.css';

const retry = () => send({ invitations: 'retry' });

export default function Referral() {
  const t = useT();
  const status = useSlice('invitations', (view) => view.status);
  const link = useSlice('invitations', (view) => view.link);
  if (status.kind === 'failed') return <Failed problem={status.problem} onRetry={retry} />;
  if (status.kind === 'loading' && !link) return <TextSkeleton label={t('view-loading')} />;
  if (!link) {
    return (
      <EmptyState
        kind="unavailable"
        title={t('view-invite-closed-title')}
        text={t('view-invite-closed-text')}
      />
    );
  }
  return (
    <div className={css.page}>
      <InviteLink link={link} />
      <OwnInvitation />
      <Plan />
      <Sums />
      <Friends onRetry={retry} />
    </div>
  );
}

/** What the member was promised when registering by someone else's link. */
function OwnInvitation() {
  const t = useT();
  const invitation = useSlice('invitations', (view) => view.own);
  if (!invitation) return null;
  return (
    <section className={own.section} aria-labelledby="invite-own">
      <h3 id="invite-own" className={own.heading}>
        {t('view-invite-own')}
      </h3>
      <div className={own.card}>
        <Notice tone="info" text={t(invitation.text)} />
        <Facts facts={invitation.needs} />
        {invitation.rule ? <p className={own.text}>{t(invitation.rule)}</p> : null}
      </div>
    </section>
  );
}

function Sums() {
  const t = useT();
  const facts = useSlice('invitations', (view) => view.facts);
  const href = useSlice('invitations', (view) => view.rewardsHref);
  return (
    <section className={own.section} aria-labelledby="invite-sums">
      <h3 id="invite-sums" className={own.heading}>
        {t('view-invite-sums')}
      </h3>
      <div className={own.card}>
        <Facts facts={facts} />
        <p className={own.links}>
          <Link href={href}>{t('view-invite-to-rewards')}</Link>
        </p>
      </div>
    </section>
  );
}

function Facts({ facts }: { facts: MoneyFact[] }) {
  const t = useT();
  if (facts.length === 0) return null;
  return (
    <dl className={own.facts}>
      {facts.map((fact) => (
        <div key={fact.key}>
          <dt>{t(fact.label)}</dt>
          <dd>
            <bdi>{fact.value}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}

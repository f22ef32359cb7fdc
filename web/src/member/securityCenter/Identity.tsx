/** The logged-in member: picture, name, account, rank, and the time of the previous login. */
import { UserRound } from 'lucide-react';
import type { MemberView } from '../../core/generated/index.ts';
import { useSlice } from '../../core/hooks.ts';
import { useT } from '../../i18n/context.tsx';
import { Guilloche } from '../../ui/brand/Guilloche.tsx';
import css from './Identity.module.css';
import { OwnPicture } from './OwnPicture.tsx';

export function Identity() {
  const session = useSlice('session', (view) => view);
  return session.kind === 'member' ? <Card member={session} /> : null;
}

function Card({ member }: { member: MemberView }) {
  const t = useT();
  const account = useSlice('securitySettings', (view) => view.account);
  return (
    <section className={css.card} aria-labelledby="identity-name">
      <Guilloche className={css.lines} />
      <span className={css.picture} aria-hidden="true">
        {member.initial || <UserRound />}
        {member.avatar ? <img src={member.avatar} alt="" /> : null}
      </span>
      <div className={css.texts}>
        <h3 id="identity-name" className={css.name}>
          <bdi>{member.name}</bdi>
        </h3>
        {member.rank ? <span className={css.rank}>{member.rank}</span> : null}
      </div>
      <dl className={css.facts}>
        <div>
          <dt>{t('view-identity-account')}</dt>
          <dd>
            <bdi>{account}</bdi>
          </dd>
        </div>
        {member.lastLogin ? (
          <div>
            <dt>{t('view-identity-last-login')}</dt>
            <dd>
              <bdi>{member.lastLogin}</bdi>
            </dd>
          </div>
        ) : null}
      </dl>
      <OwnPicture />
    </section>
  );
}

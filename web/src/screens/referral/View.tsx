/** Invitation page (section 2 of the specification, `/join`): what the site offers, and the registration. */
import { Gamepad2, Headset, ShieldCheck, Sparkles, Wallet } from 'lucide-react';
import type { ReactNode } from 'react';
import { send, useSlice } from '../../core/hooks.ts';
import { useT } from '../../i18n/context.tsx';
import { Guilloche } from '../../ui/brand/Guilloche.tsx';
import { Button, ButtonLink } from '../../ui/button/Button.tsx';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { PageTitle } from '../../ui/layout/Page.tsx';
import css from './View.module.css';

const ICONS: Record<string, ReactNode> = {
  wallet: <Wallet aria-hidden />,
  shield: <ShieldCheck aria-hidden />,
  games: <Gamepad2 aria-hidden />,
  support: <Headset aria-hidden />,
};

export default function Join() {
  const t = useT();
  const title = useSlice('route', (route) => route.title);
  const join = useSlice('referral', (view) => view);
  const visitor = useSlice('session', (session) => session.kind === 'visitor');
  const { signUp } = join;
  return (
    <div className={css.page}>
      <section className={css.hero}>
        <Guilloche outer={120} inner={37} pen={70} className={css.lines} />
        <PageTitle>{t(title)}</PageTitle>
        <p className={css.lead}>{t('view-referral-lead', { brand: join.brand })}</p>
        {join.gameCount > 0 ? (
          <p className={css.count}>
            <Sparkles aria-hidden /> {t('view-referral-games', { count: join.gameCount })}
          </p>
        ) : null}
        {join.invited ? <Notice tone="success" text={t(join.invited)} /> : null}
        {join.closed ? <Notice tone="info" text={t(join.closed)} /> : null}
        <div className={css.actions}>
          {signUp ? (
            <Button variant="primary" size="lg" onClick={() => send(signUp)}>
              {t('view-sign-up')}
            </Button>
          ) : null}
          {visitor ? (
            <Button size="lg" onClick={() => send({ route: { open: 'login' } })}>
              {t('view-log-in')}
            </Button>
          ) : (
            <ButtonLink size="lg" href="/">
              {t('view-go-home')}
            </ButtonLink>
          )}
        </div>
      </section>
      <ul className={css.points}>
        {join.points.map((point) => (
          <li key={point.key} className={css.point}>
            <span className={css.icon}>{ICONS[point.key] ?? <Sparkles aria-hidden />}</span>
            <h2 className={css.pointTitle}>{t(point.title)}</h2>
            <p className={css.pointText}>{t(point.text)}</p>
          </li>
        ))}
      </ul>
      <section className={css.steps} aria-labelledby="join-steps">
        <h2 id="join-steps" className={css.stepsTitle}>
          {t('view-referral-steps')}
        </h2>
        <ol>
          <li>{t('view-referral-step-register')}</li>
          <li>{t('view-referral-step-protect')}</li>
          <li>{t('view-referral-step-play')}</li>
        </ol>
      </section>
    </div>
  );
}

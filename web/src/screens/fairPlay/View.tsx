/** Public page on responsible gambling: tools for members, and help services. `/fair-play`. */
import { send, useSlice } from '../../core/hooks.ts';
import { useT } from '../../i18n/context.tsx';
import { Button, ButtonLink } from '../../ui/button/Button.tsx';
import { TextSkeleton } from '../../ui/feedback/Skeleton.tsx';
import { Page, PageTitle, Section } from '../../ui/layout/Page.tsx';
import { Failed } from '../common/Failed.tsx';
import { HelpLines } from './HelpLines.tsx';
import css from './View.module.css';

export default function FairPlay() {
  const t = useT();
  const title = useSlice('route', (route) => route.title);
  const member = useSlice('session', (session) => session.kind === 'member');
  return (
    <Page>
      <div className={css.top}>
        <PageTitle>{t(title)}</PageTitle>
        <p className={css.lead}>{t('view-fair-lead')}</p>
        <p>{t('view-fair-public')}</p>
        <div className={css.buttons}>
          {member ? (
            <ButtonLink href="/fair-play?mc=fairPlay">{t('view-fair-public-open')}</ButtonLink>
          ) : (
            <Button onClick={() => send({ route: { open: 'login' } })}>{t('view-log-in')}</Button>
          )}
        </div>
      </div>
      <Section title={t('view-fair-help')}>
        <p className={css.about}>{t('view-fair-help-about')}</p>
        <Content />
      </Section>
    </Page>
  );
}

function Content() {
  const t = useT();
  const status = useSlice('helpLines', (view) => view.status);
  switch (status.kind) {
    case 'loading':
      return <TextSkeleton label={t('view-loading')} />;
    case 'failed':
      return <Failed problem={status.problem} onRetry={() => send({ helpLines: 'retry' })} />;
    case 'ready':
      return <HelpLines />;
  }
}

/** Page of an unknown path. */
import { Compass } from 'lucide-react';
import { useSlice } from '../../core/hooks.ts';
import { useT } from '../../i18n/context.tsx';
import { ButtonLink } from '../../ui/button/Button.tsx';
import { FullPage } from '../../ui/feedback/FullPage.tsx';

export default function NotFound() {
  const t = useT();
  const title = useSlice('route', (route) => route.title);
  return (
    <FullPage
      inline
      icon={<Compass aria-hidden />}
      title={t(title)}
      text={t('view-not-found')}
      action={
        <ButtonLink variant="primary" href="/">
          {t('view-go-home')}
        </ButtonLink>
      }
    />
  );
}

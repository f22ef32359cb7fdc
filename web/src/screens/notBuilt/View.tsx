/** A screen of the route table that is not built yet. It says so, rather than pretend. */
import { Hammer } from 'lucide-react';
import { useSlice } from '../../core/hooks.ts';
import { useT } from '../../i18n/context.tsx';
import { ButtonLink } from '../../ui/button/Button.tsx';
import { FullPage } from '../../ui/feedback/FullPage.tsx';

export default function NotBuilt() {
  const t = useT();
  const title = useSlice('route', (route) => route.title);
  return (
    <FullPage
      inline
      icon={<Hammer aria-hidden />}
      title={t(title)}
      text={t('view-not-built')}
      action={<ButtonLink href="/">{t('view-go-home')}</ButtonLink>}
    />
  );
}

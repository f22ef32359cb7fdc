/** System status 2: the site is not available in the visitor's region. */
import { MapPinOff } from 'lucide-react';
import { useT } from '../../i18n/context.tsx';
import { FullPage } from '../../ui/feedback/FullPage.tsx';
import { SupportLinks } from './SupportLinks.tsx';

export function Blocked({ ip }: { ip: string }) {
  const t = useT();
  return (
    <FullPage
      icon={<MapPinOff aria-hidden />}
      title={t('view-blocked-title')}
      text={t('view-blocked-text')}
      detail={ip ? t('view-blocked-ip', { ip }) : undefined}
      action={<SupportLinks />}
    />
  );
}

/** System status 1: maintenance. */
import { Wrench } from 'lucide-react';
import { useT } from '../../i18n/context.tsx';
import { FullPage } from '../../ui/feedback/FullPage.tsx';
import { SupportLinks } from './SupportLinks.tsx';

export function Maintenance({ text, until }: { text: string; until: string }) {
  const t = useT();
  return (
    <FullPage
      icon={<Wrench aria-hidden />}
      title={t('view-maintenance-title')}
      text={text || t('view-maintenance-text')}
      detail={until ? t('view-maintenance-until', { until }) : undefined}
      action={<SupportLinks />}
    />
  );
}

/** Contacts of customer service, below every help page. */
import { useSlice } from '../../core/hooks.ts';
import { useT } from '../../i18n/context.tsx';
import { supportIcon } from '../contact/Support.tsx';
import { SupportLinks } from '../unavailable/SupportLinks.tsx';
import css from './View.module.css';

export function Support() {
  const t = useT();
  const reachable = useSlice('site', (site) => site.support.length > 0);
  if (!reachable) return null;
  return (
    <section className={css.support} aria-label={t('view-help-more')}>
      <h2 className={css.heading}>{t('view-help-more')}</h2>
      <div className={css.methods}>
        <SupportLinks icon={supportIcon} />
      </div>
    </section>
  );
}

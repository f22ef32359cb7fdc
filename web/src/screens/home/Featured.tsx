/** Promotions featured by the operator; a lazy section that loads its data when scrolled near. */
import { useEffect } from 'react';
import { send, useSlice } from '../../core/hooks.ts';
import { useT } from '../../i18n/context.tsx';
import { Link } from '../../ui/button/Link.tsx';
import { Section } from '../../ui/layout/Page.tsx';
import { Failed } from '../common/Failed.tsx';
import { PromotionCards } from '../common/PromotionCards.tsx';

const retry = () => send({ promotions: 'retry' });

export default function Featured() {
  const t = useT();
  const cards = useSlice('promotions', (view) => view.featured);
  const status = useSlice('promotions', (view) => view.status);
  useEffect(() => {
    send({ promotions: 'feature' });
  }, []);
  const failed = status.kind === 'failed';
  if (cards.length === 0 && !failed) return null;
  return (
    <Section
      title={t('view-promo-featured')}
      action={
        <Link strong href="/promotions">
          {t('view-see-all')}
        </Link>
      }
    >
      {failed ? (
        <Failed problem={status.problem} onRetry={retry} />
      ) : (
        <PromotionCards cards={cards} heading="h3" />
      )}
    </Section>
  );
}

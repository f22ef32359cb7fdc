/** Promotions as cards, on their own page and on home. */
import type { PromotionCard, Standing } from '../../core/generated/index.ts';
import { useT } from '../../i18n/context.tsx';
import { Badge } from '../../ui/feedback/Badge.tsx';
import { PictureCard, PictureCards } from '../../ui/promo/PictureCard.tsx';
import css from './PromotionCards.module.css';

export function PromotionCards({
  cards,
  heading,
}: {
  cards: readonly PromotionCard[];
  heading?: 'h2' | 'h3';
}) {
  const t = useT();
  return (
    <PictureCards>
      {cards.map((card) => (
        <li key={card.key}>
          <PictureCard
            href={card.href}
            image={card.image}
            title={card.title}
            kind={t(card.category)}
            badge={<StandingBadge standing={card.standing} />}
            {...(heading ? { heading } : {})}
          >
            <p className={css.summary}>{card.summary}</p>
            <p className={css.when} title={t(card.when)}>
              {t(card.term)}
            </p>
          </PictureCard>
        </li>
      ))}
    </PictureCards>
  );
}

export function StandingBadge({ standing }: { standing: Standing }) {
  const t = useT();
  return <Badge tone={standing.tone}>{t(standing.text)}</Badge>;
}

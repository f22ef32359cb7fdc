/** Vendor cards grouped by game type, each group with its title (section 3 of the specification). */
import type { VendorGroup } from '../../core/generated/index.ts';
import { send, useSlice } from '../../core/hooks.ts';
import { useT } from '../../i18n/context.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { CardSkeletons } from '../../ui/feedback/Skeleton.tsx';
import { VendorCard } from '../../ui/game/VendorCard.tsx';
import { Section } from '../../ui/layout/Page.tsx';
import { Failed } from './Failed.tsx';
import css from './VendorGroups.module.css';

const retry = () => send({ site: 'retry' });

export function VendorGroups() {
  const t = useT();
  const status = useSlice('vendorLobby', (lobby) => lobby.status);
  const groups = useSlice('vendorLobby', (lobby) => lobby.groups);
  if (status.kind === 'failed') return <Failed problem={status.problem} onRetry={retry} />;
  if (groups.length === 0) {
    if (status.kind === 'loading') return <CardSkeletons label={t('view-loading')} />;
    return (
      <EmptyState
        kind="unavailable"
        title={t('view-vendors-none-title')}
        text={t('view-vendors-none-text')}
      />
    );
  }
  const [only] = groups;
  if (groups.length === 1 && only) return <Cards group={only} />;
  return groups.map((group) => (
    <Section key={group.key} landmark={false} title={t(group.title)}>
      <Cards group={group} />
    </Section>
  ));
}

function Cards({ group }: { group: VendorGroup }) {
  const t = useT();
  return (
    <div className={css.cards}>
      {group.cards.map((card) => (
        <VendorCard
          key={card.key}
          name={card.name}
          art={card.image}
          hotLabel={card.hot && !card.comingSoon ? t('view-hot') : undefined}
          unavailable={card.comingSoon ? t('view-coming-soon') : undefined}
          detail={card.gameCount ? t('view-vendor-games', { count: card.gameCount }) : undefined}
          playLabel={t('view-play')}
          onOpen={() => send(card.open)}
        />
      ))}
    </div>
  );
}

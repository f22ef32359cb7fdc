/** A centre with data of the core: its entries, and the open page (section 2 of the specification). */
import type { ReactNode } from 'react';
import type { CentreGroup, CentrePlace } from '../../core/generated/index.ts';
import { send, useSlice } from '../../core/hooks.ts';
import { useT } from '../../i18n/context.tsx';
import { Centre } from '../../ui/centre/Centre.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';

export interface FrameProps<Section> {
  groups: readonly CentreGroup[];
  place: CentrePlace<Section>;
  icons: Readonly<Record<string, ReactNode>>;
  /** Placeholder beside the list while no page is selected. */
  choose: string;
  onBack: () => void;
  /** Renders a page by its section name. */
  section: (name: Section) => ReactNode;
  /** Shown while it is not known whether the page exists. */
  pending?: ReactNode;
  /** Shown under the list. */
  notice?: ReactNode;
}

const close = () => send({ route: 'close' });

export function Frame<Section>({ groups, place, icons, choose, onBack, ...parts }: FrameProps<Section>) {
  const t = useT();
  const label = useSlice('route', (route) => route.overlay?.title);
  return (
    <Centre
      label={label ? t(label) : ''}
      groups={groups.map((group) => ({
        key: group.key,
        label: t(group.label),
        entries: group.entries.map((entry) => ({
          ...entry,
          label: t(entry.label),
          icon: icons[entry.key],
        })),
      }))}
      page={pageOf(place, t)}
      texts={{ close: t('view-close'), back: t('view-centre-back') }}
      onClose={close}
      onBack={onBack}
      notice={parts.notice}
    >
      <Place place={place} choose={choose} section={parts.section} pending={parts.pending} />
    </Centre>
  );
}

function pageOf<Section>(place: CentrePlace<Section>, t: ReturnType<typeof useT>) {
  if (place.kind === 'page') return { key: place.key, title: t(place.title), about: t(place.about) };
  if (place.kind === 'pending') return { key: place.key, title: t(place.title), about: undefined };
  return null;
}

type PlaceProps<Section> = Pick<FrameProps<Section>, 'place' | 'choose' | 'section' | 'pending'>;

function Place<Section>({ place, choose, section, pending }: PlaceProps<Section>) {
  const t = useT();
  switch (place.kind) {
    case 'closed':
      return null;
    case 'menu':
      return <EmptyState kind="nothing" title={t('view-centre-choose-title')} text={choose} />;
    case 'pending':
      return pending;
    case 'page':
      return section(place.section);
  }
}

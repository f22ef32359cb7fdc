/**
 * The member centre: `?mc=KEY`, and `?mc=menu` for the list of its pages (section 2 of the specification, "Member centre").
 *
 * The core says which entries there are and what the page shows. Each page is a folder of `src/member/`, which travels when it first
 * opens.
 */
import { use } from 'react';
import type { CentrePlace, MemberSection } from '../../core/generated/index.ts';
import { send, useSlice } from '../../core/hooks.ts';
import { useT } from '../../i18n/context.tsx';
import { Centre } from '../../ui/centre/Centre.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { PAGE_ICONS } from './icons.tsx';
import { PageSlot } from './slot.ts';

const close = () => send({ route: 'close' });
const back = () => send({ memberCentre: 'toMenu' });

export default function MemberCentre() {
  const t = useT();
  const label = useSlice('route', (route) => route.overlay?.title);
  const groups = useSlice('memberCentre', (view) => view.groups);
  const place = useSlice('memberCentre', (view) => view.place);
  return (
    <Centre
      label={label ? t(label) : ''}
      groups={groups.map((group) => ({
        key: group.key,
        label: t(group.label),
        entries: group.entries.map((entry) => ({
          ...entry,
          label: t(entry.label),
          icon: PAGE_ICONS[entry.key],
        })),
      }))}
      page={place.kind === 'page' ? { key: place.key, title: t(place.title), about: t(place.about) } : null}
      texts={{ close: t('view-close'), back: t('view-centre-back') }}
      onClose={close}
      onBack={back}
    >
      <Place place={place} />
    </Centre>
  );
}

function Place({ place }: { place: CentrePlace }) {
  const t = useT();
  switch (place.kind) {
    case 'closed':
      return null;
    case 'menu':
      return (
        <EmptyState kind="nothing" title={t('view-centre-choose-title')} text={t('view-centre-choose')} />
      );
    case 'page':
      return <Section name={place.section} />;
  }
}

function Section({ name }: { name: MemberSection }) {
  return use(PageSlot)(name);
}

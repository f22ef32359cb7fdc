/**
 * The member centre: `?mc=KEY`, and `?mc=menu` for the list of its pages (section 2 of the specification, "Member
 * centre").
 *
 * The core decides which entries exist and which page is open. Each page is a folder of `src/member/`, loaded when
 * first opened.
 */
import { use } from 'react';
import { send, useSlice } from '../../core/hooks.ts';
import { useT } from '../../i18n/context.tsx';
import { Frame } from '../centre/Frame.tsx';
import { MemberPageSlot } from '../centre/slots.ts';
import { PAGE_ICONS } from './icons.tsx';

const back = () => send({ memberCentre: 'toMenu' });

export default function MemberCentre() {
  const t = useT();
  const groups = useSlice('memberCentre', (view) => view.groups);
  const place = useSlice('memberCentre', (view) => view.place);
  return (
    <Frame
      groups={groups}
      place={place}
      icons={PAGE_ICONS}
      choose={t('view-centre-choose')}
      onBack={back}
      section={use(MemberPageSlot)}
    />
  );
}

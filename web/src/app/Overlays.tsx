/** What lies above the page: the overlay of the address, and the core's dialogs, each loaded when it is first shown. */
import type { MemberSection } from '../core/generated/index.ts';
import { useSlice } from '../core/hooks.ts';
import { useT } from '../i18n/context.tsx';
import { PageSlot } from '../overlays/memberCentre/slot.ts';
import { TextSkeleton } from '../ui/feedback/Skeleton.tsx';
import { Section } from './Section.tsx';
import { memberSection, overlaySection } from './sections.tsx';

export function Overlay() {
  const name = useSlice('route', (route) => route.overlay?.name);
  if (!name) return null;
  return (
    <PageSlot value={memberPage}>
      <Section key={name} name={name} of={(n) => overlaySection(name, n)} pending={null} />
    </PageSlot>
  );
}

/** A page of the member centre, loaded when it is first opened. */
const memberPage = (name: MemberSection) => <MemberPage key={name} name={name} />;

function MemberPage({ name }: { name: MemberSection }) {
  const t = useT();
  const pending = <TextSkeleton label={t('view-loading')} />;
  return <Section name={name} of={(n) => memberSection(name, n)} pending={pending} />;
}

/** A notice of the session's start, loaded when there is one. */
export function Popup() {
  const shown = useSlice('layout', (layout) => layout.popup);
  return shown ? <Section name="popup" of={(n) => overlaySection('popup', n)} pending={null} /> : null;
}

/** The core's dialogs. */
export function Dialog() {
  const shown = useSlice('dialogs', (dialogs) => dialogs.top !== null);
  return shown ? <Section name="dialog" of={(n) => overlaySection('dialog', n)} pending={null} /> : null;
}

/** Above a page that stands for the whole site: customer service alone answers there. */
export function ContactOverlay() {
  const chat = useSlice('route', (route) => route.overlay?.name === 'chatRoom');
  return (
    <>
      {chat ? <Overlay /> : null}
      <Dialog />
    </>
  );
}

/** What is shown above the page: the overlay of the URL and the core's dialogs, each loaded when first shown. */
import type { AgentSection, MemberSection } from '../core/generated/index.ts';
import { useSlice } from '../core/hooks.ts';
import { useT } from '../i18n/context.tsx';
import { AgentPageSlot, MemberPageSlot } from '../overlays/centre/slots.ts';
import { TextSkeleton } from '../ui/feedback/Skeleton.tsx';
import { Section, type SectionProps } from './Section.tsx';
import { agentSection, memberSection, overlaySection } from './sections.tsx';

export function Overlay() {
  const name = useSlice('route', (route) => route.overlay?.name);
  if (!name) return null;
  return (
    <MemberPageSlot value={memberPage}>
      <AgentPageSlot value={agentPage}>
        <Section key={name} name={name} of={(n) => overlaySection(name, n)} pending={null} />
      </AgentPageSlot>
    </MemberPageSlot>
  );
}

/** A page of the member centre, loaded when first opened. */
const memberPage = (name: MemberSection) => (
  <CentrePage key={name} name={name} of={(n) => memberSection(name, n)} />
);

/** A page of the agent centre, loaded when first opened. */
const agentPage = (name: AgentSection) => (
  <CentrePage key={name} name={name} of={(n) => agentSection(name, n)} />
);

function CentrePage({ name, of }: Omit<SectionProps, 'pending'>) {
  const t = useT();
  return <Section name={name} of={of} pending={<TextSkeleton label={t('view-loading')} />} />;
}

/** The notice shown at the start of a session, loaded when there is one. */
export function Popup() {
  const shown = useSlice('layout', (layout) => layout.popup);
  return shown ? <Section name="popup" of={(n) => overlaySection('popup', n)} pending={null} /> : null;
}

/** The core's dialogs, loaded when the first one opens. */
export function Dialog() {
  const shown = useSlice('dialogs', (dialogs) => dialogs.top !== null);
  return shown ? <Section name="dialog" of={(n) => overlaySection('dialog', n)} pending={null} /> : null;
}

/** Overlays above a page that replaces the whole site: only customer service (and dialogs) can be opened there. */
export function ContactOverlay() {
  const chat = useSlice('route', (route) => route.overlay?.name === 'chatRoom');
  return (
    <>
      {chat ? <Overlay /> : null}
      <Dialog />
    </>
  );
}

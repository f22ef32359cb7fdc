/** The normal site: the frame round the screen, and above it overlay, dialog and messages. */
import { useSlice } from '../core/hooks.ts';
import { useT } from '../i18n/context.tsx';
import { Messages } from '../overlays/toasts/View.tsx';
import { Banners } from '../screens/frame/Banners.tsx';
import { Bottom } from '../screens/frame/Bottom.tsx';
import { Foot } from '../screens/frame/Foot.tsx';
import { Head } from '../screens/frame/Head.tsx';
import { Me } from '../screens/frame/Me.tsx';
import { Side } from '../screens/frame/Side.tsx';
import { Spinner } from '../ui/feedback/Spinner.tsx';
import { Below } from './Below.tsx';
import { usePlace } from './focus.ts';
import { Section } from './Section.tsx';
import css from './Shell.module.css';
import { overlaySection, screenSection } from './sections.tsx';

export function Shell() {
  const framed = useSlice('route', (route) => route.framed);
  return (
    <>
      {framed ? <Head /> : null}
      {framed ? <Banners /> : null}
      <Main />
      {framed ? <Foot /> : null}
      {framed ? <Bottom /> : null}
      {framed ? <Side /> : null}
      {framed ? <Me /> : null}
      <Overlay />
      <Popup />
      <Dialog />
      <Messages />
    </>
  );
}

function Main() {
  const t = useT();
  const screen = useSlice('route', (route) => route.screen);
  const styleClass = useSlice('route', (route) => route.styleClass);
  const location = useSlice('route', (route) => route.location);
  const title = useSlice('route', (route) => route.title);
  const brand = useSlice('site', (site) => site.brand);
  usePlace(location, `${t(title)} · ${brand}`);
  const pending = (
    <div className={css.pending}>
      <Spinner size="page" label={t('view-loading')} />
    </div>
  );
  return (
    <main id="main" tabIndex={-1} className={`${css.main} ${styleClass}`}>
      {screen === 'none' ? (
        pending
      ) : (
        <Section key={screen} name={screen} of={(n) => screenSection(screen, n)} pending={pending} />
      )}
      {screen === 'home' ? <Below /> : null}
    </main>
  );
}

function Overlay() {
  const name = useSlice('route', (route) => route.overlay?.name);
  return name ? <Section key={name} name={name} of={(n) => overlaySection(name, n)} pending={null} /> : null;
}

/** A notice of the session's start, loaded when there is one. */
function Popup() {
  const shown = useSlice('notices', (notices) => notices.popup !== null);
  return shown ? <Section name="popup" of={(n) => overlaySection('popup', n)} pending={null} /> : null;
}

/** The core's dialogs, loaded when the first one is shown. */
function Dialog() {
  const shown = useSlice('dialogs', (dialogs) => dialogs.top !== null);
  return shown ? <Section name="dialog" of={(n) => overlaySection('dialog', n)} pending={null} /> : null;
}

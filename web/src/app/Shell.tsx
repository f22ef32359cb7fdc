/**
 * The normal site: the layout round the screen, and above it overlay, dialogs and toasts.
 *
 * Whatever is below the fold or hidden behind a click loads after the first screen: the footer when the browser is
 * idle, a panel when it first opens.
 */
import { useEffect, useState } from 'react';
import { useSlice } from '../core/hooks.ts';
import { useT } from '../i18n/context.tsx';
import { Messages } from '../overlays/toasts/Messages.tsx';
import { Banners } from '../screens/layout/Banners.tsx';
import { Bottom } from '../screens/layout/Bottom.tsx';
import { Head } from '../screens/layout/Head.tsx';
import { MenuPanel, MePanel, SidePanel } from '../screens/layout/panels.tsx';
import { Spinner } from '../ui/feedback/Spinner.tsx';
import { visiblePicturesLoaded } from '../ui/picture/queue.ts';
import { BelowTheFold } from './BelowTheFold.tsx';
import { useNavigationFocus } from './focus.ts';
import { Dialog, Overlay, Popup } from './Overlays.tsx';
import { Section } from './Section.tsx';
import css from './Shell.module.css';
import { type LayoutPanel, panelSection, preloadLikely, screenSection } from './sections.tsx';

export function Shell() {
  const showsLayout = useSlice('route', (route) => route.showsLayout);
  return (
    <>
      {showsLayout ? <Head /> : null}
      {showsLayout ? <Banners /> : null}
      <Main />
      {showsLayout ? <LayoutParts /> : null}
      <Overlay />
      <Popup />
      <Dialog />
      <Messages />
    </>
  );
}

/** The parts of the layout other than the header and banners. */
function LayoutParts() {
  const rested = useIdle();
  useEffect(() => {
    if (rested) void preloadLikely();
  }, [rested]);
  return (
    <>
      {rested ? <LazyPanel name="footer" /> : <div className={css.footer} />}
      <Bottom />
      <MenuPanel>
        <LazyPanel name="menu" />
      </MenuPanel>
      <SidePanel>
        <LazyPanel name="side" />
      </SidePanel>
      <MePanel>
        <LazyPanel name="me" />
      </MePanel>
      {rested ? <LazyPanel name="gameCard" /> : null}
    </>
  );
}

function LazyPanel({ name }: { name: LayoutPanel }) {
  const pending = name === 'footer' ? <div className={css.footer} /> : null;
  return <Section name={name} of={(n) => panelSection(name, n)} pending={pending} />;
}

/** Longest wait in milliseconds before deferred parts are loaded even though the page is busy. */
const MAX_WAIT_MS = 2_000;

/** Whether the browser is idle after the first screen and the visible pictures have loaded. */
function useIdle(): boolean {
  const [rested, setRested] = useState(false);
  useEffect(() => {
    const timers: ReturnType<typeof setTimeout>[] = [];
    const rest = () => setRested(true);
    const idle = () => {
      timers.push(setTimeout(rest, MAX_WAIT_MS));
      void visiblePicturesLoaded().then(rest);
    };
    // Safari has no requestIdleCallback.
    const callback =
      'requestIdleCallback' in globalThis ? requestIdleCallback(idle, { timeout: MAX_WAIT_MS }) : 0;
    if (callback === 0) timers.push(setTimeout(idle, 200));
    return () => {
      if (callback !== 0) cancelIdleCallback(callback);
      for (const timer of timers) clearTimeout(timer);
    };
  }, []);
  return rested;
}

function Main() {
  const t = useT();
  const screen = useSlice('route', (route) => route.screen);
  const styleClass = useSlice('route', (route) => route.styleClass);
  const location = useSlice('route', (route) => route.location);
  const title = useSlice('route', (route) => route.title);
  const brand = useSlice('site', (site) => site.brand);
  useNavigationFocus(location, `${t(title)} · ${brand}`);
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
      {screen === 'home' ? <BelowTheFold /> : null}
    </main>
  );
}

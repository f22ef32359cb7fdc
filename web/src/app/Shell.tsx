/**
 * The normal site: the layout round the screen, and above it overlay, dialog and messages.
 *
 * What lies below the fold or behind a press travels after the first picture: the footer as soon as the browser has
 * nothing better to do, a panel when it first opens.
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
import { seenHaveCome } from '../ui/picture/queue.ts';
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
      {showsLayout ? <Around /> : null}
      <Overlay />
      <Popup />
      <Dialog />
      <Messages />
    </>
  );
}

/** What stands round the screen besides the head. */
function Around() {
  const rested = useRest();
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

/** How long the page may stay busy before what can wait is asked for all the same, in milliseconds. */
const LONGEST_WAIT_MS = 2_000;

/** Whether the browser has come to rest after the first screen: nothing to do, and no picture of it under way. */
function useRest(): boolean {
  const [rested, setRested] = useState(false);
  useEffect(() => {
    const timers: ReturnType<typeof setTimeout>[] = [];
    const rest = () => setRested(true);
    const idle = () => {
      timers.push(setTimeout(rest, LONGEST_WAIT_MS));
      void seenHaveCome().then(rest);
    };
    // Safari has no idle callbacks.
    const callback =
      'requestIdleCallback' in globalThis ? requestIdleCallback(idle, { timeout: LONGEST_WAIT_MS }) : 0;
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

/**
 * The normal site: the frame round the screen, and above it overlay, dialog and messages.
 *
 * What lies below the fold or behind a press travels after the first picture: the foot as soon as the browser has
 * nothing better to do, a panel when it first opens.
 */
import { useEffect, useState } from 'react';
import { useSlice } from '../core/hooks.ts';
import { useT } from '../i18n/context.tsx';
import { Messages } from '../overlays/toasts/View.tsx';
import { Banners } from '../screens/frame/Banners.tsx';
import { Bottom } from '../screens/frame/Bottom.tsx';
import { Head } from '../screens/frame/Head.tsx';
import { MenuPanel, MePanel, SidePanel } from '../screens/frame/panels.tsx';
import { Spinner } from '../ui/feedback/Spinner.tsx';
import { Dialog, Overlay, Popup } from './Above.tsx';
import { Below } from './Below.tsx';
import { usePlace } from './focus.ts';
import { Section } from './Section.tsx';
import css from './Shell.module.css';
import { type FramePart, framePart, preloadLikely, screenSection } from './sections.tsx';

export function Shell() {
  const framed = useSlice('route', (route) => route.framed);
  return (
    <>
      {framed ? <Head /> : null}
      {framed ? <Banners /> : null}
      <Main />
      {framed ? <Around /> : null}
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
      {rested ? <Part name="footer" /> : <div className={css.foot} />}
      <Bottom />
      <MenuPanel>
        <Part name="menu" />
      </MenuPanel>
      <SidePanel>
        <Part name="side" />
      </SidePanel>
      <MePanel>
        <Part name="me" />
      </MePanel>
    </>
  );
}

function Part({ name }: { name: FramePart }) {
  const pending = name === 'footer' ? <div className={css.foot} /> : null;
  return <Section name={name} of={(n) => framePart(name, n)} pending={pending} />;
}

/** How long the page may stay busy before what can wait is asked for all the same, in milliseconds. */
const LONGEST_WAIT_MS = 2_000;

/** Whether the browser has come to rest after the first picture. */
function useRest(): boolean {
  const [rested, setRested] = useState(false);
  useEffect(() => {
    const rest = () => setRested(true);
    // Safari has no idle callbacks.
    if (!('requestIdleCallback' in globalThis)) {
      const timer = setTimeout(rest, 200);
      return () => clearTimeout(timer);
    }
    const callback = requestIdleCallback(rest, { timeout: LONGEST_WAIT_MS });
    return () => cancelIdleCallback(callback);
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

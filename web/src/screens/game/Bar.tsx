/** The bar above a running game: exit, title, balance, favourite, full screen. */
import { ArrowLeft, Heart, Maximize, Minimize, Plus } from 'lucide-react';
import { type RefObject, useSyncExternalStore } from 'react';
import { send, useSlice } from '../../core/hooks.ts';
import { useT } from '../../i18n/context.tsx';
import { IconButton, IconLink } from '../../ui/button/IconButton.tsx';
import { cx } from '../../ui/cx.ts';
import { PageTitle } from '../../ui/layout/Page.tsx';
import { leaveFullScreen } from '../common/full-screen.ts';
import { WalletBalance } from '../layout/Account.tsx';
import { PlaySession } from './PlaySession.tsx';
import css from './Stage.module.css';

const leave = () => send({ launch: 'leave' });
const toggleFavourite = () => send({ launch: 'toggleFavourite' });

export function Bar({ stage }: { stage: RefObject<HTMLElement | null> }) {
  const t = useT();
  const fallback = useSlice('route', (route) => route.title);
  const title = useSlice('game', (game) => ('title' in game && game.title ? game.title : ''));
  const favourite = useSlice('game', (game) => (game.kind === 'playing' ? game.favourite : null));
  const depositHref = useSlice('game', (game) => (game.kind === 'playing' ? game.depositHref : ''));
  const member = useSlice('session', (session) => session.kind === 'member');
  return (
    <div className={css.bar}>
      <IconButton
        label={t('view-game-leave')}
        icon={<ArrowLeft aria-hidden className={css.back} />}
        onClick={leave}
      />
      <PageTitle>{title || t(fallback)}</PageTitle>
      <span className={css.spacer} />
      <PlaySession />
      {member ? (
        <span className={css.balance}>
          <WalletBalance />
        </span>
      ) : null}
      {depositHref ? (
        <IconLink
          label={t('view-game-deposit')}
          href={depositHref}
          icon={<Plus aria-hidden />}
          onFollow={leaveFullScreen}
        />
      ) : null}
      {favourite === null ? null : (
        <IconButton
          className={cx(favourite && css.loved)}
          aria-pressed={favourite}
          label={t(favourite ? 'view-unfavourite' : 'view-favourite')}
          icon={<Heart aria-hidden />}
          onClick={toggleFavourite}
        />
      )}
      <FullScreen stage={stage} />
    </div>
  );
}

const onFullScreen = (onChange: () => void) => {
  document.addEventListener('fullscreenchange', onChange);
  return () => document.removeEventListener('fullscreenchange', onChange);
};

/** Toggles full screen for game and bar; renders nothing if the browser does not support it. */
function FullScreen({ stage }: { stage: RefObject<HTMLElement | null> }) {
  const t = useT();
  const full = useSyncExternalStore(onFullScreen, () => document.fullscreenElement !== null);
  if (!document.fullscreenEnabled) return null;
  const toggle = () => void (full ? document.exitFullscreen() : stage.current?.requestFullscreen());
  return (
    <IconButton
      className={css.fullScreen}
      label={t(full ? 'view-game-fullscreen-end' : 'view-game-fullscreen')}
      icon={full ? <Minimize aria-hidden /> : <Maximize aria-hidden />}
      onClick={toggle}
    />
  );
}

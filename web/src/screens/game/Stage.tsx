/** A running game under its bar, or what stands in its place: the start, a failure, the way to the login form. */
import { ArrowLeft, Maximize } from 'lucide-react';
import { useRef } from 'react';
import { send, useSlice } from '../../core/hooks.ts';
import { useT } from '../../i18n/context.tsx';
import { Button } from '../../ui/button/Button.tsx';
import { IconButton } from '../../ui/button/IconButton.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { Spinner } from '../../ui/feedback/Spinner.tsx';
import { PageTitle } from '../../ui/layout/Page.tsx';
import { Failed } from '../common/Failed.tsx';
import { GameFrame } from './GameFrame.tsx';
import css from './Stage.module.css';

const leave = () => send({ launch: 'leave' });
const retry = () => send({ launch: 'retry' });
const logIn = () => send({ route: { open: 'login' } });

export function GameStage() {
  const t = useT();
  const stage = useRef<HTMLDivElement>(null);
  const fallback = useSlice('route', (route) => route.title);
  const title = useSlice('game', (game) => ('title' in game && game.title ? game.title : ''));
  return (
    <div className={css.game} data-stage>
      <div className={css.bar}>
        <IconButton
          label={t('view-game-leave')}
          icon={<ArrowLeft aria-hidden className={css.back} />}
          onClick={leave}
        />
        <PageTitle>{title || t(fallback)}</PageTitle>
        <span className={css.spacer} />
        <IconButton
          label={t('view-game-fullscreen')}
          icon={<Maximize aria-hidden />}
          onClick={() => void stage.current?.requestFullscreen?.()}
        />
      </div>
      <div ref={stage} className={css.stage}>
        <Stage />
      </div>
    </div>
  );
}

function Stage() {
  const t = useT();
  const game = useSlice('game', (view) => view);
  switch (game.kind) {
    case 'none':
      return null;
    case 'launching':
      return (
        <div className={css.launching}>
          <Spinner size="page" label={t('view-game-launching')} />
          <p>{t('view-game-launching')}</p>
        </div>
      );
    case 'playing':
      return (
        <GameFrame key={game.url} title={game.title} url={game.url} origin={game.origin} ready={game.ready} />
      );
    case 'failed':
      return (
        <Failed
          problem={game.problem}
          onRetry={retry}
          other={<Button onClick={leave}>{t('view-game-leave')}</Button>}
        />
      );
    case 'loginNeeded':
      return (
        <EmptyState
          kind="login"
          title={t(game.text)}
          text={t('view-game-login-text')}
          action={
            <Button variant="primary" onClick={logIn}>
              {t('view-log-in')}
            </Button>
          }
        />
      );
  }
}

/** A running game under its bar, or a placeholder: starting, failed, login required. */
import { useRef } from 'react';
import { send, useSlice } from '../../core/hooks.ts';
import { useT } from '../../i18n/context.tsx';
import { Button } from '../../ui/button/Button.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { Spinner } from '../../ui/feedback/Spinner.tsx';
import { Failed } from '../common/Failed.tsx';
import { RealityCheck } from '../common/RealityCheck.tsx';
import { Bar } from './Bar.tsx';
import { GameFrame } from './GameFrame.tsx';
import css from './Stage.module.css';

const leave = () => send({ launch: 'leave' });
const retry = () => send({ launch: 'retry' });
const logIn = () => send({ route: { open: 'login' } });

export function GameStage() {
  const stage = useRef<HTMLDivElement>(null);
  return (
    <div ref={stage} className={css.game} data-stage>
      <Bar stage={stage} />
      <div className={css.stage}>
        <Stage />
      </div>
      <RealityCheck />
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
    case 'comingSoon':
      return (
        <EmptyState
          kind="unavailable"
          title={t('view-coming-soon')}
          text={t('view-game-coming-soon')}
          action={
            <Button variant="primary" onClick={leave}>
              {t('view-game-leave')}
            </Button>
          }
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

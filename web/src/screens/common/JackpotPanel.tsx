/** The jackpot. Its slice is separate, so that a tick re-renders only its digits. */
import { send, useSlice } from '../../core/hooks.ts';
import { useT } from '../../i18n/context.tsx';
import { Jackpot } from '../../ui/money/Jackpot.tsx';

const toggle = () => send({ home: 'toggleJackpot' });

export function JackpotPanel() {
  const t = useT();
  const jackpot = useSlice('jackpot', (view) => view);
  if (!jackpot.shown) return null;
  return (
    <Jackpot
      title={t(jackpot.illustrative ? 'view-jackpot-sample' : 'view-jackpot')}
      note={t(jackpot.illustrative ? 'view-jackpot-illustrative' : 'view-jackpot-pool')}
      columns={jackpot.columns}
      symbol={jackpot.symbol}
      label={jackpot.text}
      playback={{
        paused: jackpot.paused,
        pauseLabel: t('view-jackpot-pause'),
        playLabel: t('view-jackpot-play'),
        onToggle: toggle,
      }}
    />
  );
}

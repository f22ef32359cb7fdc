/** The jackpot panel: title, amount, and the guilloche background. */
import { Pause, Play } from 'lucide-react';
import { Guilloche } from '../brand/Guilloche.tsx';
import { IconButton } from '../button/IconButton.tsx';
import { type DigitColumn, DigitColumns } from './DigitColumns.tsx';
import css from './Jackpot.module.css';

export interface JackpotProps {
  title: string;
  /** Says that the amount is illustrative, where no operator set a pool. */
  note?: string | undefined;
  columns: readonly DigitColumn[];
  symbol: string;
  label: string;
  playback?: { paused: boolean; pauseLabel: string; playLabel: string; onToggle: () => void } | undefined;
}

export function Jackpot({ title, note, columns, symbol, label, playback }: JackpotProps) {
  return (
    <section className={css.jackpot} aria-label={title}>
      <Guilloche outer={90} inner={23} pen={88} className={css.lines} />
      <div className={css.head}>
        <h2 className={css.title}>{title}</h2>
        {note ? <p className={css.note}>{note}</p> : null}
      </div>
      <div className={css.figure}>
        <DigitColumns columns={columns} symbol={symbol} label={label} />
      </div>
      {playback ? (
        <IconButton
          className={css.playback}
          label={playback.paused ? playback.playLabel : playback.pauseLabel}
          icon={playback.paused ? <Play aria-hidden /> : <Pause aria-hidden />}
          onClick={playback.onToggle}
        />
      ) : null}
    </section>
  );
}

/** Failure pages: the app crashed, or a chunk failed to load. */
import { PlugZap, Puzzle } from 'lucide-react';
import { Button } from '../button/Button.tsx';
import { FullPage } from './FullPage.tsx';

export interface CrashScreenProps {
  title: string;
  text: string;
  restartLabel: string;
  onRestart: () => void;
  /** The cause in one line, for a bug report. */
  detail?: string | undefined;
}

export function CrashScreen({ title, text, restartLabel, onRestart, detail }: CrashScreenProps) {
  const restart = (
    <Button variant="primary" size="lg" onClick={onRestart}>
      {restartLabel}
    </Button>
  );
  return (
    <FullPage icon={<PlugZap aria-hidden />} title={title} text={text} action={restart} detail={detail} />
  );
}

export interface ChunkErrorProps {
  title: string;
  /** The cause: missing, error or timeout. */
  text: string;
  retryLabel: string;
  onRetry: () => void;
}

export function ChunkError({ title, text, retryLabel, onRetry }: ChunkErrorProps) {
  const retry = <Button onClick={onRetry}>{retryLabel}</Button>;
  return <FullPage inline icon={<Puzzle aria-hidden />} title={title} text={text} action={retry} />;
}

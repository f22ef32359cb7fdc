/**
 * The page shown when the core failed to load or stopped with a fatal error.
 *
 * The texts may have failed to load for the same reason; English defaults are used then.
 */
import { useEffect, useState } from 'react';
import { loadLanguage } from '../i18n/load.ts';
import type { Translate } from '../i18n/localization.ts';
import { CrashScreen } from '../ui/feedback/Crash.tsx';
import { guessLanguage } from './guess.ts';

const ENGLISH: Record<string, string> = {
  'view-crash-title': 'The page stopped',
  'view-crash-text': 'Something broke inside the page. Your balance and your bets are safe with the server.',
  'view-crash-restart': 'Start again',
};

export function Failure({ detail, onRestart }: { detail: string; onRestart: () => void }) {
  const [translate, setTranslate] = useState<{ of: Translate }>();

  useEffect(() => {
    const { code, tag } = guessLanguage();
    loadLanguage(code, tag).then(
      (language) => setTranslate({ of: language.translate }),
      () => {},
    );
  }, []);

  const t = (key: string) => translate?.of({ key }) ?? ENGLISH[key] ?? key;
  return (
    <CrashScreen
      title={t('view-crash-title')}
      text={t('view-crash-text')}
      restartLabel={t('view-crash-restart')}
      detail={detail}
      onRestart={onRestart}
    />
  );
}

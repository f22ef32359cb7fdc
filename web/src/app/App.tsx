/** What the site shows at all: the normal site, or the page that stands in its place. */
import { useCallback, useEffect } from 'react';
import { useSlice } from '../core/hooks.ts';
import { LanguageProvider, useT } from '../i18n/context.tsx';
import { Blocked } from '../screens/full/Blocked.tsx';
import { Maintenance } from '../screens/full/Maintenance.tsx';
import { Unreachable } from '../screens/full/Unreachable.tsx';
import { CrashScreen } from '../ui/feedback/Crash.tsx';
import { Boundary } from './Boundary.tsx';
import { Shell } from './Shell.tsx';
import { Starting } from './Starting.tsx';

export function App({ onRestart }: { onRestart: () => void }) {
  const language = useSlice('site', (site) => site.language);
  const theme = useSlice('site', (site) => site.theme);

  useEffect(() => {
    document.documentElement.dataset.theme = theme;
  }, [theme]);

  const onError = useCallback((error: Error) => console.error(error), []);

  return (
    <LanguageProvider
      code={language.code}
      tag={language.tag}
      dir={language.dir}
      pending={<Starting />}
      onError={onError}
    >
      <Boundary render={(error) => <Crash error={error} onRestart={onRestart} />}>
        <Phase />
      </Boundary>
    </LanguageProvider>
  );
}

function Phase() {
  const phase = useSlice('site', (site) => site.phase);
  switch (phase.kind) {
    case 'starting':
      return <Starting />;
    case 'maintenance':
      return <Maintenance text={phase.text} until={phase.until} />;
    case 'blocked':
      return <Blocked ip={phase.ip} />;
    case 'unreachable':
      return <Unreachable problem={phase.problem} retrying={phase.retrying} />;
    case 'open':
      return <Shell />;
  }
}

export function Crash({ error, onRestart }: { error: Error; onRestart: () => void }) {
  const t = useT();
  return (
    <CrashScreen
      title={t('view-crash-title')}
      text={t('view-crash-text')}
      restartLabel={t('view-crash-restart')}
      detail={error.message}
      onRestart={onRestart}
    />
  );
}

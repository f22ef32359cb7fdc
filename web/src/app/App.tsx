/** The root: the normal site, or a page that replaces it (maintenance, region block, ...). */
import { useEffect, useState } from 'react';
import type { Phase as PhaseView } from '../core/generated/index.ts';
import { useSlice } from '../core/hooks.ts';
import { LanguageProvider } from '../i18n/context.tsx';
import { AppUpdateQuestion } from '../overlays/appUpdate/AppUpdateQuestion.tsx';
import { OutcomeBar } from '../overlays/outcome/OutcomeBar.tsx';
import { Blocked } from '../screens/unavailable/Blocked.tsx';
import { Maintenance } from '../screens/unavailable/Maintenance.tsx';
import { Unreachable } from '../screens/unavailable/Unreachable.tsx';
import { Boundary } from './Boundary.tsx';
import { Failure } from './Failure.tsx';
import { ContactOverlay } from './Overlays.tsx';
import { Shell } from './Shell.tsx';
import { Starting } from './Starting.tsx';

export function App() {
  const language = useSlice('site', (site) => site.language);
  const brandTexts = useSlice('site', (site) => site.brandTexts);
  const theme = useSlice('site', (site) => site.theme);

  useEffect(() => {
    document.documentElement.dataset.theme = theme;
  }, [theme]);

  const [lost, setLost] = useState<Error>();

  if (lost) return <Failure detail={lost.message} onRestart={() => location.reload()} />;
  return (
    <LanguageProvider
      code={language.code}
      tag={language.tag}
      dir={language.dir}
      brandTexts={brandTexts}
      pending={<Starting />}
      onError={setLost}
    >
      <Boundary render={(error, reset) => <Failure detail={error.message} onRestart={reset} />}>
        <Phase />
        <OutcomeBar />
        <AppUpdateQuestion />
      </Boundary>
    </LanguageProvider>
  );
}

export function Phase() {
  const phase = useSlice('site', (site) => site.phase);
  switch (phase.kind) {
    case 'starting':
      return <Starting />;
    case 'open':
      return <Shell />;
    default:
      return (
        <>
          <ReplacementPage phase={phase} />
          <ContactOverlay />
        </>
      );
  }
}

/** The page shown instead of the whole site. */
function ReplacementPage({ phase }: { phase: Exclude<PhaseView, { kind: 'starting' | 'open' }> }) {
  switch (phase.kind) {
    case 'maintenance':
      return <Maintenance text={phase.text} until={phase.until} />;
    case 'blocked':
      return <Blocked ip={phase.ip} />;
    case 'unreachable':
      return <Unreachable problem={phase.problem} retrying={phase.retrying} />;
  }
}

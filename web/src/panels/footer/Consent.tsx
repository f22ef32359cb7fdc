/**
 * The question whether visits may be counted, and the script that counts them once somebody has agreed. Both answers are one
 * press and look the same; the foot of each page has a way to change them.
 */
import { useEffect } from 'react';
import { send, useSlice } from '../../core/hooks.ts';
import { useT } from '../../i18n/context.tsx';
import { Button } from '../../ui/button/Button.tsx';
import { Bar } from '../../ui/feedback/Bar.tsx';
import { loadScript } from './analytics.ts';
import css from './Consent.module.css';

export function Consent() {
  const t = useT();
  const consent = useSlice('analyticsConsent', (view) => view);
  // There is one place at the bottom of the window, and these come first.
  const outcome = useSlice('outcome', ({ notice }) => notice !== null);
  const renewal = useSlice('site', (site) => site.appUpdate !== null);
  const { asks, host, script } = consent;
  useEffect(() => {
    if (script) loadScript(script);
  }, [script]);
  return (
    <Bar
      label={t('view-consent-change')}
      text={asks && !outcome && !renewal ? t('view-consent-text', { host }) : undefined}
    >
      <Button variant="secondary" onClick={() => send(consent.refuse)}>
        {t('view-consent-refuse')}
      </Button>
      <Button variant="secondary" onClick={() => send(consent.agree)}>
        {t('view-consent-agree')}
      </Button>
    </Bar>
  );
}

/** The way back to the question; nothing where the operator counts nothing. */
export function ChangeConsent() {
  const t = useT();
  const offered = useSlice('analyticsConsent', (consent) => consent.offered);
  const ask = useSlice('analyticsConsent', (consent) => consent.ask);
  if (!offered) return null;
  return (
    <button type="button" className={css.change} onClick={() => send(ask)}>
      {t('view-consent-change')}
    </button>
  );
}

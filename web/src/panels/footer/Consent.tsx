/**
 * Consent to analytics, and loading of the analytics script once it is given. Accepting and declining look the same
 * and take one press; the footer has a link to change the choice.
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
  // These come first; only one bar fits at the bottom of the window.
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

/** Reopens the consent question; renders nothing if the operator uses no analytics. */
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

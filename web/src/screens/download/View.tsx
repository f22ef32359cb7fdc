/**
 * Download page (section 2 of the specification, `/down`): the app per system, its QR code, and installation steps.
 */
import { AppWindow, Download, Smartphone, TabletSmartphone } from 'lucide-react';
import type { ReactNode } from 'react';
import type { AppChoice, ChosenApp } from '../../core/generated/index.ts';
import { send, useSlice } from '../../core/hooks.ts';
import { useT } from '../../i18n/context.tsx';
import { Guilloche } from '../../ui/brand/Guilloche.tsx';
import { ButtonLink } from '../../ui/button/Button.tsx';
import { Badge } from '../../ui/feedback/Badge.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { PageTitle } from '../../ui/layout/Page.tsx';
import { AppCode } from '../contact/AppCode.tsx';
import { Domains } from './Domains.tsx';
import css from './View.module.css';

const ICONS: Record<string, ReactNode> = {
  ios: <Smartphone aria-hidden />,
  'ios-lite': <AppWindow aria-hidden />,
  android: <TabletSmartphone aria-hidden />,
};

export default function DownloadPage() {
  const t = useT();
  const title = useSlice('route', (route) => route.title);
  const { apps, chosen, logo } = useSlice('download', (view) => view);
  return (
    <div className={css.page}>
      <div className={css.intro}>
        <PageTitle>{t(title)}</PageTitle>
        <p className={css.lead}>{t(chosen ? 'view-download-lead' : 'view-download-none-text')}</p>
      </div>
      {chosen ? (
        <>
          {apps.length > 1 ? <Apps apps={apps} /> : null}
          <App chosen={chosen} logo={logo} />
        </>
      ) : (
        <EmptyState
          kind="unavailable"
          title={t('view-download-none')}
          action={<ButtonLink href="/">{t('view-go-home')}</ButtonLink>}
        />
      )}
      <Domains />
    </div>
  );
}

/** Tabs of the apps; the visitor's own system is marked. */
function Apps({ apps }: { apps: readonly AppChoice[] }) {
  const t = useT();
  return (
    <fieldset className={css.apps}>
      <legend className={css.legend}>{t('view-download-apps')}</legend>
      {apps.map((app) => (
        <button
          key={app.key}
          type="button"
          className={css.choice}
          aria-pressed={app.selected}
          onClick={() => send(app.select)}
        >
          {ICONS[app.key]}
          <bdi className={css.label}>{app.label}</bdi>
          {app.yours ? <Badge tone="accent">{t('view-download-yours')}</Badge> : null}
        </button>
      ))}
    </fieldset>
  );
}

function App({ chosen, logo }: { chosen: ChosenApp; logo: string }) {
  const t = useT();
  const { app, file, foreign, steps } = chosen;
  return (
    <section className={css.app} aria-labelledby="down-app">
      <Guilloche outer={120} inner={37} pen={70} className={css.lines} />
      {app.scan ? (
        <div className={css.code}>
          <AppCode app={app} size={220} logo={logo} />
          <p className={css.hint}>{t('view-download-scan')}</p>
        </div>
      ) : null}
      <div className={css.texts}>
        <h2 id="down-app" className={css.name}>
          {app.image ? <img src={app.image} alt="" width={44} height={44} /> : null}
          <bdi>{app.label}</bdi>
        </h2>
        {file ? (
          <a
            className={css.download}
            href={file}
            {...(foreign ? { target: '_blank', rel: 'noopener noreferrer' } : { download: '' })}
          >
            <Download aria-hidden />
            {t('view-download-download')}
          </a>
        ) : null}
        <h3 className={css.stepsTitle}>{t('view-download-steps')}</h3>
        <ol className={css.steps}>
          {steps.map((step) => (
            <li key={step.key}>
              <span>{t(step)}</span>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

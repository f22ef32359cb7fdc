/**
 * Content of the side bar: contacts, and the apps with their QR codes (section 2 of the specification, "Side bar").
 */
import { Download, MessagesSquare, X } from 'lucide-react';
import { send, useSlice } from '../../core/hooks.ts';
import { useT } from '../../i18n/context.tsx';
import { AppCode } from '../../screens/contact/AppCode.tsx';
import { Support, supportIcon } from '../../screens/contact/Support.tsx';
import { Button, ButtonLink } from '../../ui/button/Button.tsx';
import { IconButton } from '../../ui/button/IconButton.tsx';
import css from './View.module.css';

export default function Side() {
  const t = useT();
  const support = useSlice('footer', (footer) => footer.support);
  const downloads = useSlice('footer', (footer) => footer.downloads);
  const chat = useSlice('footer', (footer) => footer.chat);
  return (
    <>
      <IconButton
        className={css.close}
        label={t('view-close')}
        icon={<X aria-hidden />}
        popoverTarget="side-panel"
        popoverTargetAction="hide"
      />
      {support.length > 0 ? (
        <section>
          <h2 className={css.title}>{t('view-footer-support')}</h2>
          <ul className={css.links}>
            {support.map((link) => (
              <li key={link.key} data-leads-away={link.open ? '' : undefined}>
                <Support link={link} className={css.link}>
                  <span className={css.icon}>{supportIcon(link.kind)}</span>
                  <bdi className={css.name}>{link.title}</bdi>
                </Support>
              </li>
            ))}
          </ul>
          {chat ? (
            <div className={css.chat} data-leads-away>
              <Button full icon={<MessagesSquare aria-hidden />} onClick={() => send(chat)}>
                {t('view-chat-open')}
              </Button>
            </div>
          ) : null}
        </section>
      ) : null}
      {downloads.length > 0 ? (
        <section>
          <h2 className={css.title}>{t('view-footer-app')}</h2>
          <ul className={css.apps}>
            {downloads.map((app) => (
              <li key={app.key} className={css.app}>
                {app.scan ? (
                  <>
                    <AppCode app={app} size={92} />
                    <a className={css.appName} href={app.href}>
                      {app.label}
                    </a>
                  </>
                ) : (
                  <ButtonLink href={app.href} icon={<Download aria-hidden />}>
                    <bdi>{app.label}</bdi>
                  </ButtonLink>
                )}
              </li>
            ))}
          </ul>
        </section>
      ) : null}
    </>
  );
}

/**
 * Customer service and apps (section 2 of the specification, "Side bar").
 *
 * One panel, opened from the bar on top or, where the page leaves room at its side, from a tab there. It is the
 * browser's own popover: Escape and a click elsewhere close it, focus goes back, and it lies above everything.
 */
import { Headset, Mail, MessageCircle, Phone, Send, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useSlice } from '../../core/hooks.ts';
import { useT } from '../../i18n/context.tsx';
import { IconButton } from '../../ui/button/IconButton.tsx';
import { Downloads } from './Downloads.tsx';
import css from './Side.module.css';

const PANEL = 'side-panel';

const ICONS: Record<string, ReactNode> = {
  EMAIL: <Mail aria-hidden />,
  MESSENGER: <MessageCircle aria-hidden />,
  TELEGRAM: <Send aria-hidden />,
  VIBER: <Phone aria-hidden />,
  WHATSAPP: <Phone aria-hidden />,
};

/** Opens the panel; nothing where the operator names neither a service nor an app. */
export function SideButton({ tab = false }: { tab?: boolean }) {
  const t = useT();
  const wanted = useSlice('frame', (frame) => frame.support.length + frame.downloads.length > 0);
  if (!wanted) return null;
  return (
    <IconButton
      look={tab ? 'filled' : 'plain'}
      className={tab ? css.tab : css.button}
      label={t('view-side-open')}
      icon={<Headset aria-hidden />}
      popoverTarget={PANEL}
    />
  );
}

export function Side() {
  const t = useT();
  const support = useSlice('frame', (frame) => frame.support);
  const downloads = useSlice('frame', (frame) => frame.downloads);
  return (
    <>
      <SideButton tab />
      <aside id={PANEL} popover="auto" className={css.panel} aria-label={t('view-side-open')}>
        <IconButton
          className={css.close}
          label={t('view-close')}
          icon={<X aria-hidden />}
          popoverTarget={PANEL}
          popoverTargetAction="hide"
        />
        {support.length > 0 ? (
          <section>
            <h2 className={css.title}>{t('view-footer-support')}</h2>
            <ul className={css.links}>
              {support.map(({ key, kind, title, href }) => (
                <li key={key}>
                  <a className={css.link} href={href} target="_blank" rel="noopener noreferrer">
                    <span className={css.icon}>{ICONS[kind] ?? <Headset aria-hidden />}</span>
                    {title}
                  </a>
                </li>
              ))}
            </ul>
          </section>
        ) : null}
        {downloads.length > 0 ? (
          <section>
            <h2 className={css.title}>{t('view-footer-app')}</h2>
            <div className={css.apps}>
              <Downloads items={downloads} />
            </div>
          </section>
        ) : null}
      </aside>
    </>
  );
}

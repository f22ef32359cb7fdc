/** The thin bar on top: bell, notices, chat, language, theme. */
import { Bell as BellIcon, MessagesSquare } from 'lucide-react';
import { send, useSlice } from '../../core/hooks.ts';
import { useT } from '../../i18n/context.tsx';
import { IconButton } from '../../ui/button/IconButton.tsx';
import { Marquee } from '../../ui/carousel/Marquee.tsx';
import { LanguageMenu } from '../../ui/menu/LanguageMenu.tsx';
import { ThemeSwitch } from '../../ui/menu/ThemeSwitch.tsx';
import css from './Layout.module.css';
import { SideButton } from './panels.tsx';

export function TopBar() {
  return (
    <>
      <div className={css.notices}>
        <Bell />
        <Notices />
      </div>
      <Chat />
      <SideButton />
      <Languages />
      <Theme />
    </>
  );
}

const openAll = () => send({ notices: 'openAll' });

/** Link to all notices, with the number of unread ones. */
function Bell() {
  const t = useT();
  const unread = useSlice('layout', (layout) => layout.bell);
  if (unread === null) return null;
  return (
    <IconButton
      label={t(unread ? 'view-bell-unread' : 'view-notices-all')}
      icon={<BellIcon aria-hidden />}
      badge={unread ? String(unread) : undefined}
      onClick={openAll}
    />
  );
}

/** The open conversation with customer service, with the number of unread answers. */
function Chat() {
  const t = useT();
  const chat = useSlice('layout', (layout) => layout.chat);
  if (!chat) return null;
  return (
    <IconButton
      label={t('view-chat-mark')}
      icon={<MessagesSquare aria-hidden />}
      badge={chat.unread || undefined}
      onClick={() => send(chat.open)}
    />
  );
}

function Notices() {
  const t = useT();
  const items = useSlice('layout', (layout) => layout.marquee);
  const paused = useSlice('layout', (layout) => layout.marqueePaused);
  if (items.length === 0) return null;
  const open = (key: string) => send({ notices: { read: key } });
  return (
    <Marquee
      label={t('view-notices')}
      items={items.map(({ key, title }) => ({ key, text: title }))}
      paused={paused}
      pauseLabel={t('view-notices-pause')}
      playLabel={t('view-notices-play')}
      onToggle={() => send({ notices: 'toggleMarquee' })}
      onOpen={open}
    />
  );
}

function Languages() {
  const t = useT();
  const languages = useSlice('site', (site) => site.languages);
  const select = (code: string) => {
    const option = languages.find((each) => each.key === code);
    if (option) send(option.select);
  };
  return (
    <LanguageMenu
      label={t('view-language')}
      languages={languages.map((each) => ({ ...each, code: each.key }))}
      onSelect={select}
    />
  );
}

function Theme() {
  const t = useT();
  const theme = useSlice('site', (site) => site.theme);
  return (
    <ThemeSwitch
      theme={theme}
      label={t(theme === 'dark' ? 'view-theme-light' : 'view-theme-dark')}
      onToggle={() => send({ site: 'toggleTheme' })}
    />
  );
}

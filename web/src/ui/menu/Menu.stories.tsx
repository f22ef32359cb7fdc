import type { Meta, StoryObj } from '@storybook/react-vite';
import { LogOut, ShieldCheck, User } from 'lucide-react';
import { useState } from 'react';
import { LanguageMenu } from './LanguageMenu.tsx';
import { Menu, MenuEntry } from './Menu.tsx';
import { ThemeSwitch } from './ThemeSwitch.tsx';

const meta: Meta = { title: 'UI/Menu' };
export default meta;

const LANGUAGES = [
  { code: 'EN', tag: 'en', name: 'English', flag: 'GB' },
  { code: 'CN', tag: 'zh-Hans', name: '简体中文', flag: 'CN' },
  { code: 'KM', tag: 'km', name: 'ខ្មែរ', flag: 'KH' },
  { code: 'AR', tag: 'ar', name: 'العربية', flag: 'AE' },
  { code: 'TH', tag: 'th', name: 'ไทย', flag: 'TH' },
  { code: 'VI', tag: 'vi', name: 'Tiếng Việt', flag: 'VN' },
];

export const Actions: StoryObj = {
  render: () => (
    <Menu label="Account" trigger={<User aria-hidden />} align="start">
      <MenuEntry href="#security" icon={<ShieldCheck aria-hidden />}>
        Security centre
      </MenuEntry>
      <MenuEntry danger icon={<LogOut aria-hidden />}>
        Sign out
      </MenuEntry>
    </Menu>
  ),
};
export const Languages: StoryObj = {
  render: () => {
    const [code, setCode] = useState('KM');
    const options = LANGUAGES.map((each) => ({ ...each, selected: each.code === code }));
    return <LanguageMenu label="Language" languages={options} onSelect={setCode} />;
  },
};
export const Theme: StoryObj = {
  render: () => <ThemeSwitch theme="dark" label="Switch to the light theme" onToggle={() => {}} />,
};

/** Themes, directions and texts for every story. */
import type { Preview } from '@storybook/react-vite';
import { useEffect } from 'react';
import { LanguageProvider } from '../src/i18n/context.tsx';
import '../src/styles/index.css';
import { loadScene } from './scene.ts';

const LANGUAGES = [
  { value: 'EN', title: 'English', tag: 'en', dir: 'ltr' },
  { value: 'CN', title: '简体中文', tag: 'zh-Hans', dir: 'ltr' },
  { value: 'TY', title: '繁體中文(台灣)', tag: 'zh-Hant-TW', dir: 'ltr' },
  { value: 'KM', title: 'ខ្មែរ', tag: 'km', dir: 'ltr' },
  { value: 'VI', title: 'Tiếng Việt', tag: 'vi', dir: 'ltr' },
  { value: 'TH', title: 'ไทย', tag: 'th', dir: 'ltr' },
  { value: 'ID', title: 'Bahasa Indonesia', tag: 'id', dir: 'ltr' },
  { value: 'MY', title: 'မြန်မာ', tag: 'my', dir: 'ltr' },
  { value: 'AR', title: 'العربية', tag: 'ar', dir: 'rtl' },
];

const NO_BRAND_TEXTS: [] = [];

const preview: Preview = {
  loaders: [({ parameters }) => loadScene(parameters.scene)],
  globalTypes: {
    theme: {
      description: 'Theme',
      toolbar: { title: 'Theme', icon: 'contrast', items: ['dark', 'light'], dynamicTitle: true },
    },
    language: {
      description: 'Language and direction',
      toolbar: { title: 'Language', icon: 'globe', items: LANGUAGES, dynamicTitle: true },
    },
  },
  initialGlobals: { theme: 'dark', language: 'EN' },
  parameters: {
    layout: 'padded',
    backgrounds: { disable: true },
    controls: { expanded: true },
    a11y: { test: 'error' },
  },
  decorators: [
    (Story, { globals }) => {
      const theme = globals.theme === 'light' ? 'light' : 'dark';
      const language = LANGUAGES.find((each) => each.value === globals.language) ?? LANGUAGES[0];
      useEffect(() => {
        document.documentElement.dataset.theme = theme;
      }, [theme]);
      if (!language) return <Story />;
      return (
        <LanguageProvider
          code={language.value}
          tag={language.tag}
          dir={language.dir}
          brandTexts={NO_BRAND_TEXTS}
          pending={null}
          onError={(error) => console.error(error)}
        >
          <Story />
        </LanguageProvider>
      );
    },
  ],
};

export default preview;

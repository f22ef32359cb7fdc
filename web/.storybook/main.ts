/** Storybook shows every part of the design system and every screen with nothing behind it. */
import type { StorybookConfig } from '@storybook/react-vite';

const config: StorybookConfig = {
  stories: ['../src/**/*.stories.tsx'],
  addons: ['@storybook/addon-a11y'],
  staticDirs: ['./public'],
  framework: '@storybook/react-vite',
  core: { disableTelemetry: true, disableWhatsNewNotifications: true, enableCrashReports: false },
  // Storybook reads vite.config.ts; the fixture port stands in for the core.
  viteFinal: async (vite) => {
    const { alias } = await import('../vite/alias.ts');
    return { ...vite, resolve: { ...vite.resolve, alias: alias('fixtures') } };
  },
};

export default config;

import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { alias } from './vite/alias.ts';
import { locales } from './vite/locales.ts';
import { sections } from './vite/sections.ts';

export default defineConfig({
  plugins: [react(), locales(), sections()],
  resolve: { alias: alias('test') },
  define: { __FIXTURES__: 'true' },
  test: {
    environment: 'happy-dom',
    include: ['src/**/*.test.{ts,tsx}'],
    css: { modules: { classNameStrategy: 'non-scoped' } },
  },
});

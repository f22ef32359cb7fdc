// Draws the icons of the installed site from `public/res/favicon.svg` into `public/res/`. Run it after the drawing changed:
// `node scripts/icons.mjs`. `CHROMIUM` names the browser that draws.
//
// A maskable icon is cut to any shape, of which a circle of 80 % is always left: the lantern stays within it.

import { readFileSync } from 'node:fs';
import { chromium } from '@playwright/test';

const folder = new URL('../public/res/', import.meta.url);
const drawing = readFileSync(new URL('favicon.svg', folder), 'utf8');

const GROUND = '#0b0d1a';
const ICONS = [
  { name: 'icon-192', size: 192, share: 0.86, ground: 'transparent' },
  { name: 'icon-512', size: 512, share: 0.86, ground: 'transparent' },
  { name: 'maskable-512', size: 512, share: 0.56, ground: GROUND },
  { name: 'touch-180', size: 180, share: 0.7, ground: GROUND },
];

const browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium' });
for (const { name, size, share, ground } of ICONS) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  const side = Math.round(size * share);
  await page.setContent(
    `<style>body{margin:0;height:100vh;display:grid;place-items:center;background:${ground}}
     svg{width:${side}px;height:${side}px}</style>${drawing}`,
  );
  await page.screenshot({ path: new URL(`${name}.png`, folder).pathname, omitBackground: true });
  await page.close();
}
await browser.close();

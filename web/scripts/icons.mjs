// Draws the icons of the installed site from `public/res/favicon.svg` into `public/res/`. Run it after the drawing changed:
// `node scripts/icons.mjs`. `CHROMIUM` names the browser that draws.
//
// `favicon.ico` (section 7 of the specification) is for what knows no SVG; pictures in it are PNG, as every reader since 2007 takes them.
//
// A maskable icon is cut to any shape, of which a circle of 80 % is always left: the lantern stays within it.

import { readFileSync, writeFileSync } from 'node:fs';
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

/** A drawing of this size, as PNG. */
async function png({ size, share, ground }) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  const side = Math.round(size * share);
  await page.setContent(
    `<style>body{margin:0;height:100vh;display:grid;place-items:center;background:${ground}}
     svg{width:${side}px;height:${side}px}</style>${drawing}`,
  );
  const picture = await page.screenshot({ omitBackground: true });
  await page.close();
  return picture;
}

/** Pictures of several sizes in one file: a header, a line for each, and then the pictures. */
function ico(pictures) {
  const LINE = 16;
  const header = Buffer.alloc(6 + LINE * pictures.length);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(pictures.length, 4);
  let offset = header.length;
  for (const [index, { size, data }] of pictures.entries()) {
    const line = 6 + LINE * index;
    header.writeUInt8(size, line);
    header.writeUInt8(size, line + 1);
    header.writeUInt16LE(1, line + 4);
    header.writeUInt16LE(32, line + 6);
    header.writeUInt32LE(data.length, line + 8);
    header.writeUInt32LE(offset, line + 12);
    offset += data.length;
  }
  return Buffer.concat([header, ...pictures.map(({ data }) => data)]);
}

for (const icon of ICONS) writeFileSync(new URL(`${icon.name}.png`, folder), await png(icon));
const small = [];
for (const size of [16, 32]) small.push({ size, data: await png({ size, share: 1, ground: 'transparent' }) });
writeFileSync(new URL('favicon.ico', folder), ico(small));
await browser.close();

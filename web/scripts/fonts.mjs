// Cuts from Onest what every page of the languages in Latin letters needs, and no more: half of what the whole Latin subset weighs. Run
// it after an update of the font: `node scripts/fonts.mjs`. The characters stand in `src/styles/fonts.css` as well; a test compares.

import { readFileSync, writeFileSync } from 'node:fs';
import subsetFont from 'subset-font';
import { BASIC } from './font-range.mjs';

const whole = '@fontsource-variable/onest/files/onest-latin-wght-normal.woff2';
const from = new URL(`../node_modules/${whole}`, import.meta.url);
const to = new URL('../src/styles/fonts/onest-basic.woff2', import.meta.url);

const text = BASIC.flatMap(([first, last]) =>
  Array.from({ length: last - first + 1 }, (_, at) => String.fromCodePoint(first + at)),
).join('');
// The styles use weights of 450 to 750.
const variationAxes = { wght: { min: 400, max: 800 } };
// Pairs that are kerned, and figures of one width; arrows out of `->` and the like are no part of the design.
const keepFeatures = ['kern', 'tnum'];
const options = { targetFormat: 'woff2', variationAxes, keepFeatures };
writeFileSync(to, await subsetFont(readFileSync(from), text, options));

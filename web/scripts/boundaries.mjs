// Checks which way imports point, and that only the edges touch the outside world. Run by `npm run lint`.
//
// A view may paint and ask; it may not fetch, store or read the clock: those are the core's, and a rule that lives
// in two places will differ in one of them. The design system stays free of the core, so that every part can be
// shown in Storybook with nothing behind it.

import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const OUTSIDE_WORLD =
  /\b(fetch\(|XMLHttpRequest|localStorage|sessionStorage|indexedDB|new Date\b|Date\.now|performance\.now)/;

const RULES = [
  {
    in: /^(ui|i18n|styles)\//,
    forbidden: /from '(\.\.\/)+(core|app|screens|overlays|panels|member)\//,
    why: 'the design system and the texts know neither the core nor the screens: pass what they need as props',
  },
  {
    in: /^(screens|overlays|panels|member)\//,
    forbidden: /from '(lumora-pkg|#port|(\.\.\/)+core\/(wasm-port|fixture-port|bridge))/,
    why: "a screen reads slices and sends events through the hooks; the port is the app's business",
  },
  {
    in: /^(screens|overlays|panels|member)\//,
    forbidden: /from '(\.\.\/)+app\//,
    why: 'the app shows screens, not the other way round',
  },
  {
    in: /^(screens|overlays|panels|member)\//,
    forbidden: /\buseSlice\((?!'|$)/,
    why: 'write the name of the slice here: the chunks of the core that a section loads follow from these names',
  },
  {
    in: /^(ui|i18n|screens|overlays|panels|member)\//,
    forbidden: OUTSIDE_WORLD,
    why: 'calls, storage and the clock belong to the core: send an event, show a slice',
  },
  {
    in: /^ui\/(?!html\/)/,
    forbidden: /dangerouslySetInnerHTML|innerHTML/,
    why: 'markup from the server is shown by SafeHtml alone',
  },
  {
    in: /^(screens|overlays|panels|member|app)\//,
    forbidden: /dangerouslySetInnerHTML|innerHTML/,
    why: 'markup from the server is shown by SafeHtml alone',
  },
];

export function violations(path, text) {
  const found = [];
  for (const rule of RULES.filter((each) => each.in.test(path))) {
    text.split('\n').forEach((line, at) => {
      if (/^\s*(\*|\/\/|\/\*)/.test(line) || line.includes('biome-ignore')) return;
      if (rule.forbidden.test(line)) found.push(`${path}:${at + 1}: ${line.trim()}\n    ${rule.why}`);
    });
  }
  return found;
}

function sources(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(
      (entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && !/\.(test|stories)\.tsx?$/.test(entry.name),
    )
    .map((entry) => join(entry.parentPath, entry.name));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const root = fileURLToPath(new URL('../src/', import.meta.url));
  const found = sources(root).flatMap((file) => violations(relative(root, file), readFileSync(file, 'utf8')));
  for (const each of found) console.error(each);
  if (found.length > 0) process.exit(1);
}

// Carries out a plan of `scripts/test --quick`: checks of what a change touches, in two lanes, and the journeys last.

import path from 'node:path';
import { ensure } from '../build.mjs';
import { webDir } from '../project.mjs';
import { mergeResults, nativeTests, withoutWarnings } from './native.mjs';
import { checks, generatedTests, plainServer, scriptCrates, writerTests } from './rust.mjs';
import { journeys, scripts, unitTests } from './web.mjs';

/** Enough seeds of the simulation to find frequent failures. */
const QUICK_SEEDS = '100';

/** Nextest filter for a crate's tests: of the server's integration tests, only the chosen modules. */
function testsOf(name, { holder, run }) {
  if (name !== holder) return `package(=${name})`;
  const chosen = run.length > 0 ? ` + test(/^(${run.join('|')})::/)` : '';
  return `(package(=${name}) & (not binary(=all)${chosen}))`;
}

/**
 * Tests of the crates `tested`, built by clippy. If no other crate depends on what was touched, they use the build
 * of the whole of scripts/test; otherwise they are built alone, to avoid building the others as well.
 */
async function tests({ tested, untested, server }) {
  const packages = tested.flatMap((name) => ['-p', name]);
  const how = {
    filter: ['-E', tested.map((name) => testsOf(name, server)).join(' + ')],
    instead: packages,
    env: { LUMORA_SEEDS: process.env.LUMORA_SEEDS || QUICK_SEEDS },
  };
  const result = await nativeTests('quick tests', untested.length > 0 ? packages : [], how);
  return mergeResults([withoutWarnings(result), result]);
}

const changedJourneys = (files) => journeys(files.map((file) => path.relative('web', file)));

/** The checks of a plan by lane: `[name, description, run]`. */
export function quickChecks({
  rust,
  generated,
  writer,
  tools,
  format,
  scripts: own,
  web,
  units,
  journeys: specs,
}) {
  const biome = path.join(webDir, 'node_modules', '.bin', 'biome');
  const inWeb = (name) => [`web ${name}`, ['npm', 'run', name], { cwd: webDir }];
  const covered = generated && rust.tested.length > 0;
  const lanes = [
    [
      rust.tested.length > 0 && ['rust', `clippy and tests of ${rust.tested.join(', ')}`, () => tests(rust)],
      generated && !covered && ['generated', 'generated TypeScript and fixtures', generatedTests],
      writer && ['writer', 'clippy and tests of what writes pkg/', writerTests],
      tools && ['tools', 'clippy of what only the scripts build', scriptCrates],
    ],
    [
      format && [
        'format',
        'cargo fmt',
        () => checks([['format rust', ['cargo', 'fmt', '--all', '--check']]]),
      ],
      own && [
        'scripts',
        'biome over the scripts, and their tests',
        async () =>
          mergeResults([
            await checks([['format scripts', [biome, 'check', '--error-on-warnings', 'scripts']]]),
            await scripts.run(),
          ]),
      ],
      web && ['web', 'TypeScript, biome and boundaries', () => checks([inWeb('typecheck'), inWeb('lint')])],
      units.length > 0 && ['vitest', units === 'all' ? 'all' : 'related', () => unitTests(webDir, units)],
      // Cargo builds one thing at a time: mostly this waits until the tests are built, and runs beside them.
      rust.untested.length > 0 && ['clippy', 'the server, which needs them', plainServer],
    ],
    [specs.length > 0 && ['journeys', specs.join(', '), () => changedJourneys(specs)]],
  ];
  return lanes.map((lane) => lane.filter(Boolean));
}

/** Whether a check of the plan uses what npm installs. */
export const needsPackages = ({ scripts: own, web, units }) => own || web || units.length > 0;

/** Runs the checks, the lanes concurrently and the journeys last. `one` runs a check and prints its counts. */
export async function runQuick(plan, one) {
  const [first, second, last] = quickChecks(plan);
  if (needsPackages(plan)) await ensure('npm');
  const lane = async (list) => {
    const results = [];
    for (const entry of list) results.push(await one(...entry));
    return results;
  };
  const beside = await Promise.all([lane(first), lane(second)]);
  return [...beside.flat(), ...(await lane(last))];
}

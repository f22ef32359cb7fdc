// Runs build steps: each once, after what it needs, beside what it does not, and only when its inputs have changed.

import { fingerprint, isUpToDate, markUpToDate } from './fingerprint.mjs';
import { seconds, tell } from './run.mjs';

/**
 * A step is `{ needs: [names], inputs: [paths], extra: string, outputs: [files], does: string, run: async () => void }`.
 * A step without outputs always runs and must be quick. `apartFrom` names steps that it must not run beside; both name each
 * other.
 *
 * Runs `wanted` with all that they need, and rejects with the first error. `begun` holds the promise of every step that
 * has begun, by name: callers that share one never run a step twice.
 */
export async function runSteps(steps, wanted, begun = new Map()) {
  const begin = (name) => {
    if (!begun.has(name)) begun.set(name, afterNeeds(name));
    return begun.get(name);
  };
  const afterNeeds = async (name) => {
    const step = steps[name];
    if (!step) throw new Error(`no step is called "${name}"; there are: ${Object.keys(steps).join(', ')}`);
    // Looked at before anything else begins: of two that name each other, the one that began first does not wait.
    const apart = (step.apartFrom ?? []).flatMap((other) => begun.get(other) ?? []);
    await Promise.all([...(step.needs ?? []).map(begin), ...apart]);
    await runStep(name, step);
  };
  await Promise.all(wanted.map(begin));
}

async function runStep(name, step) {
  if (!step.outputs) return step.run();
  const inputHash = fingerprint(step.inputs, step.extra);
  if (isUpToDate(name, inputHash, step.outputs)) return;
  const started = Date.now();
  tell(`${name}: ${step.does} ...`);
  await step.run();
  markUpToDate(name, inputHash, step.outputs);
  tell(`${name}: done in ${seconds(started)}`);
}

/** Whether `name` and all that it needs are made from the present inputs. */
export function isMade(steps, name) {
  const { needs = [], inputs, extra, outputs } = steps[name];
  const own = !outputs || isUpToDate(name, fingerprint(inputs, extra), outputs);
  return own && needs.every((need) => isMade(steps, need));
}

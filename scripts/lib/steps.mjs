// Runs build steps: each once, after its prerequisites, concurrently with others, and only if its inputs have
// changed.

import { fingerprint, isUpToDate, markUpToDate } from './fingerprint.mjs';
import { report, seconds } from './run.mjs';

/**
 * A step is `{ needs: [names], inputs: [paths], extra: string, outputs: [files], description: string, run: async ()
 * => void }`. A step without outputs always runs and must be quick. `conflictsWith` names steps that must not run
 * at the same time; it must be given in both.
 *
 * Runs `wanted` with their prerequisites, and rejects with the first error. `started` holds the promise of every
 * started step by name: callers that share one never run a step twice.
 */
export async function runSteps(steps, wanted, started = new Map()) {
  const start = (name) => {
    if (!started.has(name)) started.set(name, afterNeeds(name));
    return started.get(name);
  };
  const afterNeeds = async (name) => {
    const step = steps[name];
    if (!step) throw new Error(`no step is called "${name}"; there are: ${Object.keys(steps).join(', ')}`);
    // Read before anything is started: of two conflicting steps, the one started first does not wait.
    const conflicting = (step.conflictsWith ?? []).flatMap((other) => started.get(other) ?? []);
    await Promise.all([...(step.needs ?? []).map(start), ...conflicting]);
    await runStep(name, step);
  };
  await Promise.all(wanted.map(start));
}

async function runStep(name, step) {
  if (!step.outputs) return step.run();
  const inputHash = fingerprint(step.inputs, step.extra);
  if (isUpToDate(name, inputHash, step.outputs)) return;
  const startedAt = Date.now();
  report(`${name}: ${step.description} ...`);
  await step.run();
  markUpToDate(name, inputHash, step.outputs);
  report(`${name}: done in ${seconds(startedAt)}`);
}

/** Whether `name` and its prerequisites are made from the present inputs. */
export function isStepUpToDate(steps, name) {
  const { needs = [], inputs, extra, outputs } = steps[name];
  const own = !outputs || isUpToDate(name, fingerprint(inputs, extra), outputs);
  return own && needs.every((need) => isStepUpToDate(steps, need));
}

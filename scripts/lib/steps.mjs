// Runs build steps: each once, after what it needs, beside what it does not, and only when its inputs have changed.

import { fingerprint, isUpToDate, markUpToDate } from './fingerprint.mjs'
import { seconds, stopAll } from './run.mjs'

/**
 * A step is `{ needs: [names], inputs: [paths], extra: string, outputs: [files], does: string, run: async () => void }`.
 * A step without outputs always runs and must be quick.
 *
 * Runs `wanted` with all that they need. Rejects with the first error, after ending the other steps.
 */
export async function runSteps(steps, wanted) {
  const running = new Map()
  const start = (name) => {
    if (!running.has(name)) running.set(name, after(name))
    return running.get(name)
  }
  const after = async (name) => {
    const step = steps[name]
    if (!step) throw new Error(`no step is called "${name}"; there are: ${Object.keys(steps).join(', ')}`)
    await Promise.all((step.needs ?? []).map(start))
    await runStep(name, step)
  }
  try {
    await Promise.all(wanted.map(start))
  } catch (error) {
    stopAll()
    await Promise.allSettled(running.values())
    throw error
  }
}

async function runStep(name, step) {
  if (!step.outputs) return step.run()
  const inputHash = fingerprint(step.inputs, step.extra)
  if (isUpToDate(name, inputHash, step.outputs)) return
  const started = Date.now()
  console.log(`${name}: ${step.does} ...`)
  await step.run()
  markUpToDate(name, inputHash, step.outputs)
  console.log(`${name}: done in ${seconds(started)}`)
}

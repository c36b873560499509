import type { KeptRun } from '#contract/policy/policy.ts'
import { keptText, keepText } from '#web/memory/kept.ts'
import { store } from '#web/memory/store.ts'

const KEY = 'msdat-policy-history'

/** How many simulations this device keeps; the oldest go first. */
const MOST = 50

/** The runs of this device, newest first. */
export const deviceRuns = store<readonly KeptRun[]>(readKept())

/** Keeps one more on this device. */
export function keepOnDevice(run: Omit<KeptRun, 'id' | 'created'>): void {
  const now = Date.now()
  put([{ ...run, id: now, created: new Date(now).toISOString() }, ...deviceRuns.get()].slice(0, MOST))
}

/** Removes one from this device. */
export function forgetOnDevice(id: number): void {
  put(deviceRuns.get().filter((run) => run.id !== id))
}

function put(runs: readonly KeptRun[]): void {
  deviceRuns.set(runs)
  keepText(KEY, JSON.stringify(runs))
}

function readKept(): readonly KeptRun[] {
  try {
    const kept: unknown = JSON.parse(keptText(KEY) ?? '[]')
    return Array.isArray(kept) ? kept.filter(isRun) : []
  } catch {
    return []
  }
}

/** Whether it has what the list shows and a run needs; what an earlier version kept otherwise is left out. */
function isRun(run: unknown): run is KeptRun {
  if (typeof run !== 'object' || run === null) return false
  const isListed = 'title' in run && 'levers' in run && Array.isArray(run.levers)
  return isListed && 'indicator' in run && 'location' in run && 'averted' in run && 'id' in run
}

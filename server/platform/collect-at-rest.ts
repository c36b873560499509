import { getHeapStatistics, setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/** How often it is looked whether there is something to give back, in milliseconds. */
const EVERY = 5_000
/** Bytes above what the last collection left, from which on another is worth a tenth of a second. */
const WORTH = 8 * 1024 * 1024

/**
 * Has the engine collect what is no longer needed while nobody waits. It collects by itself when something new needs room: a server that is asked
 * nothing makes nothing, and would keep what its last hour of work left. Of the thread that calls, until the returned function is called.
 */
export function collectAtRest(isBusy: () => boolean, every = EVERY): () => void {
  let left = 0
  const timer = setInterval(() => {
    if (isBusy() || held() < left + WORTH) return
    collect()
    left = held()
  }, every).unref()
  return () => clearInterval(timer)
}

/** Bytes of objects with the gaps between them, and of what they hold outside. */
function held(): number {
  const { total_physical_size: objects, external_memory: outside } = getHeapStatistics()
  return objects + outside
}

/** The engine shows the function to contexts that are made while the flag stands. */
function collect(): void {
  setFlagsFromString('--expose-gc')
  const gc: () => void = runInNewContext('gc')
  setFlagsFromString('--no-expose-gc')
  gc()
}

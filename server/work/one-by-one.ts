import { setImmediate } from 'node:timers/promises'

/** Stands between two steps of a long work: lets others in, and throws where nobody waits for the result any more. */
export type Step = () => Promise<void>

/** Works on the items one after the other, with a step between two. */
export async function oneByOne<Item, Result>(
  items: readonly Item[],
  work: (item: Item) => Result | Promise<Result>,
  step: Step,
): Promise<Result[]> {
  const results: Result[] = []
  for (const item of items) {
    await step()
    results.push(await work(item))
  }
  return results
}

/** A step on the thread that answers everybody: other requests are served in between. */
export function stepWhile(signal: AbortSignal): Step {
  return async () => {
    await setImmediate()
    signal.throwIfAborted()
  }
}

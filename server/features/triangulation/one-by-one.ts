import { setImmediate } from 'node:timers/promises'

/**
 * Works on the items one after the other and lets other requests be served in between. Null as soon as `isOver` says that
 * nobody waits for the result any more.
 */
export async function oneByOne<Item, Result>(
  items: readonly Item[],
  work: (item: Item) => Result | Promise<Result>,
  isOver: () => boolean,
): Promise<Result[] | null> {
  const results: Result[] = []
  for (const item of items) {
    if (isOver()) return null
    results.push(await work(item))
    await setImmediate()
  }
  return isOver() ? null : results
}

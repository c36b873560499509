import { addressIn, filesBehind } from './its-files.ts'

/** Milliseconds after which a file of the product that has not come is given up, as the specification has it. */
export const LONGEST_WAIT = 120_000

/** Why a file of the product is not here: the line, its time, or an update of the server since the page was opened. */
type Why = 'broken' | 'late' | 'updated'

/** A file of the product that did not come. */
export class FileError extends Error {
  override readonly name = 'FileError'
  readonly reason: Why

  constructor(reason: Why, message: string) {
    super(message)
    this.reason = reason
  }
}

/** Loads a file of the product, named for whoever reads the error, and gives up after two minutes. */
export function inTime<T>(file: string, load: () => Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const late = setTimeout(() => reject(new FileError('late', `Loading chunk ${file} failed`)), LONGEST_WAIT)
    load()
      .then(resolve, async (error: unknown) => reject(new FileError(await whyOf(error), String(error))))
      .finally(() => clearTimeout(late))
  })
}

/** A server that answers, and has no such file or one that it needs, is another than the one that the page came from. */
async function whyOf(error: unknown): Promise<Why> {
  const own = await statusOf(addressIn(error))
  if (own === 404) return 'updated'
  // Without a line nothing else answers either.
  if (own === null) return 'broken'
  const others = await Promise.all(filesBehind(error).map(statusOf))
  return others.includes(404) ? 'updated' : 'broken'
}

/** null: nothing answers there. */
async function statusOf(address: string): Promise<number | null> {
  if (address === '') return null
  const answer = await fetch(address, { method: 'HEAD', cache: 'no-store' }).catch(() => null)
  return answer?.status ?? null
}

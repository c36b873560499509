/** Milliseconds after which a file of the product that has not come is given up, as the specification has it. */
export const LONGEST_WAIT = 120_000

/** A file of the product that did not come in time. */
export class LateError extends Error {
  override readonly name = 'LateError'
}

/** Loads a file of the product, named for whoever reads the error, and gives up after two minutes. */
export function inTime<T>(file: string, load: () => Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const late = setTimeout(() => reject(new LateError(`Loading chunk ${file} failed`)), LONGEST_WAIT)
    load()
      .then(resolve, reject)
      .finally(() => clearTimeout(late))
  })
}

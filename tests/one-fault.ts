import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vitest/config'

/** A token of a source file that is made wrong while tests run; the file itself stays as it is. */
export interface OneFault {
  /** From the project's folder. */
  readonly path: string
  readonly start: number
  readonly end: number
  /** The text there instead. */
  readonly after: string
}

/** How a run of tests is told of the fault: as JSON. */
export const ONE_FAULT = 'MSDAT_ONE_FAULT'

/** Makes the token wrong that the environment names, in the text that tests load; without one it does nothing. */
export function oneFault(): Plugin {
  const named = process.env[ONE_FAULT]
  const fault: OneFault | null = JSON.parse(named ?? 'null')
  const file = fault && fileURLToPath(new URL(`../${fault.path}`, import.meta.url))
  const isFaulty = (id: string) => id.split('?')[0] === file
  return {
    name: 'one-fault',
    enforce: 'pre',
    transform: (text, id) =>
      fault && isFaulty(id) ? text.slice(0, fault.start) + fault.after + text.slice(fault.end) : null,
    // The kept version of the file as it stands is not taken for the faulty one, nor that for it.
    configureVitest: ({ defineCacheKeyGenerator }) =>
      defineCacheKeyGenerator(({ id }) => (isFaulty(id) ? named : undefined)),
  }
}

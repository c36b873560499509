import type { ServerResponse } from 'node:http'

/** How long a reader may take nothing of an answer, in milliseconds. */
const PATIENCE = 60_000

/**
 * Ends an answer of which its reader takes nothing for so long: parts of long answers would pile up for readers who have gone. An answer
 * that itself has nothing to send meanwhile, as its next part waits for its turn, goes on.
 */
export function letGoOfSlowReader(raw: ServerResponse, patience = PATIENCE): void {
  raw.setTimeout(patience, () => {
    if (raw.writableLength > 0) raw.destroy()
    else raw.setTimeout(patience)
  })
}

import type { ReleaseStamp } from '#contract/release-file.ts'
import type { KeptSet } from '#web/device/tables.ts'
import { keptText } from '#web/memory/kept.ts'
import { store } from '#web/memory/store.ts'

/** The name under which a device notes that it keeps something, so that those which keep nothing load no database. */
export const KEEPS = 'keepsOnDevice'

/** Whether this device keeps something. */
export function keepsSomething(): boolean {
  return keptText(KEEPS) !== null
}

/** What a device keeps, and what is on its way. */
export interface KeeperState {
  readonly release: ReleaseStamp | null
  readonly sets: readonly KeptSet[]
  /** Bytes that have come, of the sets that are on their way. */
  readonly arrived: ReadonlyMap<string, number>
  /** Bytes of the program that are here, of all, and for which sets it comes, also while the line is gone; null until their figures are here. */
  readonly program: { readonly here: number; readonly all: number; readonly of: readonly string[] } | null
  /** `synchronizing`: a newer release is on its way. `broken`: the database cannot be used. */
  readonly status: 'unknown' | 'ready' | 'synchronizing' | 'broken'
  /** What was to come last found no room; what was there before is whole. */
  readonly isFull: boolean
}

/** The state of what this device keeps. */
export const keeper = store<KeeperState>({
  ...{ release: null, sets: [], arrived: new Map(), program: null, status: 'unknown', isFull: false },
})

import { constants } from 'node:fs'
import { access, statfs } from 'node:fs/promises'
import { type DiskFailure, diskFailureOf } from './disk-failure.ts'

/** Below this a disk is as good as full: the log of the store grows by files of 16 MB. */
const NEEDED = 20 * 1024 * 1024
/** Below this whoever runs the server is told, while there is time. */
const LOW = 300 * 1024 * 1024
/** The result of a check stands for this long: the question costs a call to the system. */
const REMEMBERED_MILLISECONDS = 5000
/** A write that the store refused counts for this long: its disk may be on another machine. */
const REFUSED_MILLISECONDS = 60_000

/** Whether changes can be kept. */
export type Writing = 'possible' | 'low' | DiskFailure

export interface WritingWatch {
  /** Cheap: asks the system about the folder, and remembers what the store refused last. */
  state(): Promise<Writing>
  /** Notes why a write was refused. */
  refused(failure: DiskFailure): void
}

/** How many bytes are left for this user. Throws what the system says when the folder cannot be written to. */
export type Measure = () => Promise<number>

/** Watches the folder that the product writes to. */
export function watchWriting(measure: Measure, now: () => number = () => performance.now()): WritingWatch {
  let known: { readonly state: Writing; readonly at: number } | null = null
  let refusal: { readonly state: DiskFailure; readonly at: number } | null = null
  return {
    async state() {
      if (refusal && now() - refusal.at < REFUSED_MILLISECONDS) return refusal.state
      if (!known || now() - known.at >= REMEMBERED_MILLISECONDS) {
        known = { state: await measured(measure), at: now() }
      }
      return known.state
    },
    refused: (state) => {
      refusal = { state, at: now() }
    },
  }
}

async function measured(measure: Measure): Promise<Writing> {
  try {
    const left = await measure()
    if (left < NEEDED) return 'full'
    return left < LOW ? 'low' : 'possible'
  } catch (error) {
    return diskFailureOf(error) ?? 'possible'
  }
}

/** The room left in a folder; of one that is not there yet nothing is known. */
export function roomIn(folder: string): Measure {
  return async () => {
    await access(folder, constants.W_OK)
    const { bavail, bsize } = await statfs(folder)
    return bavail * bsize
  }
}

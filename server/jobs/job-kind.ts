/** The input of a job. Kept as JSON until it is done. */
export type JobInput = Readonly<Record<string, string | number>>

/** Something that is done in the background, again when it fails, and by one process at a time. */
export interface JobKind {
  /** As the table has it. */
  readonly name: string
  /** How often it is begun before it is given up. */
  readonly attempts: number
  /** Seconds until the next attempt, after so many that failed. */
  pause(failed: number): number
  /** Seconds from one run to the next, for what is done for ever; absent: once each time that it is asked for. */
  readonly every?: number
  /** The words of the log when an attempt fails: `An e-mail could not be sent.` */
  readonly failure: string
  run(input: JobInput): Promise<void>
  /** The part of an error that may be kept and logged; absent: its message. */
  reasonOf?(error: unknown): string
}

/** Pauses that grow: `first` seconds, then each time so many times longer. */
export function growing(first: number, times: number): JobKind['pause'] {
  return (failed) => first * times ** (failed - 1)
}

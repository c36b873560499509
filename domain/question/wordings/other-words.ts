import type { Reader } from '../reader.ts'

/** Words that ask what other words ask, of whatever else a question names; null: they ask something else here. */
export interface Otherwise {
  readonly words: RegExp
  readonly said: (found: RegExpExecArray, reader: Reader, text: string) => string | null
  /** All of its places are put in other words, and not the first alone. */
  readonly isEach?: true
  /** Leaves out a place or a year on purpose: one that is denied, claimed, or no place here (`rivers`). Any other rule that loses one is not taken. */
  readonly leavesOut?: true
}

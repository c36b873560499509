import type { DecidedRow, WaitingRow } from '#contract/waiting/waiting.ts'
import { decisionText } from './waiting-words.ts'
import { message, type Value } from '#domain/message/message.ts'

/** Something that somebody else took from the list, as it stood there, and what became of it. */
export interface GoneLine {
  readonly row: WaitingRow
  readonly words: Value
}

/** What names a line among all kinds. */
export function keyOf({ kind, id }: Pick<WaitingRow, 'kind' | 'id'>): string {
  return `${kind} ${id}`
}

/**
 * The lines that were there before and are no more, with who decided and when. `own`: those on which whoever looks decided,
 * which they know.
 */
export function goneLines(
  before: readonly WaitingRow[],
  now: readonly WaitingRow[],
  decided: readonly DecidedRow[],
  own: ReadonlySet<string>,
): readonly GoneLine[] {
  const still = new Set(now.map(keyOf))
  return before
    .filter((row) => !still.has(keyOf(row)) && !own.has(keyOf(row)))
    .map((row) => {
      const decision = decided.find((each) => keyOf(each) === keyOf(row))
      const isLater = decision !== undefined && decision.at >= row.since
      return { row, words: isLater ? decisionText(decision) : message('waiting.taken-back') }
    })
}

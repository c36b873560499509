import type { LetterRow } from '#server/paper/letter/letter-parts.ts'

/** The numbers of a document that differ in another release. */
export interface ChangedNumbers {
  /** One for each row with another number: its subject, before and after. */
  readonly lines: readonly string[]
  /** Rows that were not there before. */
  readonly added: number
  /** Rows that are not there any more. */
  readonly gone: number
}

/** Holds the rows of one document in two releases against each other. */
export function changedNumbers(before: readonly LetterRow[], after: readonly LetterRow[]): ChangedNumbers {
  const [old, young] = [new Map(before), new Map(after)]
  const lines: string[] = []
  for (const [name, numbers] of young) {
    const was = old.get(name)
    const at = was ? numbers.findIndex((number, index) => number !== was[index]) : -1
    if (was && at !== -1) lines.push(`${name}: ${was[at] ?? '–'} → ${numbers[at] ?? '–'}`)
  }
  const missing = (from: ReadonlyMap<string, unknown>, there: ReadonlyMap<string, unknown>) =>
    [...from.keys()].filter((name) => !there.has(name)).length
  return { lines, added: missing(young, old), gone: missing(old, young) }
}

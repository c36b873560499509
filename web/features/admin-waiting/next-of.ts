import type { WaitingRow } from '#contract/waiting/waiting.ts'
import { keyOf } from './gone-lines.ts'

/** The line that takes the place of one that is gone: the one below it, else the one above; null: it was the only one. */
export function nextOf(rows: readonly WaitingRow[], gone: WaitingRow): WaitingRow | null {
  const at = rows.findIndex((row) => keyOf(row) === keyOf(gone))
  return rows[at + 1] ?? rows[at - 1] ?? null
}

import type { EntryCell, EntryCells } from '#domain/data-entry/entry-cell.ts'
import { isRecord } from '#domain/form/is-record.ts'

/** The cells of a form as a device kept them; null: none, or none that can be read. */
export function cellsIn(kept: unknown): EntryCells | null {
  if (!isRecord(kept)) return null
  const cells: Record<string, EntryCell> = {}
  for (const [name, cell] of Object.entries(kept)) {
    if (!isRecord(cell) || typeof cell.text !== 'string') return null
    const reason = typeof cell.reason === 'string' ? cell.reason : ''
    const isWithdrawn = cell.isWithdrawn === true && { isWithdrawn: true }
    cells[name] = { text: cell.text, reason, isZero: cell.isZero === true, ...isWithdrawn }
  }
  return cells
}

/** Several versions of the cells of a form as a device kept them; those that cannot be read are left out. */
export function cellsListIn(kept: unknown): readonly EntryCells[] {
  if (!Array.isArray(kept)) return []
  return kept.map(cellsIn).filter((cells) => cells !== null)
}

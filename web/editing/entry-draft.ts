import { type EntryCells, isSameCells } from '#domain/data-entry/entry-cell.ts'
import { isRecord } from '#domain/form/is-record.ts'
import { cellsIn, cellsListIn } from '#web/device/kept-cells.ts'
import { ownName } from '#web/memory/kept.ts'
import { keepUnder, recordUnder } from './kept-draft.ts'

/** The draft of a form of figures, as a device keeps it. */
export interface EntryDraft {
  readonly cells: EntryCells
  /** The version of the account that it was typed over. */
  readonly base: { readonly cells: EntryCells }
  /** What was sent since and never answered. */
  readonly unanswered: readonly EntryCells[]
}

/** The name under which this device keeps what is typed into a form. */
export function entryDraftName(
  owner: number,
  {
    datasource,
    location,
    period,
  }: { readonly datasource: number; readonly location: number; readonly period: string },
): string {
  return ownName(owner, `entry-${datasource}-${location}-${period}`)
}

/** The draft under a name; null: none, or none that can be read. */
export function entryDraftUnder(name: string): EntryDraft | null {
  const kept = recordUnder(name)
  const cells = cellsIn(kept?.cells)
  const base = isRecord(kept?.base) ? cellsIn(kept.base.cells) : null
  return cells && base ? { cells, base: { cells: base }, unanswered: cellsListIn(kept?.unanswered) } : null
}

/** Forgets a draft that the account has; one that was changed since stays. */
export function forgetEntryDraft(name: string, sent: EntryCells): void {
  const draft = entryDraftUnder(name)
  if (draft && isSameCells(draft.cells, sent)) keepUnder(name, null)
}

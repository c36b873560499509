import type { SqlRunner } from '#server/platform/database/database.ts'
import { type ChangeDigests, readChangedLists } from '#server/release/change-digests.ts'
import { type FigureLists, LIST_COLUMNS, readLists } from '#server/release/figure-lists.ts'
import type { Changes } from '#server/release/find-changes.ts'
import { notedFigures } from '#server/release/stored-columns.ts'

/** The figures of one indicator as the store tells them. */
export interface StoredFigures {
  readonly indicator: number
  /** Null where there are none. */
  readonly published: FigureLists | null
  /** The figures as a change would make them; null where it is silent. */
  readonly changes: FigureLists | null
}

/** A change that is audited before it is published, and the digests of the parts read of it. */
export interface AuditedChange {
  readonly changes: Changes
  readonly digests: ChangeDigests
}

/**
 * Reads the figures of some indicators in a release, of every source and level. Those without any are left
 * out. With a change: as it would leave them; the digests of its parts are noted.
 */
export async function readStoredFigures(
  runner: SqlRunner,
  release: number,
  indicators: readonly number[],
  change: AuditedChange | null,
): Promise<StoredFigures[]> {
  const published = byIndicator(await readLists(runner, ASKED, FIGURES, [indicators, release]))
  const changed = change === null ? [] : await readChangedLists(change.changes, indicators)
  change?.digests.note(changed)
  const changes = byIndicator(changed)
  return indicators
    .filter((id) => published.has(id) || changes.has(id))
    .map((indicator) => ({
      indicator,
      published: published.get(indicator) ?? null,
      changes: changes.get(indicator) ?? null,
    }))
}

/** How much text there is of them. */
export function lengthOf({ published, changes }: StoredFigures): number {
  const lists = [published, changes].flatMap((figures) => Object.values(figures?.lists ?? {}))
  return lists.reduce((sum, list) => sum + list.length, 0)
}

function byIndicator(figures: readonly FigureLists[]): ReadonlyMap<number, FigureLists> {
  return new Map(figures.map((one) => [one.indicator, one]))
}

/** The audit asks for no citation. */
const ASKED = LIST_COLUMNS.filter((column) => column !== 'citation')

/** Of the figures and of the notes: a plan for any indicators would look through all notes of the store else. */
const isAsked = (row: string) =>
  `${row}.indicator = any($1::int[]) and ${row}.release_added <= $2::int and ${row}.release_removed > $2::int`

const FIGURES = `(${notedFigures(`observation o where ${isAsked('o')}`, isAsked)}) figure`

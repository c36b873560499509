import type { DataSource } from '#domain/data-source/data-source.ts'
import type { Point } from '#domain/observation/point.ts'
import { pointsWhere } from '#domain/observation/observation-table.ts'
import { periodYear } from '#domain/period/period.ts'
import { kinship } from '#domain/reference/kinship.ts'
import { isReprint } from '#domain/reference/official-estimates.ts'
import type { SourceCell } from './cell.ts'
import type { SourceColumn, SourceTable } from './model.ts'
import type { SourceTableInput } from './view.ts'

/** Columns that stand side by side at first; the rest is a press away. */
export const FIRST_COLUMNS = 6

/** A source whose figure repeats that of another column. */
export interface Copy {
  readonly source: DataSource
  readonly cell: SourceCell
}

/** The table as it is first shown. */
export interface FirstColumns {
  /** Its columns: the chosen source, one of each class, then the newest with most rounds. */
  readonly table: SourceTable
  /** By the source that they repeat. */
  readonly copies: ReadonlyMap<number, readonly Copy[]>
}

interface Candidate {
  readonly column: SourceColumn
  readonly cell: SourceCell
  readonly rounds: number
}

/** At most six columns, with the copies of a figure below their original. Of the sources left out, {@link SourceTable} has all. */
export function firstColumns(table: SourceTable, input: SourceTableInput): FirstColumns {
  const candidates = candidatesOf(table, input)
  const originals = new Map(
    candidates.flatMap((candidate) => {
      const original = candidate.column.chosen ? null : originalOf(candidate, candidates, input)
      return original === null ? [] : [[candidate, original] as const]
    }),
  )
  const shown = mostTelling(candidates.filter((candidate) => !originals.has(candidate)))
  const ids = new Set(shown.map(({ column }) => column.source.id))
  const copies = new Map<number, Copy[]>()
  for (const [{ column, cell }, { column: original }] of originals) {
    if (!ids.has(original.source.id)) continue
    const known = copies.get(original.source.id) ?? []
    copies.set(original.source.id, [...known, { source: column.source, cell }])
  }
  return { table: withColumns(table, ids), copies }
}

function candidatesOf({ groups, rows, indicator, location }: SourceTable, input: SourceTableInput) {
  const cells = rows[0]?.cells ?? []
  return groups
    .flatMap(({ columns }) => columns)
    .flatMap((column, at): Candidate[] => {
      const key = { indicator: indicator.id, source: column.source.id, location: location.id }
      const cell = cells[at]
      return cell ? [{ column, cell, rounds: pointsWhere(input.table, key).length }] : []
    })
}

/** The column whose figure a source prints or tabulates again, or has from the same interviews with the same value. */
function originalOf(
  copy: Candidate,
  candidates: readonly Candidate[],
  { table, reference }: SourceTableInput,
): Candidate | null {
  const { point } = copy.cell
  if (!point) return null
  const isAgain = isReprint(point, reference)
  const isOriginal = (other: Candidate) => {
    const theirs = other.cell.point
    if (other === copy || !theirs || isReprint(theirs, reference)) return false
    if (!isAgain) {
      const comesFirst = candidates.indexOf(other) < candidates.indexOf(copy)
      return comesFirst && repeats(point, theirs) && kinship(point, theirs, reference) === 'same'
    }
    const { indicator, location } = point
    const all = pointsWhere(table, { indicator, location, source: other.column.source.id })
    return all.some((one) => kinship(point, one, reference) === 'same')
  }
  return candidates.find(isOriginal) ?? null
}

function repeats(point: Point, other: Point): boolean {
  return point.period === other.period && point.value === other.value
}

function mostTelling(candidates: readonly Candidate[]): readonly Candidate[] {
  const ordered = candidates.toSorted(
    (a, b) =>
      Number(b.column.chosen) - Number(a.column.chosen) ||
      yearOf(b) - yearOf(a) ||
      b.rounds - a.rounds ||
      candidates.indexOf(a) - candidates.indexOf(b),
  )
  const ofClass = Map.groupBy(ordered, ({ column }) => column.source.classification)
  const firsts = [...ofClass.values()].flatMap(([first]) => first ?? [])
  const rest = ordered.filter((candidate) => !firsts.includes(candidate))
  const [chosen] = ordered.filter(({ column }) => column.chosen)
  return [...new Set([...(chosen ? [chosen] : []), ...firsts, ...rest])].slice(0, FIRST_COLUMNS)
}

function yearOf({ cell: { point } }: Candidate): number {
  return point ? periodYear(point.period) : 0
}

function withColumns(table: SourceTable, ids: ReadonlySet<number>): SourceTable {
  const all = table.groups.flatMap(({ columns }) => columns)
  const isKept = (_: unknown, at: number) => ids.has(all[at]?.source.id ?? 0)
  return {
    ...table,
    groups: table.groups
      .map((group) => ({ ...group, columns: group.columns.filter(({ source }) => ids.has(source.id)) }))
      .filter(({ columns }) => columns.length > 0),
    rows: table.rows.map((row) => ({ ...row, cells: row.cells.filter(isKept) })),
    parts: table.parts?.filter(isKept) ?? null,
  }
}

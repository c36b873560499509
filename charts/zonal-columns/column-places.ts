import type { ColumnGroup, ZonalColumn } from './groups.ts'

/** The id of the mark of a column. */
export const columnMark = ({ group, place }: Pick<PlacedColumn, 'group' | 'place'>) => `${group}:${place.id}`

/** A column with its place on the axis; groups are one empty place apart. */
export interface PlacedColumn extends ZonalColumn {
  readonly group: number
  readonly position: number
}

export interface PlacedGroup extends ColumnGroup {
  /** First and last position of the group. */
  readonly from: number
  readonly to: number
}

const GAP = 0.9

export function placeColumns(groups: readonly ColumnGroup[]): {
  readonly columns: readonly PlacedColumn[]
  readonly groups: readonly PlacedGroup[]
  /** Places on the axis, gaps included. */
  readonly count: number
} {
  let position = 0
  const placedGroups: PlacedGroup[] = []
  const columns = groups.flatMap((group, index) => {
    const from = position
    const placed = group.columns.map((column, order) => ({ ...column, group: index, position: from + order }))
    placedGroups.push({ ...group, from, to: from + group.columns.length - 1 })
    position = from + group.columns.length + GAP
    return placed
  })
  return { columns, groups: placedGroups, count: Math.max(1, position - GAP) }
}

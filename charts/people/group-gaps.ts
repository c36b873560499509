import { groupGapAt } from '#domain/gap/group-gap-at.ts'
import type { PeriodCode } from '#domain/period/period.ts'
import { locationsAt } from '#domain/reference/reference-data.ts'
import type { GapRow } from '#charts/figure.ts'
import { rowWords } from '#charts/words/figure-row.ts'
import { gapWords } from '#charts/words/gap-words.ts'
import type { Wording } from '#charts/words/worded.ts'
import type { GroupMark, GroupsModel, NamedCategory } from './model.ts'

/** Where a figure of a group was looked for; `category` null: any group. */
export interface GroupCell {
  readonly location: number
  readonly period: PeriodCode
  readonly category: Pick<NamedCategory, 'category' | 'name'> | null
}

/** The cells without a figure, in long form with the reason. */
export function groupGaps(cells: readonly GroupCell[], model: GroupsModel, worded: Wording): GapRow[] {
  const { source, indicator, dimension, figures } = model
  if (!source) return []
  return cells.flatMap(({ location, period, category }) => {
    const key = { indicator: indicator.id, source: source.id, location, period }
    const asked = { ...key, dimension, category: category?.category ?? null }
    const gap = groupGapAt(asked, figures, worded.reference)
    if (!gap) return []
    const group = { dimension, name: category?.name ?? '' }
    return [{ ...rowWords(key, worded), group, key, gap: gapWords(gap, worded.language) }]
  })
}

/** The shown groups at some places and periods: those without a mark are cells that may be empty. */
export function cellsOf(
  places: readonly Omit<GroupCell, 'category'>[],
  { categories, hidden }: GroupsModel,
): GroupCell[] {
  const shown = categories.filter(({ order }) => !hidden.has(order))
  return places.flatMap((place) => shown.map((category) => ({ ...place, category })))
}

/** States of which the source has no group in the period. */
export function statesWithout(
  { period }: GroupsModel,
  marks: readonly GroupMark[],
  { reference }: Wording,
): GroupCell[] {
  if (period === null) return []
  const present = new Set(marks.map(({ point }) => point.location))
  return locationsAt(reference, 3)
    .filter(({ id }) => !present.has(id))
    .toSorted((a, b) => a.name.localeCompare(b.name))
    .map(({ id }) => ({ location: id, period, category: null }))
}

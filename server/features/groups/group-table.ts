import { type GroupRow, groupRow } from '#contract/groups/groups.ts'
import { wirePeriod } from '#server/platform/wire-period.ts'
import type { ListTable } from '#server/platform/listing/list-table.ts'
import { decimalText, wireTime } from '#server/platform/listing/wire-text.ts'

interface StoredGroup {
  readonly indicator: number
  readonly datasource: number
  readonly location: number
  readonly period: number
  readonly dimension: string
  readonly category: string
  readonly category_order: number
  readonly value: number
  readonly lower: number | null
  readonly upper: number | null
  readonly population_share: number | null
  readonly published_at: Date | null
}

/** The id is the whole key, so that the order of rows is complete and groups stand in the order of their categories. */
const ID = `row(d.indicator, d.datasource, d.dimension collate "C", d.location, d.period, d.category_order,
  d.category collate "C")`

/** Figures of all releases; a condition on `release_added` and `release_removed` chooses one. */
export const GROUPS: ListTable<StoredGroup, GroupRow> = {
  name: 'disaggregated',
  wire: groupRow,
  columns: `t.indicator, t.datasource, t.location, t.period, t.dimension, t.category, t.category_order, t.value,
    t.lower, t.upper, t.population_share, t.published_at`,
  from: `(select d.*, ${ID} as id, r.published_at
    from disaggregated d left join release r on r.number = d.release_added) t`,
  sortBy: {
    updated_at: 't.release_added',
    dimension: 't.dimension collate "C"',
    category: 't.category collate "C"',
  },
  toRow: ({ published_at, ...stored }) => ({
    ...stored,
    period: wirePeriod(stored.period),
    value: decimalText(stored.value),
    lower: optional(stored.lower),
    upper: optional(stored.upper),
    population_share: optional(stored.population_share),
    updated_at: wireTime(published_at),
  }),
}

function optional(value: number | null): string | null {
  return value === null ? null : decimalText(value)
}

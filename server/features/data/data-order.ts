import type { DATA_ORDERINGS } from '#contract/data/data.ts'
import type { SortKey } from '#contract/listing/list-query.ts'

export type DataSortKey = SortKey<(typeof DATA_ORDERINGS)[number]>

/** Columns behind each sort field. Ids are made from the key, so they sort as the key does. */
const COLUMNS: Readonly<Record<DataSortKey['field'], readonly string[]>> = {
  id: ['indicator', 'datasource', 'location', 'period', 'value_type'],
  period: ['period'],
  indicator: ['indicator'],
  datasource: ['datasource'],
  location: ['location'],
  value_type: ['value_type'],
  value: ['value'],
  created_at: ['first_added'],
  updated_at: ['release_added'],
}

/** Figures before bounds and parts: earlier clients take the first row of each location (api-contract §5). */
const FIGURES_FIRST = ['is_figure desc', 'indicator', 'datasource', 'location', 'period desc', 'value_type']
/** Among values published at the same moment the newest period comes first: clients read the first row as the latest. */
const LATEST_FIRST = ['is_figure desc', 'period desc', 'indicator', 'datasource', 'location', 'value_type']
/** The order of the covering index, which costs nothing however many values there are. */
const AS_STORED = ['indicator', 'datasource', 'location', 'value_type', 'period']

/** Terms of an `order by`, complete, so that pages never overlap. `namesIndicator`: the question names indicators. */
export function dataOrder(keys: readonly DataSortKey[], namesIndicator: boolean): string {
  const wanted = keys.flatMap(({ field, descending }) =>
    COLUMNS[field].map((column) => `${column} ${descending ? 'desc' : 'asc'}`),
  )
  if (!namesIndicator) return [...wanted, ...AS_STORED].join(', ')
  return [...wanted, ...(keys.length > 0 ? LATEST_FIRST : FIGURES_FIRST)].join(', ')
}

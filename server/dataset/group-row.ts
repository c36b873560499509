import type { GroupFigure } from '#domain/disaggregation/group-figure.ts'
import type { KnownIds } from './known-ids.ts'
import { readKey, readValue } from './observation-row.ts'
import type { Columns } from './read-rows.ts'
import type { Row } from './row.ts'

/** The columns of a file of disaggregated figures. */
export const GROUP_COLUMNS: Columns = {
  required: ['indicator', 'datasource', 'location', 'period', 'dimension', 'category', 'value'],
  optional: ['category_order', 'lower', 'upper', 'population_share'],
}

/** True for the header of a file of disaggregated figures. */
export function isGroupHeader(names: readonly string[]): boolean {
  return names.includes('dimension') && names.includes('category')
}

/** A figure of one group from a row; null when the row was refused. */
export function readGroup(row: Row, known: KnownIds): GroupFigure | null {
  const key = readKey(row, known)
  const figure: GroupFigure = {
    ...key,
    ...readValue(row, key, known),
    dimension: row.required('dimension'),
    category: row.required('category'),
    categoryOrder: row.whole('category_order', 0, 1_000_000) ?? 0,
    populationShare: row.number('population_share'),
  }
  const share = figure.populationShare
  if (share !== null && (share < 0 || share > 100)) {
    row.refuse('population_share', `The share ${share} is not a percentage from 0 to 100.`)
  }
  if (row.problems.length > 0) return null
  if (figure.value > 100 && known.indicators.get(key.indicator) === 'percent')
    row.warn('value', `The percentage ${figure.value} is above 100.`)
  return figure
}

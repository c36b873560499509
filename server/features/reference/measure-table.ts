import { type MeasureRow, measureRow } from '#contract/reference/measure.ts'
import type { ListTable } from '#server/platform/listing/list-table.ts'
import { wireTimes } from '#server/platform/listing/wire-text.ts'

type StoredMeasure = Omit<MeasureRow, 'created_at' | 'updated_at' | 'data_level'> & {
  readonly created_at: Date
  readonly updated_at: Date
}

/** The levels as text, widest first: `National, Zonal, State`. Earlier clients split it at the commas. */
function levelsText(stored: StoredMeasure): string {
  const levels = [
    ['National', stored.national],
    ['Zonal', stored.zonal],
    ['State', stored.state],
    ['LGA', stored.lga],
    ['Senatorial', stored.senatorial],
  ] as const
  return levels.flatMap(([name, has]) => (has ? [name] : [])).join(', ')
}

export const MEASURES: ListTable<StoredMeasure, MeasureRow> = {
  name: 'datasource_specific_indicator',
  wire: measureRow,
  columns: `t.id, t.datasource, t.indicator, t.datasource_indicator, t.indicator_definition, t.measurement_numerator,
    t.measurement_denominator, t.frequency, t.methodology_estimation, t."national", t.zonal, t.state, t.senatorial,
    t.lga, t.periods, t.comparability_note, t.interval_published, t.created_at, t.updated_at`,
  from: 'datasource_specific_indicator t',
  toRow: (stored) => ({ ...stored, data_level: levelsText(stored), ...wireTimes(stored) }),
}

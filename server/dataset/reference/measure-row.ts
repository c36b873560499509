import { INTERVALS_PUBLISHED, type IndicatorSource } from '#domain/indicator/indicator.ts'
import type { KnownIds } from '../known-ids.ts'
import type { Columns } from '../read-rows.ts'
import type { Row } from '../row.ts'

export const MEASURE_COLUMNS: Columns = {
  required: ['indicator', 'datasource', 'datasource_indicator'],
  optional: [
    'indicator_definition',
    'measurement_numerator',
    'measurement_denominator',
    'frequency',
    'methodology_estimation',
    'national',
    'zonal',
    'state',
    'senatorial',
    'lga',
    'periods',
    'comparability_note',
    'custodian',
    'interval_published',
  ],
}

/** How one source measures one indicator. The id is given when the row is stored; editions are in files of their own. */
export type Measure = Omit<IndicatorSource, 'id' | 'intervalEditions'>

function readYes(row: Row, column: string): boolean {
  return row.word(column, ['true', 'false']) === 'true'
}

/** How one source measures one indicator; null when the row was refused. */
export function readMeasure(row: Row, known: KnownIds): Measure | null {
  const measure: Measure = {
    indicator: row.id('indicator', known.indicators, 'indicator'),
    source: row.id('datasource', known.sources, 'data source'),
    name: row.required('datasource_indicator'),
    definition: row.text('indicator_definition'),
    numerator: row.text('measurement_numerator'),
    denominator: row.text('measurement_denominator'),
    frequency: row.text('frequency'),
    method: row.text('methodology_estimation'),
    national: readYes(row, 'national'),
    zonal: readYes(row, 'zonal'),
    state: readYes(row, 'state'),
    senatorial: readYes(row, 'senatorial'),
    lga: readYes(row, 'lga'),
    periods: row.text('periods'),
    comparability: row.text('comparability_note'),
    custodian: row.text('custodian') !== '' && row.word('custodian', ['no', 'yes']) === 'yes',
    intervalPublished:
      row.text('interval_published') === ''
        ? 'not_known'
        : row.word('interval_published', INTERVALS_PUBLISHED),
  }
  return row.problems.length > 0 ? null : measure
}

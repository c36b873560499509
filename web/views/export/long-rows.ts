import type { FigureRow } from '#charts/figure.ts'
import { FLAGS } from '#domain/observation/flag.ts'
import { isoPeriod } from '#domain/period/period.ts'
import type { CellValue } from './safe-cell.ts'

/** Heads of the long form, one figure a row. */
export const LONG_HEADS = [
  'indicator_id',
  'indicator',
  'unit',
  'source_id',
  'source',
  'classification',
  'location_id',
  'location',
  'level',
  'period',
  'period_label',
  'value',
  'lower',
  'upper',
  'interval_percent',
  'numerator',
  'denominator',
  'sample_size',
  'notes',
  'dimension',
  'group',
] as const

/** The cells of a row, in the order of the heads. Values as stored, not rounded; gaps are null. */
export function longRow(row: FigureRow): readonly CellValue[] {
  const { point } = row
  return [
    point.indicator,
    row.indicator,
    row.unit,
    point.source,
    row.source,
    row.classification,
    point.location,
    row.location,
    row.level,
    isoPeriod(point.period),
    row.period,
    point.value,
    point.lower,
    point.upper,
    point.intervalLevel,
    point.numerator,
    point.denominator,
    point.sampleSize,
    point.flags.length > 0 ? point.flags.map((flag) => FLAGS[flag]).join('; ') : null,
    row.group?.dimension ?? null,
    row.group?.name ?? null,
  ]
}

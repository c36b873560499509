import type { Figure, FigureRow, GapRow } from '#charts/figure.ts'
import { NUMBER_COLUMNS } from '#domain/observation/columns.ts'
import { type Coordinates, NO_COORDINATES } from '#domain/observation/coordinates.ts'
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
  ...NUMBER_COLUMNS.map(({ name }) => (name === 'interval_level' ? 'interval_percent' : name)),
  'notes',
  'dimension',
  'group',
  'gap',
  'gap_reason',
  'reference_start',
  'reference_end',
  'birth_cohort',
  'evidence',
  'edition',
  'superseded_by_id',
  'reliability',
] as const

/** All rows of a figure: those with a value, then its gaps, which have none and say why in `gap` and `gap_reason`. What figures
 * are about stands last. */
export function longRows({ rows, gaps }: Pick<Figure, 'rows' | 'gaps'>): (readonly CellValue[])[] {
  return [...rows.map(longRow), ...gaps.map(gapRow)]
}

/** The cells of a row, in the order of the heads. Values as stored, not rounded; what is not published is null. */
function longRow(row: FigureRow): readonly CellValue[] {
  const { point } = row
  const lacking = row.unranked ?? row.noInterval
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
    ...NUMBER_COLUMNS.map(({ field }) => point[field]),
    row.notes.length > 0 ? row.notes.join('; ') : null,
    row.group?.dimension ?? null,
    row.group?.name ?? null,
    // A value without an interval or without a rank is no gap, but what is missing of it says why in the same place.
    lacking?.reason ?? null,
    lacking?.long ?? null,
    ...aboutCells(point.coordinates),
    row.reliability ?? null,
  ]
}

/** The coordinates of a figure beyond its key: empty where none is given. */
function aboutCells(coordinates: Coordinates): readonly CellValue[] {
  const { referenceStart, referenceEnd, birthCohort, evidence, edition, supersededBy } = coordinates
  return [
    referenceStart === null ? null : isoPeriod(referenceStart),
    referenceEnd === null ? null : isoPeriod(referenceEnd),
    birthCohort,
    evidence.join('; ') || null,
    edition || null,
    supersededBy,
  ]
}

/** The same cells of a place without a figure. */
function gapRow({ key, gap, ...row }: GapRow): readonly CellValue[] {
  return [
    key.indicator,
    row.indicator,
    row.unit,
    key.source,
    row.source,
    row.classification,
    key.location,
    row.location,
    row.level,
    key.period === null ? null : isoPeriod(key.period),
    row.period || null,
    ...NO_NUMBERS,
    row.group?.dimension ?? null,
    row.group?.name ?? null,
    gap.reason,
    gap.long,
    ...aboutCells(NO_COORDINATES),
    null,
  ]
}

/** From `value` to `notes`. */
const NO_NUMBERS: readonly null[] = LONG_HEADS.slice(
  LONG_HEADS.indexOf('value'),
  LONG_HEADS.indexOf('dimension'),
).map(() => null)

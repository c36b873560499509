import { message, type Value } from '#domain/message/message.ts'
import { periodName } from '#domain/message/value.ts'
import { placedAt, type YearsOf } from '#domain/observation/about.ts'
import type { Point } from '#domain/observation/point.ts'
import type { FigureRow } from '#charts/figure.ts'

/** The first and the last year of birth; null where none is known. */
export function birthYears(points: readonly Point[]): Value | null {
  const years = points.flatMap((point) => placedAt(point, 'birth') ?? [])
  const [first, last] = [Math.min(...years), Math.max(...years)]
  if (!Number.isFinite(first)) return null
  return first === last
    ? periodName(last)
    : message('chart.range', { from: periodName(first), to: periodName(last) })
}

/** A row, by year of birth with the year at which it stands. */
export function birthRow(row: FigureRow, yearsOf: YearsOf): FigureRow {
  const { birthCohort } = row.point.coordinates
  return yearsOf === 'report' || birthCohort === null ? row : { ...row, born: String(birthCohort) }
}

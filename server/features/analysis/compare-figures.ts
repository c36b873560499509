import { unitText } from '#server/release/unit-text.ts'
import { comparePair, type TestedPair, type UntestedPair } from '#domain/statistics/comparison.ts'
import { latestPoint, tableOf } from '#domain/observation/observation-table.ts'
import type { Point } from '#domain/observation/point.ts'
import { type PeriodCode, periodKind } from '#domain/period/period.ts'
import { byId, type ReferenceData } from '#domain/reference/reference-data.ts'
import { annualPoints } from '#domain/statistics/annual-points.ts'
import type { FigureRow } from '#domain/statistics/figure-row.ts'
import { figureUnit, unitScale, yearUnit } from '#domain/statistics/figure-unit.ts'
import { type Insufficient, type Invalid, insufficient, invalid } from '#domain/statistics/outcome.ts'
import { pointEstimate } from '#domain/statistics/point-estimate.ts'
import type { SqlRunner } from '#server/platform/database/database.ts'
import { readFigures } from '#server/release/read-figures.ts'
import { fromFigures } from './from-figures.ts'

interface OneFigure {
  readonly indicator: number
  readonly datasource: number
  readonly location: number
  readonly period?: PeriodCode | null | undefined
}

/**
 * Compares two published figures. Routine figures and figures without an interval are shown, never tested; figures in
 * different units are invalid, except rates, of which b is brought to the multiplier of a. Source: methods §0 C3, §7.2.
 */
export async function compareFigures(
  database: SqlRunner,
  { a, b }: { readonly a: OneFigure; readonly b: OneFigure },
) {
  const figures = await readFigures(
    database,
    {
      indicators: { 'a.indicator': a.indicator, 'b.indicator': b.indicator },
      sources: { 'a.datasource': a.datasource, 'b.datasource': b.datasource },
      locations: { 'a.location': a.location, 'b.location': b.location },
    },
    { locations: [a.location, b.location] },
  )
  const rows = [a, b].map((one) => rowFor(one, figures.points, figures.reference))
  const { result, warnings } = compared(rows, figures.reference)
  return fromFigures({ method: 'compare', figures, rows, result, warnings })
}

function rowFor(asked: OneFigure, points: readonly Point[], reference: ReferenceData): FigureRow {
  const { indicator: id, datasource: source, location, period } = asked
  const indicator = byId(reference.indicators, id)
  const own = points.filter(
    (point) => point.indicator === id && point.source === source && point.location === location,
  )
  const isYear = typeof period === 'number' && periodKind(period) === 'year'
  const usable = isYear ? annualPoints(own, yearUnit(indicator), unitScale(indicator)) : own
  const point = latestPoint(tableOf(usable), typeof period === 'number' ? { period } : {})
  return { indicator: id, source, location, period: point?.period ?? period ?? 0, point }
}

function compared(
  rows: readonly FigureRow[],
  reference: ReferenceData,
): { result: TestedPair | UntestedPair | Insufficient | Invalid; warnings: string[] } {
  const [a, b] = rows.map(({ point }) => point)
  if (!a || !b) {
    const found = [a, b].filter(Boolean).length
    return { result: insufficient(found, 2, 'no_figure'), warnings: [] }
  }
  const [ofA, ofB] = [byId(reference.indicators, a.indicator), byId(reference.indicators, b.indicator)]
  const unit = figureUnit(ofA)
  if (unit !== figureUnit(ofB)) return { result: invalid('unit_mismatch'), warnings: [] }
  const factor = unit === 'rate' ? unitScale(ofA) / unitScale(ofB) : 1
  const routine = (point: Point) => byId(reference.sources, point.source).classification === 'Routine'
  const isSurvey = byId(reference.sources, a.source).classification === 'Survey'
  const result = comparePair({
    a: { ...pointEstimate(a), routine: routine(a) },
    b: { ...pointEstimate(scaled(b, factor)), routine: routine(b) },
    unit,
    same_survey: isSurvey && a.source === b.source && a.period === b.period && isShared(a, b, reference),
  })
  const converted = `converted: b was brought from ${unitText(ofB)} to ${unitText(ofA)}`
  return { result, warnings: factor === 1 ? [] : [converted] }
}

/** Samples of two places are apart unless one place holds the other. */
function isShared(a: Point, b: Point, { locations }: ReferenceData): boolean {
  const isIn = (place: number | null, wanted: number): boolean =>
    place !== null && (place === wanted || isIn(locations.get(place)?.parent ?? null, wanted))
  return isIn(a.location, b.location) || isIn(b.location, a.location)
}

function scaled(point: Point, factor: number): Point {
  const times = (number: number | null) => (number === null ? null : number * factor)
  const { value, lower, upper, se } = point
  return { ...point, value: value * factor, lower: times(lower), upper: times(upper), se: times(se) }
}

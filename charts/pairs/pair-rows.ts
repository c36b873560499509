import type { DataSource } from '#domain/data-source/data-source.ts'
import { pointsWhere } from '#domain/observation/observation-table.ts'
import { type Point, pointOf } from '#domain/observation/point.ts'
import { periodCode } from '#domain/period/period.ts'
import type { AnnualFigure } from '#domain/triangulation/annual-figures.ts'
import type { FigureRow, GapRow } from '#charts/figure.ts'
import { figureRow } from '#charts/words/figure-row.ts'
import { gapRow } from '#charts/words/gap-row.ts'
import { shownComparisons, type SourcePairs } from './source-pairs.ts'
import type { PairsInput } from './view.ts'

/** The figures behind the pairs, each once: the primary's, then those of each comparison. */
export function pairPoints(model: SourcePairs, input: PairsInput): Point[] {
  const { primary } = model
  if (!primary) return []
  const found = new Map<string, Point>()
  const keep = (source: DataSource, figure: AnnualFigure) => {
    const key = `${source.id}:${figure.location}:${figure.year}`
    if (!found.has(key)) found.set(key, pointOfYear(source, figure, model, input))
  }
  const compared = shownComparisons(model)
  for (const { pairs } of compared) for (const { a } of pairs) keep(primary, a)
  for (const { source, pairs } of compared) for (const { b } of pairs) keep(source, b)
  return [...found.values()]
}

/** The same in long form. */
export function pairRows(points: readonly Point[], input: PairsInput): FigureRow[] {
  return points.map((point) => figureRow(point, input))
}

/** The figures for want of which a place and a year make no pair, each once. */
export function pairGaps(model: SourcePairs, input: PairsInput): GapRow[] {
  const { primary, indicator } = model
  if (!primary) return []
  const found = new Map<string, GapRow>()
  for (const { source, unpaired } of shownComparisons(model)) {
    for (const { side, location, year } of unpaired) {
      const { id } = side === 'primary' ? primary : source
      const key = { indicator: indicator.id, source: id, location, period: periodCode(`${year}`) ?? 0 }
      const name = `${id}:${location}:${year}`
      if (!found.has(name)) found.set(name, gapRow(key, input))
    }
  }
  return [...found.values()]
}

/** The stored figure of a year, or one made from its months, which says so. */
function pointOfYear(
  source: DataSource,
  { location, year, value }: AnnualFigure,
  { indicator }: SourcePairs,
  { table }: PairsInput,
): Point {
  const period = periodCode(`${year}`) ?? 0
  const stored = pointsWhere(table, { indicator: indicator.id, source: source.id, location, period }).at(-1)
  if (stored) return stored
  const key = { indicator: indicator.id, source: source.id, location, period }
  return pointOf({ ...key, value, flags: ['derived'] })
}

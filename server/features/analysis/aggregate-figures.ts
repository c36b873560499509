import type { Level, Location } from '#domain/location/location.ts'
import type { Point } from '#domain/observation/point.ts'
import type { PeriodCode } from '#domain/period/period.ts'
import { byId } from '#domain/reference/reference-data.ts'
import { type Aggregate, aggregate } from '#domain/statistics/aggregation.ts'
import { annualPoints } from '#domain/statistics/annual-points.ts'
import { standardError } from '#domain/statistics/point-estimate.ts'
import { type FigureRow, rowOf, valuesOf } from '#domain/statistics/figure-row.ts'
import { aggregatedKind, unitScale, yearUnit } from '#domain/statistics/figure-unit.ts'
import { type FiguresAcross, figuresAcrossPlaces } from '#domain/statistics/figures-across-places.ts'
import { type Insufficient, type Invalid, insufficient } from '#domain/statistics/outcome.ts'
import type { SqlRunner } from '#server/platform/database/database.ts'
import { type PublishedFigures, readFigures } from '#server/release/read-figures.ts'
import { fromFigures } from './from-figures.ts'
import { type Weights, type WeightsAsked, weightsFor } from './weights-for.ts'

interface AggregateAsked {
  readonly indicator: number
  readonly datasource: number
  readonly location: number
  readonly level?: Level | undefined
  readonly period?: PeriodCode | null | undefined
  readonly weights?: WeightsAsked | undefined
}

/**
 * A parent's figure from those of the places below it, in one source and period. The source's published
 * figure of the parent goes first, and the recomputed figure stands beside it as a check. Kinds that cannot
 * be put together are refused, also when the parent is published: the figure is then named in a warning.
 * Source: methods
 * 7.4.
 */
export async function aggregateFigures(database: SqlRunner, asked: AggregateAsked) {
  const { indicator: id, datasource: source, location } = asked
  const named = {
    indicators: { indicator: id, ...(asked.weights ? { 'weights.indicator': asked.weights.indicator } : {}) },
    sources: {
      datasource: source,
      ...(asked.weights ? { 'weights.datasource': asked.weights.datasource } : {}),
    },
    locations: { location },
  }
  const figures = await readFigures(database, named, { levels: [1, 2, 3, 4] })
  const children = childrenOf(figures, asked)
  const published = parentPoint(figures, asked, children.period)
  const weights = await weightsFor(database, figures, children, asked)
  const indicator = byId(figures.reference.indicators, id)
  const kind = aggregatedKind(indicator)
  const recomputed = aggregate({
    children: children.rows.map((row, index) => childOf(row, figures.reference.locations, weights, index)),
    kind,
    scale: unitScale(indicator),
    published: published?.value ?? null,
  })
  const isRefused = recomputed.status === 'invalid' && recomputed.reason.startsWith('not_aggregable')
  const result = published && !isRefused ? publishedFirst(published, recomputed) : withoutChildren(recomputed)
  const usesWeights = recomputed.status === 'ok' && recomputed.rule === 'weighted_mean'
  const own = published ? [rowOf(published)] : []
  const rows = recomputed.status === 'ok' || !published ? [...own, ...children.rows] : own
  return fromFigures({
    method: 'aggregate',
    figures: withoutWeights(figures, id, source),
    rows,
    result:
      result.status === 'ok' ? { ...result, weights: usesWeights ? (weights?.of ?? null) : null } : result,
    warnings: [
      ...(published && isRefused
        ? [`published: the source publishes ${published.value} for this place`]
        : []),
      ...(published && recomputed.status === 'invalid' && !isRefused
        ? [`not_recomputed: ${recomputed.reason}`]
        : []),
      ...(recomputed.status === 'ok' && recomputed.partial
        ? ['partial: places with figures hold below 80%']
        : []),
    ],
    caveats: usesWeights && weights ? [`weighted by ${weights.of.name} of ${weights.of.period}`] : [],
  })
}

/** The level asked for, else the nearest below the parent at which the source has figures. */
function childrenOf({ points, reference }: PublishedFigures, asked: AggregateAsked): FiguresAcross {
  const { indicator, datasource: source, location, period } = asked
  const own = byId(reference.locations, location).level
  const below = ([2, 3, 4] as const).filter((level) => level > own)
  const levels = asked.level === undefined ? below : [asked.level]
  const found = levels.map((level) =>
    figuresAcrossPlaces(points, reference, { indicator, source, level, within: location, period }),
  )
  const none: FiguresAcross = { rows: [], warnings: [], period: null, moved: 0 }
  return found.find(({ rows }) => valuesOf(rows).some((value) => value !== null)) ?? none
}

function parentPoint(
  { points, reference }: PublishedFigures,
  asked: AggregateAsked,
  period: PeriodCode | null,
): Point | null {
  const indicator = byId(reference.indicators, asked.indicator)
  const own = points.filter(
    (point) =>
      point.location === asked.location &&
      point.source === asked.datasource &&
      point.indicator === asked.indicator,
  )
  const wanted = asked.period ?? period ?? own.toSorted((a, b) => b.period - a.period)[0]?.period
  const exact = own.find((point) => point.period === wanted)
  if (exact) return exact
  const years = annualPoints(own, yearUnit(indicator), unitScale(indicator))
  return years.find((point) => point.period === wanted) ?? null
}

function childOf(
  { location, point }: FigureRow,
  places: ReadonlyMap<number, Location>,
  weights: Weights | null,
  index: number,
) {
  return {
    label: places.get(location)?.name,
    numerator: point?.numerator ?? null,
    denominator: point?.denominator ?? null,
    estimate: point?.value ?? null,
    weight: weights?.values[index] ?? null,
    se: point ? standardError(point) : null,
  }
}

/** A source that has nothing here is no invalid question. */
function withoutChildren(recomputed: Aggregate | Invalid): Aggregate | Invalid | Insufficient {
  const isEmpty = recomputed.status === 'invalid' && recomputed.reason === 'no_children'
  return isEmpty ? insufficient(0, 1, 'no_figures') : recomputed
}

function publishedFirst(published: Point, recomputed: Aggregate | Invalid) {
  const made = recomputed.status === 'ok' ? recomputed : null
  return {
    status: 'ok' as const,
    rule: 'published' as const,
    estimate: published.value,
    recomputed: made?.estimate ?? null,
    se: standardError(published),
    n: made?.n ?? 1,
    missing: made?.missing ?? 0,
    coverage_pct: made?.coverage_pct ?? 100,
    partial: false,
    numerator: published.numerator,
    denominator: published.denominator,
    weighted_mean: made?.weighted_mean ?? null,
    check: made?.check ?? null,
  }
}

/** Weights are named on their own, not among the inputs that the figure is of. */
function withoutWeights(figures: PublishedFigures, indicator: number, datasource: number): PublishedFigures {
  const { locations = {} } = figures.named
  return { ...figures, named: { indicators: { indicator }, sources: { datasource }, locations } }
}

import { filled } from '#domain/choice/slot.ts'
import { isWhole } from '#domain/observation/settled.ts'
import type { Level } from '#domain/location/location.ts'
import { type ObservationTable, pointsWhere } from '#domain/observation/observation-table.ts'
import type { Point } from '#domain/observation/point.ts'
import { type PeriodCode, periodYear } from '#domain/period/period.ts'
import { byId, type ReferenceData } from '#domain/reference/reference-data.ts'

/** A column: one source's figures of an indicator in one period. */
export interface ScorecardColumn {
  readonly indicator: number
  readonly source: number
  readonly period: PeriodCode
  /** How many places of the rows have a figure. */
  readonly places: number
}

export interface ColumnQuestion {
  readonly table: ObservationTable
  readonly reference: ReferenceData
  /** Level of the places in the rows: 2 zones, 3 states. */
  readonly level: Level
  /** Source wanted by the reader; where it has no such places, the best other is taken. */
  readonly source: number | null
  /** No later period than this one. */
  readonly period: PeriodCode | null
  /** Projections, later years and parts of periods are left out. */
  readonly currentYear: number
}

/** Figures that much older than the newest ones are not the best, whatever their class. */
const YEARS_TOO_OLD = 10

/**
 * The column of an indicator: of the wanted source where it has such places; else of one that has at least half as many as
 * the fullest and is not ten years older than the newest of these, of the same class first, then the newest, then the fullest. Of each source the newest period that is at least
 * half as full as its fullest is taken. Null when no source has such places.
 */
export function columnOfIndicator(
  indicator: number,
  question: ColumnQuestion,
  isCandidate: (source: number) => boolean = () => true,
): ScorecardColumn | null {
  const { reference, source: wanted } = question
  const like = wanted === null ? 'Survey' : reference.sources.get(wanted)?.classification
  const bySource = Map.groupBy(placePoints(indicator, question), (point) => point.source)
  const sources = [...bySource].filter(([source]) => isCandidate(source))
  const candidates = sources.map(([source, points]) => {
    const isLike = byId(reference.sources, source).classification === like
    return { source, isLike, ...fullPeriod(points) }
  })
  const fullest = Math.max(...candidates.map(({ places }) => places))
  const isFull = ({ places }: { readonly places: number }) => 2 * places >= fullest
  const newest = Math.max(...candidates.filter(isFull).map((one) => periodYear(one.period)))
  const isTimely = (one: { readonly period: PeriodCode }) => newest - periodYear(one.period) < YEARS_TOO_OLD
  const best = filled({
    asked: [candidates.find(({ source }) => source === wanted)],
    among: candidates,
    prefers: [
      (one) => Number(isFull(one)),
      (one) => Number(isTimely(one)),
      (one) => Number(one.isLike),
      (one) => periodYear(one.period),
      (one) => one.places,
    ],
  })
  return best && { indicator, source: best.source, period: best.period, places: best.places }
}

function fullPeriod(points: readonly Point[]): { readonly period: PeriodCode; readonly places: number } {
  const periods = [...Map.groupBy(points, (point) => point.period)].map(([period, all]) => ({
    period,
    places: all.length,
  }))
  const fullest = Math.max(...periods.map(({ places }) => places))
  const full = periods.filter(({ places }) => 2 * places >= fullest)
  return full.reduce((best, entry) => (entry.period > best.period ? entry : best))
}

/**
 * The columns of the form by periods: every period of one source, the oldest first, at most `most` of the newest. Where the reader
 * wants no source, one with a single period shows no change, so one with several goes before it.
 */
export function columnsOfPeriods(
  indicator: number,
  question: ColumnQuestion,
  most: number,
): ScorecardColumn[] {
  const all = placePoints(indicator, question)
  const hasSeveral = (one: number) =>
    new Set(all.flatMap((point) => (point.source === one ? point.period : []))).size > 1
  const changing = question.source === null ? columnOfIndicator(indicator, question, hasSeveral) : null
  const source = (changing ?? columnOfIndicator(indicator, question))?.source
  if (source === undefined) return []
  const points = all.filter((point) => point.source === source)
  return [...Map.groupBy(points, (point) => point.period)]
    .map(([period, all]) => ({ indicator, source, period, places: all.length }))
    .toSorted((a, b) => a.period - b.period)
    .slice(-most)
}

/** The first period after the one asked for in which any of the indicators has figures of the places; null without such a period. */
export function nextPeriod(indicators: readonly number[], question: ColumnQuestion): PeriodCode | null {
  const { period: asked } = question
  if (asked === null) return null
  const later = indicators
    .flatMap((id) => placePoints(id, { ...question, period: null }))
    .flatMap(({ period }) => (period > asked ? [period] : []))
  return later.length === 0 ? null : Math.min(...later)
}

function placePoints(indicator: number, question: ColumnQuestion): Point[] {
  const { table, reference, level, period, currentYear } = question
  const latest = period ?? currentYear * 1000 + 999
  return pointsWhere(table, { indicator }).filter(
    (point) =>
      point.period <= latest && reference.locations.get(point.location)?.level === level && isWhole(point),
  )
}

import { filled } from '#domain/choice/slot.ts'
import { isProjected, isWhole } from '#domain/observation/settled.ts'
import type { Classification, DataSource } from '#domain/data-source/data-source.ts'
import { unitClass } from '#domain/number/factor.ts'
import type { Indicator } from '#domain/indicator/indicator.ts'
import type { Point } from '#domain/observation/point.ts'
import { PERIOD_KINDS, type PeriodCode, periodKind, periodYear } from '#domain/period/period.ts'
import { byId, type ReferenceData } from '#domain/reference/reference-data.ts'

/** Figures of one source that could stand for an indicator; of one period where places are compared. */
export interface SourceFigures {
  readonly source: DataSource
  readonly points: readonly Point[]
}

/** A set of figures with fewer than this share of the places of the fullest one is left for a fuller one. */
const NEARLY_FULL = 0.8

/** Figures more years older than the newest are not preferred for their class. Source: methods §8.2. */
const RECENT_YEARS: Readonly<Record<Classification, number>> = { Survey: 5, Estimate: 3, Routine: 1 }

/** A series of yearly figures with fewer shows no course. Surveys are rare by nature. */
const FEW_PERIODS = 5

/**
 * The order of belief in classes: official estimates for rates of deaths and disease, interviews for all
 * else. Source: methods
 * 8.2.
 */
const PREFERRED: Readonly<Record<'percent' | 'rate' | 'number', readonly Classification[]>> = {
  percent: ['Survey', 'Estimate', 'Routine'],
  rate: ['Estimate', 'Survey', 'Routine'],
  number: ['Survey', 'Estimate', 'Routine'],
}

/** The figures of each source over time; projections count as figures. */
export function overTime(points: readonly Point[], reference: ReferenceData): SourceFigures[] {
  return bySource(points, reference)
}

/**
 * The figures of each source across places in one period: the asked one, or the newest whole one, not after `currentYear`, that has nearly as many places as its fullest. Sources without any are left out.
 */
export function acrossPlacesOf(
  points: readonly Point[],
  reference: ReferenceData,
  asked: PeriodCode | null,
  currentYear: number,
): SourceFigures[] {
  return bySource(points, reference).flatMap(({ source, points: own }) => {
    const period = asked ?? newestFull(own, currentYear)
    const chosen = own.filter((point) => point.period === period)
    return chosen.length === 0 ? [] : [{ source, points: chosen }]
  })
}

/**
 * The figures that stand for an indicator when no source is asked for: nearly all places, no re-tabulation of another
 * source, recent, of the class believed first, more than a few years where years are compared, own figures before those
 * put together from others, then the newest and the longest.
 */
export function bestFigures(
  candidates: readonly SourceFigures[],
  indicator: Indicator,
): SourceFigures | null {
  const most = Math.max(0, ...candidates.map(placesOf))
  const full = candidates.filter((entry) => placesOf(entry) >= most * NEARLY_FULL)
  const newest = Math.max(...full.map(newestYear))
  const longest = Math.max(...full.map(periodsOf))
  const order = PREFERRED[unitClass(indicator.factor)]
  return filled({
    asked: [],
    among: full,
    prefers: [
      ({ source }) => -Number(source.derivedFrom.length > 0),
      (entry) => -Number(newest - newestYear(entry) > RECENT_YEARS[entry.source.classification]),
      ({ source }) => -order.indexOf(source.classification),
      (entry) => -lengthOf(entry),
      (entry) => -Number(longest >= FEW_PERIODS && isShort(entry)),
      ({ source }) => -compilation(source),
      newestYear,
      ({ points }) => points.length,
      ({ source }) => -source.id,
    ],
  })
}

function bySource(points: readonly Point[], reference: ReferenceData): SourceFigures[] {
  return [...Map.groupBy(points, (point) => point.source)].map(([id, own]) => ({
    source: byId(reference.sources, id),
    points: own,
  }))
}

function newestFull(points: readonly Point[], currentYear: number): PeriodCode | null {
  const past = points.filter((point) => !isProjected(point) && periodYear(point.period) <= currentYear)
  const periods = [...Map.groupBy(wholeOf(past.length > 0 ? past : points), (point) => point.period)]
  const most = Math.max(0, ...periods.map(([, own]) => own.length))
  const full = periods.filter(([, own]) => own.length >= most * NEARLY_FULL).map(([period]) => period)
  return full.length === 0 ? null : Math.max(...full)
}

/** 0 for a source with figures of its own, 1 for a compilation, 2 for one that joins series, as its methodology begins. */
function compilation({ methodology }: DataSource): number {
  if (/^combin/i.test(methodology)) return 2
  return /^compil/i.test(methodology) ? 1 : 0
}

function isShort(entry: SourceFigures): boolean {
  return entry.source.classification !== 'Survey' && periodsOf(entry) < FEW_PERIODS
}

function periodsOf({ points }: SourceFigures): number {
  return new Set(points.filter(isWhole).map(({ period }) => period)).size
}

function placesOf({ points }: SourceFigures): number {
  return new Set(points.map((point) => point.location)).size
}

/** 0 for years, more for shorter periods. */
function lengthOf({ points }: SourceFigures): number {
  return Math.min(...points.map(({ period }) => PERIOD_KINDS.indexOf(periodKind(period))))
}

function newestYear({ points }: SourceFigures): number {
  const observed = points.filter((point) => !isProjected(point))
  return Math.max(...wholeOf(observed.length > 0 ? observed : points).map(({ period }) => periodYear(period)))
}

/** Those of whole periods, where there are any. */
function wholeOf(points: readonly Point[]): readonly Point[] {
  const whole = points.filter(isWhole)
  return whole.length > 0 ? whole : points
}

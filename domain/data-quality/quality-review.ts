import { isWhole } from '#domain/observation/settled.ts'
import { pointsWhere } from '#domain/observation/observation-table.ts'
import type { Point } from '#domain/observation/point.ts'
import { type PeriodCode, periodKind, periodYear } from '#domain/period/period.ts'
import { byId } from '#domain/reference/reference-data.ts'
import { figuresOverTime } from '#domain/statistics/figures-over-time.ts'
import { pointsOf } from '#domain/statistics/figure-row.ts'
import type { Insufficient } from '#domain/statistics/outcome.ts'
import { completenessCheck } from './checks/completeness-check.ts'
import { denominatorCheck } from './checks/denominator-check.ts'
import { outlierCheck } from './checks/outlier-check.ts'
import { partsCheck } from './checks/parts-check.ts'
import { relatedCheck } from './checks/related-check.ts'
import { surveyCheck } from './checks/survey-check.ts'
import { timeCheck } from './checks/time-check.ts'
import type { QualityCheck, QualityQuestion } from './quality-check.ts'
import { type QualityScore, qualityScore, type ScoreParts } from './quality-score.ts'

/** The review of one routine series. */
export interface QualityReview {
  /** Checks are for routine data: those of a survey or an estimate say only which could be made. */
  readonly isRoutine: boolean
  /** Null when there is no figure at all. */
  readonly period: PeriodCode | null
  readonly series: readonly Point[]
  readonly checks: readonly QualityCheck[]
  /** Parts of the score, 0 to 100, those that could be made. */
  readonly parts: ScoreParts
  readonly score: QualityScore | Insufficient
}

/**
 * Every check that the figures at hand allow, for one source at one place: completeness, outliers, in months those of the parts of the place, consistency over time,
 * related indicators, surveys, denominators; and the mean of the parts there are, with the names of those that are missing.
 * Projections are left out. Nothing is replaced. Source: methods §2.
 */
export function dataQualityOf(question: QualityQuestion): QualityReview {
  const { table, reference, indicator, source, location } = question
  const series = ownSeries(question)
  const isRoutine = byId(reference.sources, source).classification === 'Routine'
  const period = judgedPeriod(question.period, series, question)
  if (period === null) {
    return { isRoutine, period, series, checks: [], parts: {}, score: qualityScore({}) }
  }
  const reviewed = { table, reference, indicator, source, location, period, series }
  const checks = [
    completenessCheck(reviewed),
    outlierCheck(reviewed),
    partsCheck(reviewed),
    timeCheck(reviewed),
    relatedCheck(reviewed),
    surveyCheck(reviewed),
    denominatorCheck(reviewed),
  ].filter((check) => check !== null)
  const share = (name: QualityCheck['name']) => checks.find((check) => check.name === name)?.share ?? null
  const parts = {
    completeness: share('completeness'),
    no_outliers: share('outliers'),
    over_time: share('over_time'),
    related: share('related'),
    external: share('external'),
  }
  return { isRoutine, period, series, checks, parts, score: qualityScore(parts) }
}

/** One kind of periods, the one with the most figures, without projections, the oldest first. */
function ownSeries({ table, indicator, source, location }: QualityQuestion): Point[] {
  const points = pointsWhere(table, { indicator, source, location }).filter(
    ({ flags }) => !flags.includes('projection'),
  )
  const periods = points.map(({ period }) => period)
  return pointsOf(figuresOverTime(points, { indicator, source, location, periods }).rows)
}

/**
 * The year asked for, else the newest that is complete: of weeks and months the newest to whose end the
 * source has figures. For weeks and months of the source's newest year it is the newest whole one of them at
 * any place, so that a period not due yet is not counted as missing.
 */
function judgedPeriod(
  asked: PeriodCode | null,
  series: readonly Point[],
  question: QualityQuestion,
): PeriodCode | null {
  const newest = series.at(-1)
  if (!newest) return null
  const last = newestOfSource(question) ?? newest.period
  const year = asked === null ? completeYear(last, series) : periodYear(asked)
  const inYear = series.some(({ period }) => periodYear(period) === year)
  if (periodKind(newest.period) === 'year') {
    const complete = series.findLast(isWhole) ?? newest
    return asked !== null && inYear ? year * 1000 : complete.period
  }
  const judged = inYear ? year : periodYear(newest.period)
  return judged === periodYear(last) ? last : judged * 1000
}

/** The year of the newest week or month where it ends with it, else the year before where there are figures of that. */
function completeYear(last: PeriodCode, series: readonly Point[]): number {
  const year = periodYear(last)
  if (endsYear(last)) return year
  return series.some(({ period }) => periodYear(period) === year - 1) ? year - 1 : year
}

/** Years have 52 or 53 weeks. */
const LAST_OF_YEAR = { year: 0, quarter: 204, month: 12, week: 152 } as const

function endsYear(period: PeriodCode): boolean {
  return period % 1000 >= LAST_OF_YEAR[periodKind(period)]
}

function newestOfSource({ table, indicator, source }: QualityQuestion): PeriodCode | null {
  const points = pointsWhere(table, { indicator, source })
  const whole = points.filter(isWhole)
  const periods = (whole.length > 0 ? whole : points)
    .map(({ period }) => period)
    .filter((period) => periodKind(period) !== 'year')
  return periods.length === 0 ? null : Math.max(...periods)
}

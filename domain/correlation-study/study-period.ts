import { isWhole } from '#domain/observation/settled.ts'
import { locationsAt } from '#domain/reference/reference-data.ts'
import { pointsWhere } from '#domain/observation/observation-table.ts'
import type { PeriodCode } from '#domain/period/period.ts'
import type { CorrelationQuestion } from './question.ts'

/** Fewer states than this give no coefficient. */
const LEAST_STATES = 3

/** A period and how many of the indicators have figures of it for enough states. */
export interface StudyPeriod {
  readonly period: PeriodCode
  readonly indicators: number
}

/** Periods in which at least one indicator has figures for three states, newest first. Projections do not count, nor parts of periods. */
export function studyPeriods(question: CorrelationQuestion): StudyPeriod[] {
  const { table, reference, indicators, sources } = question
  const locations = new Set(locationsAt(reference, 3).map(({ id }) => id))
  const counts = new Map<PeriodCode, number>()
  for (const [index, indicator] of indicators.entries()) {
    const points = pointsWhere(table, { indicator, source: sources[index] ?? 0, locations })
    const observed = points.filter(isWhole)
    for (const [period, states] of Map.groupBy(observed, (point) => point.period)) {
      if (states.length >= LEAST_STATES) counts.set(period, (counts.get(period) ?? 0) + 1)
    }
  }
  return [...counts]
    .map(([period, having]) => ({ period, indicators: having }))
    .toSorted((a, b) => b.period - a.period)
}

/**
 * The period asked for if it has figures; else the newest in which at least half as many indicators have figures as in the
 * fullest one, so that a round with one indicator does not hide a round with twenty. Null without any figures.
 */
export function studyPeriod(question: CorrelationQuestion): PeriodCode | null {
  const offered = studyPeriods(question)
  if (question.period !== null && offered.some(({ period }) => period === question.period)) {
    return question.period
  }
  const most = Math.max(0, ...offered.map(({ indicators }) => indicators))
  return offered.find(({ indicators }) => indicators * 2 >= most)?.period ?? null
}

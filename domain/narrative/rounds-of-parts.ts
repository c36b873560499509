import type { DataSource } from '#domain/data-source/data-source.ts'
import type { Indicator } from '#domain/indicator/indicator.ts'
import { hasUnequalTimes } from '#domain/comparison/change.ts'
import type { Message } from '#domain/message/message.ts'
import { distinct } from '#domain/observation/observation-table.ts'
import { isWhole } from '#domain/observation/settled.ts'
import { type PeriodCode, periodYear } from '#domain/period/period.ts'
import { byId } from '#domain/reference/reference-data.ts'
import { describedSet } from '#domain/spread/described-set.ts'
import { weightsOf } from '#domain/spread/weights.ts'
import { nearPopulations } from '#domain/statistics/fitting-population.ts'
import type { StatedFigure, StatedQuestion } from './stated-figure.ts'

/** The states of one round of a survey, put together. */
export interface RoundOfParts {
  readonly source: DataSource
  readonly period: PeriodCode
  /** Later than the figure that it stands beside. */
  readonly isNewer: boolean
  readonly mean: number
  /** The people that the states are weighted with. */
  readonly weights: Message
  /** How many states there are, all of which have a figure. */
  readonly count: number
}

/** Points, and a share of the value, that another choice of weights can make. */
const OTHER_WEIGHTS = { points: 2, share: 0.1 }

/** Whether a distance from the mean of the parts is worth saying. */
export function isStatedOver(apart: number, value: number, { factor }: Indicator): boolean {
  return factor === 2 ? apart > OTHER_WEIGHTS.points : apart > OTHER_WEIGHTS.share * Math.abs(value)
}

/**
 * The newest round, of the survey that is stated or of a later one, in which every state of the place has a figure, with their weighted mean;
 * null without one, for plain numbers, and while no population is there to weigh with.
 */
export function newestRoundOfParts(
  { point, source: own }: StatedFigure,
  question: StatedQuestion,
): RoundOfParts | null {
  const { table, reference, indicator: id, location, currentYear } = question
  const surveys = distinct(table, 'source', { indicator: id })
    .map((source) => byId(reference.sources, source))
    .filter(({ classification }) => classification === 'Survey')
  const rounds = surveys.flatMap((source) =>
    distinct(table, 'period', { indicator: id, source: source.id })
      .filter((period) => periodYear(period) <= currentYear)
      .filter((period) => period > point.period || (period === point.period && source === own))
      .map((period) => ({ source, period })),
  )
  for (const round of rounds.toSorted((a, b) => b.period - a.period)) {
    const { source, period } = round
    const set = describedSet({
      ...{ table, reference, indicator: id, source: source.id, location, period },
      across: 'states',
    })
    if (set.points.length < 2 || set.missing.length > 0 || !set.points.every(isWhole)) continue
    // States over ten years beside a nation over five are not put against each other.
    if (set.points.some((part) => period === point.period && hasUnequalTimes(part, point))) continue
    const weights = weightsOf(set, table, reference, nearPopulations)
    if (weights.status === 'none') return null
    const all = weights.values.reduce<number>((sum, weight) => sum + (weight ?? 0), 0)
    const sum = set.points.reduce((so, { value }, at) => so + value * (weights.values[at] ?? 0), 0)
    return {
      ...{ source, period, isNewer: period > point.period },
      ...{ mean: sum / all, weights: weights.name, count: set.points.length },
    }
  }
  return null
}

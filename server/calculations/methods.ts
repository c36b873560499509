import type { BroughtSources } from '#contract/triangulation/by-ids.ts'
import { forecastOfPairs } from '#domain/forecast/forecast-of-pairs.ts'
import { forecastOfPoints } from '#domain/forecast/forecast-of-points.ts'
import { type ForecastQuestion, forecast } from '#domain/forecast/forecast.ts'
import type { ClassMethod } from '#domain/statistics/class-breaks.ts'
import { summariseClasses } from '#domain/statistics/class-summary.ts'
import { correlationMatrix } from '#domain/statistics/correlation/matrix.ts'
import { type RankingInput, rankEstimates } from '#domain/statistics/ranking.ts'
import { type DatedValue, trendOf } from '#domain/statistics/trend/trend.ts'
import { type AgreementInput, agreement } from '#domain/triangulation/agreement.ts'
import { commonIndicators } from '#domain/triangulation/question.ts'
import type { Slope } from '#domain/indicator/indicator.ts'
import type { ThreadGround } from '#server/work/in-thread.ts'
import { oneByOne } from '#server/work/one-by-one.ts'
import { type AskedLever, runPolicy } from '#contract/policy/run-policy.ts'
import { judgeBrought } from './judge-brought.ts'
import { type JudgementNeeds, judgePublished, type PublishedQuestion } from './judge-published.ts'

/** A method that may take long: its work, and about how many milliseconds it takes on a usual machine. */
export interface Method<MethodInput, Answer> {
  weight(asked: MethodInput): number
  work(asked: MethodInput, ground: Ground): Answer | Promise<Answer>
}

/** The step between two parts of a calculation, and the figures of a release that it may ask for. */
export type Ground = ThreadGround<JudgementNeeds>

function method<MethodInput, Answer>(
  weight: Method<MethodInput, Answer>['weight'],
  work: Method<MethodInput, Answer>['work'],
): Method<MethodInput, Answer> {
  return { weight, work }
}

/** Forecasts use at most so many values of a series: its last 100 years or 240 months. */
const VALUES_USED = { 1: 100, 12: 240 } as const
const OF_A_VALUE = 1.2
const OF_AN_INDICATOR = 20
const OF_A_LEVER = 25

/** How many values of a series a forecast looks at. */
export function valuesUsed({ values, frequency }: Pick<ForecastQuestion, 'values' | 'frequency'>): number {
  return Math.min(values.length, VALUES_USED[frequency])
}

const ofSeries = (length: number) => Math.min(length, VALUES_USED[12]) * OF_A_VALUE
const square = (length: number, share: number) => length ** 2 * share

/**
 * Calculations for a caller that may take long, by the functions of domain. Everything in questions and
 * results can be sent to a thread. The weights were measured at the largest that each may be asked for.
 */
export const METHODS = {
  forecasts: method(
    (series: readonly ForecastQuestion[]) =>
      series.reduce((sum, one) => sum + valuesUsed(one) * OF_A_VALUE, 0),
    (series, { step }) => oneByOne(series, forecast, step),
  ),
  'forecast-of-points': method(
    ({ points }: Parameters<typeof forecastOfPoints>[0]) => ofSeries(points.length),
    forecastOfPoints,
  ),
  'forecast-of-pairs': method(
    ({ data }: PairsAsked) => ofSeries(data.length),
    ({ data, unit, horizon }) => forecastOfPairs(data, unit, horizon),
  ),
  classes: method(
    ({ values, method: by }: ClassesAsked) => (by === 'jenks' ? square(values.length, 1.3e-5) : 0),
    ({ values, method: by, classes }) => summariseClasses(values, by, classes),
  ),
  ranking: method(({ items }: RankingInput) => square(items.length, 8e-3), rankEstimates),
  matrix: method((series: Parameters<typeof correlationMatrix>[0]) => {
    const lists = Object.values(series)
    return square(lists.length, 6e-4) * Math.max(0, ...lists.map(({ length }) => length))
  }, correlationMatrix),
  agreement: method(({ primary }: AgreementInput) => square(primary.length, 4e-6), agreement),
  trend: method(
    ({ series }: TrendAsked) => square(series.length, 3e-5),
    ({ series, slope }) => trendOf(series, slope),
  ),
  triangulation: method(
    ({ sources }: BroughtSources) => sources.reduce((sum, { figures }) => sum + figures.length, 0) / 10,
    (brought, { step }) => judgeBrought(brought, step),
  ),
  'triangulation-of-release': method(
    ({ question }: PublishedQuestion) => commonIndicators(question).length * OF_AN_INDICATOR,
    judgePublished,
  ),
  policy: method((levers: readonly AskedLever[]) => levers.length * OF_A_LEVER, runPolicy),
}

interface PairsAsked {
  readonly data: Parameters<typeof forecastOfPairs>[0]
  readonly unit: Parameters<typeof forecastOfPairs>[1]
  readonly horizon?: number | undefined
}

interface ClassesAsked {
  readonly values: readonly (number | null)[]
  readonly method: ClassMethod
  readonly classes?: number | undefined
}

interface TrendAsked {
  readonly series: readonly DatedValue[]
  readonly slope: Slope
}

export type MethodName = keyof typeof METHODS

/** The input of a method, and its result. */
export type MethodInput<Name extends MethodName> = Parameters<(typeof METHODS)[Name]['work']>[0]
export type MethodResult<Name extends MethodName> = Awaited<ReturnType<(typeof METHODS)[Name]['work']>>

/** One calculation, as the thread is told. */
export type CalculationOrder = {
  readonly [Name in MethodName]: { readonly name: Name; readonly asked: MethodInput<Name> }
}[MethodName]

/** A method of which only the name is known. */
export function methodNamed(name: MethodName): Method<never, unknown> {
  return METHODS[name]
}

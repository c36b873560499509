import type { Indicator } from '#domain/indicator/indicator.ts'
import { type Message, message } from '#domain/message/message.ts'
import { isoPeriod, periodPosition } from '#domain/period/period.ts'
import { type FigureRow, pointsOf } from '#domain/statistics/figure-row.ts'
import { figureUnit } from '#domain/statistics/figure-unit.ts'
import { insufficient, invalid, type Outcome } from '#domain/statistics/outcome.ts'
import { trendOfRows } from '#domain/statistics/trend/trend-of-rows.ts'
import type { Trend } from '#domain/statistics/trend/trend.ts'
import { type Projection, projectToTarget } from './projection.ts'
import { isIndicative } from './target.ts'

export type TargetKind = 'national' | 'sdg'

/** The position of a series against a target of its indicator, with the findings for the question. */
export interface SeriesStanding extends Projection {
  readonly n: number
  readonly of: {
    readonly target: TargetKind
    readonly value: number
    readonly year: number
    readonly latest: number
    readonly latest_period: string
  } & Pick<Trend, 'annual_change' | 'annual_change_ci95' | 'annual_change_method'>
}

/** The year of the goals, taken for targets that name none. */
const GOAL_YEAR = 2030

/**
 * Gap and projection of a series, from its latest figure and the pace of its trend, towards the national target (where
 * there is one, unless the SDG's is asked for). Invalid without a target or without a direction that is wanted;
 * insufficient below 2 figures. Source: methods §3, Target.
 */
export function standingOfSeries(
  rows: readonly FigureRow[],
  indicator: Indicator,
  wanted: TargetKind | null,
): Outcome<SeriesStanding> {
  const kind = wanted ?? (indicator.nationalTarget === null ? 'sdg' : 'national')
  const target = kind === 'national' ? indicator.nationalTarget : indicator.sdgTarget
  const latest = pointsOf(rows).at(-1)
  if (target === null) return invalid(wanted === null ? 'no_target' : `no_${wanted}_target`)
  if (indicator.slope === null) return invalid('no_slope_direction')
  if (latest === undefined) return insufficient(0, 2)
  const trend = trendOfRows(rows, indicator.slope)
  if (trend.status !== 'ok') return trend
  const { annual_change, annual_change_ci95, annual_change_method } = trend
  const stated = statedYear(indicator, kind)
  const year = stated ?? GOAL_YEAR
  const projected = projectToTarget({
    latest_year: periodPosition(latest.period),
    latest: latest.value,
    target_year: year,
    target,
    slope: indicator.slope,
    annual_change,
    annual_change_ci95: annual_change_ci95 ?? undefined,
    unit: figureUnit(indicator),
  })
  if (projected.status !== 'ok') return projected
  const pace = { annual_change, annual_change_ci95, annual_change_method }
  const of = { latest: latest.value, latest_period: isoPeriod(latest.period), ...pace }
  return {
    ...projected,
    n: trend.n,
    of: { target: kind, value: target, year, ...of },
    warnings: [...projected.warnings, ...trend.warnings],
    caveats: [...projected.caveats, ...caveatsOf(indicator, kind, stated)],
  }
}

function statedYear({ nationalTargetYear, sdgInformation }: Indicator, kind: TargetKind): number | null {
  if (kind === 'national') return nationalTargetYear
  const year = /\bby (20\d\d)\b/.exec(sdgInformation)?.[1]
  return year === undefined ? null : Number(year)
}

function caveatsOf(indicator: Indicator, kind: TargetKind, year: number | null): Message[] {
  const indicative = kind === 'national' && isIndicative(indicator)
  return [
    ...(year === null ? [message('answers.no-target-year', { year: String(GOAL_YEAR) })] : []),
    ...(indicative ? [message('answers.indicative-target')] : []),
  ]
}

import { noSourceOf } from '#domain/frame/none.ts'
import { type Message, message } from '#domain/message/message.ts'
import { listOf, periodName, sourceName } from '#domain/message/value.ts'
import { pointsWhere } from '#domain/observation/observation-table.ts'
import {
  nearestPeriods,
  type PeriodCode,
  parsePeriod,
  periodKind,
  periodYear,
} from '#domain/period/period.ts'
import type { FigureInput } from './figure.ts'
import { kindOf, type View } from './view.ts'

/**
 * That the source of a view has no figure of the period that the view names, with the nearest that it has; null where it has one, where
 * the view names none, and where its kind shows the gap itself, as those of several periods do.
 */
export function absentPeriod({ view, table, reference }: FigureInput<View>): Message | null {
  const { slots, needs } = kindOf(view)
  const asked = parsePeriod(view.periods[0] ?? '')
  const [indicator] = view.indicators
  if (asked === null || indicator === undefined) return null
  if (slots.periods.without !== 'latest' || slots.together || needs.groups) return null
  const source = reference.sources.get(view.sources[0] ?? 0)
  const held = pointsWhere(table, { indicator, ...(source && { source: source.id }) })
  const periods = [...new Set(held.map(({ period }) => period))]
  if (periods.length === 0 || periods.some((period) => period === asked || isInside(period, asked)))
    return null
  const named = (period: PeriodCode) => periodName(period, source)
  const nearest = nearestPeriods(asked, periods)
  const said = {
    asked: named(asked),
    nearest: listOf(nearest.map(named)),
    near: nearest.length > 1 ? ('both' as const) : ('one' as const),
  }
  return source
    ? message('chart.no-period', { ...said, source: sourceName(source) })
    : message('chart.no-period-anywhere', { ...said, none: noSourceOf(reference) })
}

/** A month, a quarter or a week of a year. */
function isInside(period: PeriodCode, year: PeriodCode): boolean {
  return periodKind(year) === 'year' && periodYear(period) === periodYear(year)
}

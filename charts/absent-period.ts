import type { DataSource } from '#domain/data-source/data-source.ts'
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
import { NATION } from '#domain/location/location.ts'
import { byId, placesIn } from '#domain/reference/reference-data.ts'
import type { FigureInput } from './figure.ts'
import { regionLevel } from './selection/map-name.ts'
import { sourceFor } from './selection/place-selection.ts'
import { kindOf, type View } from './view.ts'

/**
 * That the source of a view has no figure of the period that the view names, with the nearest that it has; null where it has one, where
 * the view names none, and where its kind shows the gap itself, as those of several periods do.
 */
export function absentPeriod(input: FigureInput<View>): Message | null {
  const { view, reference } = input
  const { slots, needs } = kindOf(view)
  const asked = parsePeriod(view.periods[0] ?? '')
  const [indicator] = view.indicators
  const [named] = view.sources
  if (asked === null || indicator === undefined) return null
  if (slots.periods.without !== 'latest' || slots.together || needs.groups) return null
  const about = { asked, indicator }
  const told = absentFrom(reference.sources.get(named ?? 0), about, input)
  if (told !== null || named !== undefined) return told
  // Another source may have the period for the place itself, and none for the parts that are shown.
  const shown = reference.sources.get(sourceOfParts(asked, input) ?? 0)
  return shown ? absentFrom(shown, about, input) : null
}

/** That a source has no figure of a period, without one that none has. */
function absentFrom(
  source: DataSource | undefined,
  { asked, indicator }: { readonly asked: PeriodCode; readonly indicator: number },
  { table, reference }: FigureInput<View>,
): Message | null {
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

/** The source by which the parts of a place are shown where the view names none. */
function sourceOfParts(asked: PeriodCode, { view, table, reference }: FigureInput<View>): number | undefined {
  if (kindOf(view).slots.locations.shows !== 'parts') return undefined
  const place = byId(reference.locations, view.locations[0] ?? NATION)
  const level = regionLevel(place, 'regions' in view.options ? view.options.regions : undefined)
  const locations = new Set(placesIn(reference, place, level).map(({ id }) => id))
  return sourceFor(pointsWhere(table, { indicator: view.indicators[0] ?? 0, locations }), asked)
}

/** A month, a quarter or a week of a year. */
function isInside(period: PeriodCode, year: PeriodCode): boolean {
  return periodKind(year) === 'year' && periodYear(period) === periodYear(year)
}

import { classLimits } from '#charts/map/class-limits.ts'
import { mapModel } from '#charts/map/model.ts'
import type { MapView } from '#charts/map/view.ts'
import { releaseYear } from '#contract/release-data.ts'
import { roundClasses } from '#domain/statistics/round-classes.ts'
import { isoPeriod, type PeriodCode } from '#domain/period/period.ts'
import { byId } from '#domain/reference/reference-data.ts'
import type { FigureChoice } from '#sections/figure-section/figure-choice.ts'
import type { ResolvedSection } from '#sections/definition/section-definition.ts'
import { isByLgasAlone } from '#sections/figure-section/by-lgas.ts'
import type { MapsChoice } from './maps-choice.ts'
import type { MapsState } from './state.ts'

export type ResolvedMaps = ResolvedSection<MapsState, MapsChoice>

/**
 * The map of the choice and those beside it, with the limits of their classes unless they are the round ones of one map. Maps of one
 * indicator share them, and so do its periods where a reader goes through them, so that equal colours mean equal values.
 */
export function mapViews(shown: ResolvedMaps): readonly MapView[] {
  const { wanted, choice } = shown
  const choices = [choice, ...choice.beside]
  const limits = new Map(
    [...Map.groupBy(choices, ({ indicator }) => indicator)].map(([indicator, group]) => {
      const periods = group.flatMap((one) =>
        wanted.through && one === choice
          ? mappedPeriods(shown).map((period) => ({ one, period }))
          : [{ one, period: one.surroundings.period }],
      )
      const values = periods.flatMap(({ one, period }) => valuesOf(bareView(one, period, shown), shown))
      return [indicator, sharedLimits(indicator, values, periods.length > 1, shown)] as const
    }),
  )
  return choices.map((one) => {
    const view = bareView(one, one.surroundings.period, shown)
    if (one === choice && choice.pair) return paired(view, choice.pair)
    const breaks = limits.get(one.indicator) ?? []
    return breaks.length === 0 ? view : { ...view, options: { ...view.options, breaks } }
  })
}

/** A map with a second indicator: its classes are thirds of both. */
function paired(view: MapView, { indicator, surroundings: { source, period } }: FigureChoice): MapView {
  if (view.periods.length === 0 || period === null) return view
  return {
    ...view,
    indicators: [...view.indicators, indicator],
    sources: [...view.sources, source],
    periods: [...view.periods, isoPeriod(period)],
  }
}

/** The periods of which the source of the first map has a figure of one of its regions, ascending. */
export function mappedPeriods(shown: ResolvedMaps): readonly PeriodCode[] {
  const { choice, figures } = shown
  const { area, source } = choice.surroundings
  return figures
    .availability(choice.indicator)
    .shownPeriods(source, area)
    .filter((period) => valuesOf(bareView(choice, period, shown), shown).length > 0)
    .toSorted((a, b) => a - b)
}

function sharedLimits(
  indicator: number,
  values: readonly number[],
  isShared: boolean,
  { wanted, figures }: ResolvedMaps,
): readonly number[] {
  const about = byId(figures.reference.indicators, indicator)
  if (wanted.classes !== 'round')
    return classLimits(wanted.classes, { values, indicator: about }, wanted.limits)
  if (!isShared) return []
  const { classes } = roundClasses(values, about)
  return classes.slice(1).map(({ lower }) => lower)
}

function bareView(
  { indicator, surroundings }: FigureChoice,
  period: PeriodCode | null,
  { wanted, figures }: ResolvedMaps,
): MapView {
  const { area, source, marked } = surroundings
  const isZone = figures.reference.locations.get(area)?.level === 2
  const own = isZone && wanted.regions === 'lgas' ? 'states' : wanted.regions
  const regions = isByLgasAlone(figures, { indicator, surroundings }) ? 'lgas' : own
  const reference = wanted.reference ?? marked
  return {
    kind: 'map',
    indicators: [indicator],
    sources: [source],
    locations: [area],
    periods: period === null ? [] : [isoPeriod(period)],
    options: { regions, look: wanted.look, ...(reference !== null && { reference }) },
  }
}

/** The values that a map would put into classes. */
function valuesOf(view: MapView, { figures, catalogue, language }: ResolvedMaps): readonly number[] {
  const { table, reference } = figures
  const { regions } = mapModel({
    view,
    table,
    reference,
    currentYear: releaseYear(catalogue.release),
    language,
  })
  return regions.flatMap(({ point, classIndex }) => (point && classIndex !== null ? [point.value] : []))
}

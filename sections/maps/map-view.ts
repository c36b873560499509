import { classLimits } from '#charts/map/class-limits.ts'
import { mapModel } from '#charts/map/model.ts'
import type { MapView } from '#charts/map/view.ts'
import { releaseYear } from '#contract/release-data.ts'
import { isoPeriod } from '#domain/period/period.ts'
import type { FigureChoice } from '#sections/figure-section/figure-choice.ts'
import type { Shown } from '#sections/definition/section-definition.ts'
import type { MapsState } from './state.ts'

export type MapsShown = Shown<MapsState, FigureChoice>

/** The map of the choice, with the limits of its classes unless they are the round ones. */
export function mapView(shown: MapsShown): MapView {
  const { wanted, choice, figures, catalogue, language } = shown
  const { area, source, period, marked } = choice.surroundings
  const reference = wanted.reference ?? marked
  const view: MapView = {
    kind: 'map',
    indicators: [choice.indicator],
    sources: [source],
    locations: [area],
    periods: period === null ? [] : [isoPeriod(period)],
    options: {
      regions: wanted.regions,
      ...(reference !== null && { reference }),
    },
  }
  const { table } = figures
  const currentYear = releaseYear(catalogue.release)
  const { regions } = mapModel({ view, table, reference: figures.reference, currentYear, language })
  const values = regions.flatMap(({ point, classIndex }) =>
    point && classIndex !== null ? [point.value] : [],
  )
  const breaks = classLimits(wanted.classes, values, wanted.limits)
  return breaks.length === 0 ? view : { ...view, options: { ...view.options, breaks } }
}

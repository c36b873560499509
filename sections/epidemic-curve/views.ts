import { NATION } from '#domain/location/location.ts'
import { latestPoint, type ObservationTable } from '#domain/observation/observation-table.ts'
import { isoPeriod } from '#domain/period/period.ts'
import type { Population } from '#domain/reference/curation.ts'
import type { EpidemicCurveView } from '#charts/epidemic-curve/view.ts'
import type { MapView } from '#charts/map/view.ts'
import type { EpidemicState } from './state.ts'
import { curveForm, type EpidemicChoice } from './epidemic-choice.ts'

/** The form of the curve by the word for it in the address. */
export const CURVES = { weeks: 'column', range: 'line', running: 'cumulative' } as const

/** The count by week at the chosen place. */
export function curveView(wanted: EpidemicState, choice: EpidemicChoice): EpidemicCurveView {
  const { measure, disease } = choice
  const reports = disease.reports === measure.indicator ? [] : [disease.reports]
  const shape = CURVES[curveForm(wanted, choice)]
  return view(choice, [measure.indicator, ...reports], { shape })
}

/** The states by week, in total or for each 100,000 people, where the data have people. */
export function placesView(
  wanted: EpidemicState,
  choice: EpidemicChoice,
  people: Population | null,
): EpidemicCurveView {
  const { measure, disease } = choice
  const reports = disease.reports === measure.indicator ? [] : [disease.reports]
  if (wanted.places === 'rates' && people) {
    const base = view(choice, [measure.indicator, people.indicator], {
      compareBy: 'states',
      shape: 'bars',
    })
    return { ...base, sources: [choice.source, people.source] }
  }
  const shape = wanted.places === 'totals' ? { shape: 'bars' as const } : {}
  return view(choice, [measure.indicator, ...reports], { compareBy: 'states', ...shape })
}

/** The share that died; null where the data have no deaths. */
export function fatalityView(wanted: EpidemicState, choice: EpidemicChoice): EpidemicCurveView | null {
  const { fatality } = choice.disease
  if (!fatality) return null
  const published = fatality.published === null ? [] : [fatality.published]
  const indicators = [fatality.cases, fatality.deaths, ...published]
  if (wanted.fatality === 'states') return view(choice, indicators, { compareBy: 'states' })
  return { ...view(choice, indicators, {}), periods: [] }
}

/** The count of the year by state, or the newest cumulative week; null where no such counts are published. */
export function mapView(
  { measure, source, year, years }: EpidemicChoice,
  table: ObservationTable,
): MapView | null {
  if (measure.mapped === null) return null
  const shown = year ?? years[0] ?? 0
  const period =
    measure.mapped === measure.indicator
      ? latestPoint(table, { indicator: measure.mapped, source, location: NATION }, shown * 1000 + 999)
          ?.period
      : shown * 1000
  if (period === undefined) return null
  return {
    kind: 'map',
    indicators: [measure.mapped],
    sources: [source],
    locations: [NATION],
    periods: [isoPeriod(period)],
    options: {},
  }
}

function view(
  { source, location, year }: EpidemicChoice,
  indicators: readonly number[],
  options: EpidemicCurveView['options'],
): EpidemicCurveView {
  const periods = year === null ? [] : [String(year)]
  return { kind: 'epidemic-curve', indicators, sources: [source], locations: [location], periods, options }
}

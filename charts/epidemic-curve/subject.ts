import type { DataSource } from '#domain/data-source/data-source.ts'
import type { Indicator } from '#domain/indicator/indicator.ts'
import type { Location } from '#domain/location/location.ts'
import { pointsWhere } from '#domain/observation/observation-table.ts'
import { parsePeriod, periodKind, periodYear } from '#domain/period/period.ts'
import { byId } from '#domain/reference/reference-data.ts'
import type { Curation, Disease } from '#domain/reference/curation.ts'
import { countOf, type DiseaseMeasure, diseaseOf } from '#domain/surveillance/diseases.ts'
import type { WeeklyQuestion } from '#domain/surveillance/weekly-counts.ts'
import { indicatorOf, locationOf } from '#charts/selection/place-selection.ts'
import type { EpidemicCurveInput } from './view.ts'

/** The subject of a figure of a weekly count. */
export interface EpidemicSubject {
  readonly question: WeeklyQuestion
  readonly indicator: Indicator
  /** Null when the source asked for, or any, has no figure of the indicator. */
  readonly source: DataSource | null
  readonly place: Location
  /** Years asked for, ascending; null for all. */
  readonly years: readonly number[] | null
}

export function epidemicSubject(input: EpidemicCurveInput): EpidemicSubject {
  const { view, table, reference } = input
  const indicator = indicatorOf(input)
  const place = locationOf(input)
  const points = pointsWhere(table, { indicator: indicator.id })
  const weekly = points.find(({ period }) => periodKind(period) === 'week')
  const sourceId = view.sources[0] ?? weekly?.source ?? points[0]?.source ?? 0
  const own = ownMeasure(indicator, reference.curation)
  const years = view.periods.flatMap((period) => parsePeriod(period) ?? []).map(periodYear)
  return {
    question: { ...own, table, source: sourceId, location: place.id },
    indicator,
    source: points.some(({ source }) => source === sourceId) ? byId(reference.sources, sourceId) : null,
    place,
    years: years.length === 0 ? null : years.sort((a, b) => a - b),
  }
}

/** The count itself; that of a year is the source of case fatality and has no weeks. */
function ownMeasure(indicator: Indicator, curation: Curation): DiseaseMeasure {
  const found = diseaseOf(indicator.id, curation)
  return found?.measure.indicator === indicator.id || found?.disease.fatality?.cases === indicator.id
    ? found
    : countOf(indicator)
}

/** `curve` by week; of states by week, in total, and for each 100,000 people; and the share that died. */
export type EpidemicForm = 'curve' | 'strip' | 'totals' | 'rates' | 'fatality'

/** The form follows from what the view names: a population or deaths beside the cases, and whether it is about states. */
export function epidemicForm({ view, reference }: EpidemicCurveInput, disease: Disease): EpidemicForm {
  const second = view.indicators[1]
  if (second !== undefined && second === reference.curation.population?.indicator) return 'rates'
  const { fatality } = disease
  if (fatality && view.indicators[0] === fatality.cases && second === fatality.deaths) return 'fatality'
  if (view.options.compareBy !== 'states') return 'curve'
  return view.options.shape === 'bars' ? 'totals' : 'strip'
}

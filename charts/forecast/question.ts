import { forecastOpening } from '#domain/best-figure/forecast-opening.ts'
import { quotedFigureAt } from '#domain/best-figure/quoted-figure-at.ts'
import { askedTargets } from '#domain/forecast/asked-targets.ts'
import type { StudyQuestion } from '#domain/forecast/forecast-study.ts'
import { byMonth } from '#domain/forecast/by-month.ts'
import { type ForecastSeries, forecastSeries, type RefusedSeries } from '#domain/forecast/series-of-points.ts'
import { CLASSIFICATIONS, type DataSource } from '#domain/data-source/data-source.ts'
import type { Indicator } from '#domain/indicator/indicator.ts'
import type { Location } from '#domain/location/location.ts'
import type { StatedFigure } from '#domain/narrative/stated-figure.ts'
import { pointsWhere } from '#domain/observation/observation-table.ts'
import type { Point } from '#domain/observation/point.ts'
import { peopleCap } from '#domain/forecast/people-cap.ts'
import { isReported } from '#domain/forecast/reported.ts'
import { measureKey } from '#domain/reference/reference-data.ts'
import { type AskedReach, type Reach, reachOf } from '#domain/forecast/reach.ts'
import { indicatorOf, locationOf } from '#charts/selection/place-selection.ts'
import { parsePeriod, periodKind } from '#domain/period/period.ts'
import type { ForecastInput, ForecastView } from './view.ts'

/** The question to a forecast: its series and its settings. */
export interface ForecastSubject {
  readonly indicator: Indicator
  readonly location: Location
  /** Null when no source has a figure for the place. */
  readonly source: DataSource | null
  readonly series: ForecastSeries | RefusedSeries
  /** Null when the series cannot be put on a grid. */
  readonly question: StudyQuestion | null
  /** How far the forecast goes; null without a question. */
  readonly reach: Reach | null
  /** The year that counts as now. */
  readonly currentYear: number
  /** Figures of all sources for the place: what could be forecast instead. */
  readonly available: readonly Point[]
  /** The figure to quote of the place, where it is of another source and both are of years; null where it is of this one, or none may be quoted. */
  readonly quoted: StatedFigure | null
}

/** Reads the series of a view and the question about it. Without a source the one that leads furthest into the future is taken. */
export function forecastSubject(input: ForecastInput): ForecastSubject {
  const { view, table, reference, currentYear } = input
  const indicator = indicatorOf(input)
  const location = locationOf(input)
  const available = pointsWhere(table, { indicator: indicator.id, location: location.id })
  const here = { table, reference, indicator: indicator.id, location: location.id, currentYear }
  const id = view.sources[0] ?? forecastOpening({ ...here, preferred: null })
  const source = id === null ? null : (reference.sources.get(id) ?? null)
  const own = available.filter((point) => point.source === id)
  const series = forecastSeries(own, indicator, {
    classification: source?.classification ?? CLASSIFICATIONS[2],
    evidence: reference.evidence,
    reported: isReported(reference.measures.get(measureKey(indicator.id, id ?? 0))),
  })
  const quoted = quotedFigureAt(here)
  const { model } = view.options
  const reach = series.status === 'ready' ? seriesReach(series, view.options, currentYear) : null
  const most = peopleCap(indicator, location.id, { table, reference })
  const question: StudyQuestion | null =
    series.status === 'ready'
      ? {
          asked: { ...series.asked, horizon: reach?.steps, model, most },
          slope: indicator.slope,
          targets: askedTargets(indicator),
        }
      : null
  const isSummed = series.status === 'ready' && series.remarks.includes('weeks_added_up')
  return {
    indicator: isSummed ? byMonth(indicator) : indicator,
    location,
    source,
    series,
    question,
    reach,
    currentYear,
    available,
    quoted: quoted && quoted.source.id !== id && isYearly(series, quoted) ? quoted : null,
  }
}

/** Only figures of years stand beside each other: a month and a week say different things. */
function isYearly(series: ForecastSeries | RefusedSeries, { point }: StatedFigure): boolean {
  return series.status === 'ready' && series.asked.frequency === 1 && periodKind(point.period) === 'year'
}

function seriesReach(
  { actual, asked: { frequency } }: ForecastSeries,
  { until, horizon }: ForecastView['options'],
  currentYear: number,
): Reach | null {
  const last = actual.at(-1)
  if (!last) return null
  const code = until === undefined ? null : parsePeriod(until)
  const earlier: AskedReach | null = horizon === undefined ? null : { steps: horizon }
  const asked = code === null ? earlier : { until: code }
  return reachOf({ n: actual.length, last: last.period, frequency }, asked, currentYear)
}

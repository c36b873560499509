import { isWhole } from '#domain/observation/settled.ts'
import { againstSurvey, shareGreen } from '#domain/data-quality/against-surveys.ts'
import { placesOverTime, seriesOverTime } from '#domain/data-quality/places-over-time.ts'
import { dataQualityOf } from '#domain/data-quality/quality-review.ts'
import { pairsOf, partnersOf } from '#domain/data-quality/related-pairs.ts'
import { checkParts } from '#domain/data-quality/related.ts'
import { completenessOfSeries, outliersOfSeries } from '#domain/data-quality/series-review.ts'
import { NATION } from '#domain/location/location.ts'
import { tableOf } from '#domain/observation/observation-table.ts'
import type { Point } from '#domain/observation/point.ts'
import { isoPeriod, type PeriodCode, periodYear } from '#domain/period/period.ts'
import { byId } from '#domain/reference/reference-data.ts'
import { annualPoints } from '#domain/statistics/annual-points.ts'
import type { FigureRow } from '#domain/statistics/figure-row.ts'
import { unitScale, yearUnit } from '#domain/statistics/figure-unit.ts'
import { figuresOverTime } from '#domain/statistics/figures-over-time.ts'
import { insufficient, invalid } from '#domain/statistics/outcome.ts'
import type { SqlRunner } from '#server/platform/database/database.ts'
import { type PublishedFigures, readFigures } from '#server/release/read-figures.ts'
import { readPoints } from '#server/release/read-points.ts'
import { fromFigures } from './from-figures.ts'

interface ReviewAsked {
  readonly indicator: number
  readonly datasource: number
  readonly location: number
  readonly period?: PeriodCode | null | undefined
}

/** Checks that need facts that no publisher gives. */
const NEVER_PUBLISHED = [
  'reporting completeness and timeliness: reports received and expected are not published',
]
const UNPAIRED = 'related indicators: no pairs of related counts are set'

/**
 * Every check of routine data that the published figures allow, for one source at one place: outliers,
 * completeness of the records, consistency over time (with the nation, or of the states with it), parts,
 * surveys, and the score of those that could be made, which is that of the page. The others are listed. Source: methods
 * 2.
 */
export async function reviewFigures(database: SqlRunner, asked: ReviewAsked) {
  const { indicator: id, datasource: source, location } = asked
  const named = { indicators: { indicator: id }, sources: { datasource: source }, locations: { location } }
  const level = location === NATION ? 3 : null
  const own = await readFigures(
    database,
    named,
    level === null ? { locations: [NATION, location] } : { levels: [1, 3] },
  )
  const { rows, warnings } = figuresOverTime(own.points, { indicator: id, source, location })
  const { classification } = byId(own.reference.sources, source)
  const kindWarnings =
    classification === 'Routine' ? [] : ['not_routine: these checks are made for routine data']
  const made = { method: 'data-quality', figures: own, rows, warnings: [...warnings, ...kindWarnings] }
  if (rows.length === 0) return fromFigures({ ...made, result: insufficient(0, 1, 'no_figures') })
  const surveys = classification === 'Routine' ? await surveyPoints(database, own, asked) : []
  const related = await relatedPoints(database, own, asked)
  const table = tableOf([...own.points, ...surveys, ...related])
  const { score, period } = dataQualityOf({
    ...{ table, reference: own.reference, indicator: id, source, location },
    period: asked.period ?? null,
  })
  const judged = asked.period ?? period ?? rows.at(-1)?.period ?? 0
  const { missing, ...checks } = review({ own, rows, surveys }, asked, judged)
  return fromFigures({ ...made, result: { ...checks, score, missing } })
}

/** What a review is made from. */
interface Reviewed {
  readonly own: PublishedFigures
  readonly rows: readonly FigureRow[]
  readonly surveys: readonly Point[]
}

function review({ own, rows, surveys }: Reviewed, asked: ReviewAsked, period: PeriodCode) {
  const { reference } = own
  const indicator = byId(reference.indicators, asked.indicator)
  const year = periodYear(period)
  const observed = own.points.filter(isWhole)
  const years = annualPoints(observed, yearUnit(indicator), unitScale(indicator))
  const byPlace = Map.groupBy(years, ({ location }) => location)
  const [series, nation] = [byPlace.get(asked.location) ?? [], byPlace.get(NATION) ?? []]
  const isNation = asked.location === NATION
  const states = new Map([...byPlace].filter(([location]) => location !== NATION && isNation))
  const outliers = outliersOfSeries(rows, period)
  const completeness = completenessOfSeries(rows, period)
  const overTime = seriesOverTime(series, isNation ? null : nation, year)
  const places = placesOverTime(states, nation, year)
  const surveysOf = (location: number) => surveys.filter((point) => point.location === location)
  const external = againstSurvey({ routine: series, surveys: surveysOf(asked.location) }, year)
  const checked = isNation && states.size > 0 ? states : new Map([[asked.location, series]])
  const green = shareGreen(
    [...checked].map(([location, routine]) => ({ routine, surveys: surveysOf(location) })),
    year,
  )
  const name = (location: number) => reference.locations.get(location)?.name ?? ''
  return {
    status: 'ok' as const,
    n: rows.length,
    period: isoPeriod(period),
    outliers: outliers.status === 'ok' ? { ...outliers, within: spanText(outliers.within) } : outliers,
    completeness,
    over_time: overTime,
    places_over_time:
      places.status === 'ok'
        ? { ...places, flagged: places.flagged.map((place) => ({ name: name(place.location), ...place })) }
        : places,
    denominator: partsAt(rows, period, indicator.factor === 2),
    external: shownExternal(external, green, reference),
    missing:
      pairsOf(asked.indicator, reference.curation).length === 0
        ? [...NEVER_PUBLISHED, UNPAIRED]
        : NEVER_PUBLISHED,
  }
}

function partsAt(rows: readonly FigureRow[], period: PeriodCode, isPercent: boolean) {
  const point = rows.find((row) => row.period === period)?.point ?? null
  if (!isPercent) return invalid('not_a_percentage')
  if (point === null) return insufficient(0, 1, 'no_figure')
  const { numerator, denominator, value } = point
  if (numerator !== null && denominator !== null) return checkParts(numerator, denominator)
  return { status: 'ok' as const, n: 1, coverage_pct: value, denominator_problem: value > 100 }
}

function shownExternal(
  external: ReturnType<typeof againstSurvey>,
  green: number | null,
  { sources }: PublishedFigures['reference'],
) {
  if (external.status !== 'ok') return external
  const { survey, partner: _partner, warnings: _, ...numbers } = external
  return {
    ...numbers,
    datasource: survey.source,
    name: byId(sources, survey.source).name,
    period: isoPeriod(survey.period),
    share_green_pct: green,
  }
}

/** Figures of all surveys of the indicator, at the places that were read; re-tabulations of others are left out. */
async function surveyPoints(
  database: SqlRunner,
  own: PublishedFigures,
  asked: ReviewAsked,
): Promise<Point[]> {
  const sources = [...(own.coverage.get(asked.indicator)?.keys() ?? [])].filter((id) => {
    const { classification, derivedFrom } = byId(own.reference.sources, id)
    return classification === 'Survey' && derivedFrom.length === 0
  })
  if (sources.length === 0) return []
  const locations = [...new Set(own.points.map(({ location }) => location))]
  return readPoints(database, own.release.number, { indicators: [asked.indicator], sources, locations })
}

/** Figures of the same source and place for the indicators that it is paired with. */
function relatedPoints(
  database: SqlRunner,
  { release, reference }: PublishedFigures,
  { indicator, datasource, location }: ReviewAsked,
): Promise<Point[]> {
  const indicators = partnersOf(indicator, reference.curation)
  if (indicators.length === 0) return Promise.resolve([])
  return readPoints(database, release.number, { indicators, sources: [datasource], locations: [location] })
}

/** `2014 to 2021` */
function spanText([first, last]: readonly [PeriodCode, PeriodCode]): string {
  return `${isoPeriod(first)} to ${isoPeriod(last)}`
}

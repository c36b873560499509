import { NATION } from '#domain/location/location.ts'
import { type Message, message } from '#domain/message/message.ts'
import { difference } from '#domain/message/value.ts'
import { aboutYear } from '#domain/observation/about.ts'
import { pointsWhere } from '#domain/observation/observation-table.ts'
import type { Point } from '#domain/observation/point.ts'
import { isoPeriod, periodKind, periodYear } from '#domain/period/period.ts'
import { byId } from '#domain/reference/reference-data.ts'
import type { CoverageSurvey } from './anchor.ts'
import { type CoverageEstimate, coverageEstimate } from './coverage.ts'
import { originsOf } from '#domain/reference/origins.ts'
import { mean } from '#domain/statistics/moments.ts'
import { isOfficial, isReprint } from '#domain/reference/official-estimates.ts'
import type { FigureSearch } from './usable-figures.ts'

/** Vaccination for every year by the anchor rule, with its inputs. */
export interface VaccinationSeries {
  readonly status: 'ok'
  readonly estimate: CoverageEstimate
  readonly reportedBy: readonly number[]
  readonly surveys: readonly Point[]
}

/** A dose that children receive; opinions, drop-out, children left out and doses by an age are something else. */
const DOSE = /coverage|fully immunized/i

/** A series that would be further from the official estimates than the reports are. */
export interface RefusedSeries {
  readonly status: 'refused'
  readonly why: Message
}

/** Years from which reports and estimates are held against each other. */
const SINCE = 2000
/** Fewer years with both tell nothing about the rule. */
const FEWEST_YEARS = 3

/**
 * Vaccination of the nation by year, from reports of the government and findings of surveys, by the anchor
 * rule: all figures stand at the year in which their children were born. Null below the nation, for anything
 * but a dose, and where one of the two is missing. Refused where, over the years with an official estimate,
 * the rule lies further from it than the reports. Rule-based: never to be called WUENIC. Source: methods
 * 8.1,
 * 13.7.
 */
export function vaccinationSeries(search: FigureSearch): VaccinationSeries | RefusedSeries | null {
  const { indicator, location, table, year } = search
  if (location.id !== NATION || indicator.programArea !== 'Immunization' || indicator.factor !== 2)
    return null
  if (!DOSE.test(indicator.fullName) || indicator.slope !== 'Positive') return null
  const points = pointsWhere(table, { indicator: indicator.id, location: NATION }).filter(
    (point) => periodKind(point.period) === 'year' && periodYear(point.period) <= year,
  )
  const reported = reportedPoints(points, search)
  const surveys = points.filter((point) => isSurvey(point, search))
  if (reported.length === 0 || surveys.length === 0) return null
  const estimate = coverageEstimate({
    reported: Object.fromEntries(reported.map((point) => [Math.round(aboutYear(point)), point.value])),
    surveys: surveys.map((point) => asSurvey(point, search)),
  })
  if (estimate.status !== 'ok') return null
  const errors = measuredErrors(estimate, points, search)
  if (errors !== null && errors.rule >= errors.reports)
    return { status: 'refused', why: refusal(errors, search) }
  const reportedBy = [...new Set(reported.map(({ source }) => source))]
  return { status: 'ok', estimate, reportedBy, surveys }
}

/** Mean absolute distance from the official estimates, in points, of the rule and of the reports, over the years with all. */
interface MeasuredErrors {
  readonly rule: number
  readonly reports: number
  readonly years: number
}

function measuredErrors(
  { estimates }: CoverageEstimate,
  points: readonly Point[],
  { reference, table }: FigureSearch,
): MeasuredErrors | null {
  const official = new Map(
    points
      .filter((point) => isOfficial(point, reference, table) && !isReprint(point, reference))
      .map((point) => [aboutYear(point), point.value]),
  )
  const both = estimates.flatMap(({ year, value, reported }) => {
    const said = official.get(year)
    return year < SINCE || value === null || reported === null || said === undefined
      ? []
      : [{ rule: Math.abs(value - said), reports: Math.abs(reported - said) }]
  })
  if (both.length < FEWEST_YEARS) return null
  return {
    rule: mean(both.map(({ rule }) => rule)),
    reports: mean(both.map(({ reports }) => reports)),
    years: both.length,
  }
}

function refusal({ rule, reports, years }: MeasuredErrors, { indicator }: FigureSearch): Message {
  return message('quote.series-refused', {
    rule: difference(rule, indicator),
    reports: difference(reports, indicator),
    years,
  })
}

/** For each year the government's own figure, else doses over the target population. */
function reportedPoints(points: readonly Point[], { reference }: FigureSearch): Point[] {
  const { reportedVaccination } = reference.curation
  const ranked = reportedVaccination.flatMap((source) => points.filter((point) => point.source === source))
  return [...Map.groupBy(ranked, ({ period }) => period).values()].flatMap(([first]) => first ?? [])
}

function isSurvey(point: Point, { reference }: FigureSearch): boolean {
  const source = byId(reference.sources, point.source)
  const isOwn = source.classification === 'Survey' && originsOf(source, point, reference).size === 0
  return isOwn && !point.flags.includes('doubtful') && !point.flags.includes('definition_differs')
}

function asSurvey(point: Point, { reference }: FigureSearch): CoverageSurvey {
  const source = byId(reference.sources, point.source)
  const year = isoPeriod(point.period)
  return {
    year: Math.round(aboutYear(point)),
    value: point.value,
    n: point.sampleSize,
    label: `${source.name} ${source.periodLabels[year] ?? year}`,
  }
}

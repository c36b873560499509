import { yearsSinceDue } from '#domain/indicator/years-since-due.ts'
import { NATION } from '#domain/location/location.ts'
import { pointsWhere } from '#domain/observation/observation-table.ts'
import type { Point } from '#domain/observation/point.ts'
import { isoPeriod, periodKind, periodYear } from '#domain/period/period.ts'
import { byId, measureKey } from '#domain/reference/reference-data.ts'
import type { CoverageSurvey } from './anchor.ts'
import { type CoverageEstimate, coverageEstimate } from './coverage.ts'
import { originsOf } from '#domain/reference/origins.ts'
import type { FigureSearch } from './usable-figures.ts'

/** Vaccination for every year by the anchor rule, with what it was made from. */
export interface VaccinationSeries {
  readonly estimate: CoverageEstimate
  readonly reportedBy: readonly number[]
  readonly surveys: readonly Point[]
}

/** A dose that children receive; opinions, drop-out, children left out and doses by an age are something else. */
const DOSE = /coverage|fully immunized/i

/**
 * Vaccination of the nation by year, from what the government reports and what surveys found, by the anchor rule: surveys
 * stand at the year in which their children were to be vaccinated. Null below the nation, for anything but a dose, and
 * where one of the two is missing. Rule-based: never to be called WUENIC. Source: methods §8.1.
 */
export function vaccinationSeries(search: FigureSearch): VaccinationSeries | null {
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
    reported: Object.fromEntries(reported.map(({ period, value }) => [isoPeriod(period), value])),
    surveys: surveys.map((point) => asSurvey(point, search)),
  })
  if (estimate.status !== 'ok') return null
  const reportedBy = [...new Set(reported.map(({ source }) => source))]
  return { estimate, reportedBy, surveys }
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

function asSurvey(point: Point, { reference, indicator }: FigureSearch): CoverageSurvey {
  const source = byId(reference.sources, point.source)
  const measure = reference.measures.get(measureKey(indicator.id, source.id))
  const year = isoPeriod(point.period)
  return {
    year: periodYear(point.period) - yearsSinceDue(measure?.denominator || indicator.denominator),
    value: point.value,
    n: point.sampleSize,
    label: `${source.name} ${source.periodLabels[year] ?? year}`,
  }
}

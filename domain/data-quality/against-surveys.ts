import type { Point } from '#domain/observation/point.ts'
import { periodYear } from '#domain/period/period.ts'
import { type Insufficient, type Invalid, insufficient } from '#domain/statistics/outcome.ts'
import { pointEstimate } from '#domain/statistics/point-estimate.ts'
import { type ExternalConsistency, externalConsistency } from './external.ts'

/** A routine figure held against a survey's of the same place. */
export type AgainstSurvey = ExternalConsistency & { readonly survey: Point; readonly partner: Point }

/** One place's annual routine points and the survey points of the same indicator. */
export interface RoutineAndSurveys {
  readonly routine: readonly Point[]
  readonly surveys: readonly Point[]
}

/** The year in which the vaccinated children were born that a figure speaks of, else the year under which it is published. */
function yearOf({ period, coordinates }: Point): number {
  return coordinates.birthCohort ?? periodYear(period)
}

/**
 * The newest survey up to `year` that has a routine figure of the same year, or else of the year beside it, against that
 * figure; of vaccination by the year of birth. Surveys are of other sources and no projections. Insufficient without such a pair. Source: methods §2.5 and §13.1.
 */
export function againstSurvey(
  { routine, surveys }: RoutineAndSurveys,
  year: number,
): AgainstSurvey | Insufficient | Invalid {
  const candidates = surveys
    .filter((survey) => yearOf(survey) <= year + 1 && !survey.flags.includes('projection'))
    .toSorted((a, b) => yearOf(b) - yearOf(a) || b.period - a.period)
  for (const survey of candidates) {
    const apart = (years: number) => routine.find((point) => yearOf(point) - yearOf(survey) === years)
    const partner = apart(0) ?? apart(1) ?? apart(-1)
    if (!partner) continue
    const found = externalConsistency(partner.value, pointEstimate(survey))
    return found.status === 'ok' ? { ...found, survey, partner } : found
  }
  return insufficient(0, 1, 'no_survey_of_the_year_or_beside_it')
}

/** Share of places, in percent, whose routine figure is within 10% of the survey's; null when none can be checked. */
export function shareGreen(places: Iterable<RoutineAndSurveys>, year: number): number | null {
  const found = [...places].map((place) => againstSurvey(place, year)).filter(({ status }) => status === 'ok')
  const green = found.filter((place) => 'light' in place && place.light === 'green')
  return found.length === 0 ? null : (100 * green.length) / found.length
}

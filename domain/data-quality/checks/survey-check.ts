import { NATION } from '#domain/location/location.ts'
import { formatNumber, formatWithUnit } from '#domain/number/format.ts'
import { shownP } from '#domain/number/p-value.ts'
import { sourceAndPeriod } from '#domain/observation/named-period.ts'
import { pointsWhere } from '#domain/observation/observation-table.ts'
import type { Point } from '#domain/observation/point.ts'
import { isoPeriod, periodYear } from '#domain/period/period.ts'
import { known, type ReferenceData } from '#domain/reference/reference-data.ts'
import { annualPoints } from '#domain/statistics/annual-points.ts'
import { figureUnit, unitScale } from '#domain/statistics/figure-unit.ts'
import { type AgainstSurvey, againstSurvey, shareGreen } from '#domain/data-quality/against-surveys.ts'
import {
  type Flagged,
  notMade,
  type QualityCheck,
  type ReviewedSeries,
} from '#domain/data-quality/quality-check.ts'

/** With fewer places than this the share that agrees says nothing about the country; the nation itself is judged. */
const LEAST_PLACES = 5

/** Routine coverage against household surveys of the same year or the year beside it. Source: methods §2.5. */
export function surveyCheck(reviewed: ReviewedSeries): QualityCheck {
  const { table, reference, indicator: id, source, location, period } = reviewed
  const indicator = known(reference.indicators, id)
  const year = periodYear(period)
  if (known(reference.sources, source).classification !== 'Routine') {
    return notMade('external', 'Only routine figures are held against surveys.')
  }
  if (figureUnit(indicator) === 'count') {
    return notMade(
      'external',
      'Counts are not measured by surveys, so there is nothing to hold them against.',
    )
  }
  const all = pointsWhere(table, { indicator: id })
  const routine = annualPoints(
    all.filter((point) => point.source === source && !point.flags.includes('projection')),
    figureUnit(indicator),
    unitScale(indicator),
  )
  const surveys = all.filter((point) => isIndependentSurvey(point.source, reference))
  const at = (place: number) => ({
    routine: routine.filter((point) => point.location === place),
    surveys: surveys.filter((point) => point.location === place),
  })
  const found = againstSurvey(at(location), year)
  if (found.status !== 'ok') {
    const newest = surveys
      .filter((point) => point.location === location)
      .map((point) => isoPeriod(point.period))
    return notMade('external', 'No survey of the same year or the year beside it has a figure here.', [
      ...(newest.length === 0 ? [] : [`Surveys have figures of ${[...new Set(newest)].sort().join(', ')}.`]),
    ])
  }
  const states = [...new Set(routine.map((point) => point.location))].filter((place) => place !== NATION)
  const comparedAt = (places: readonly number[]) =>
    places.flatMap((place) => {
      const result = againstSurvey(at(place), year)
      return result.status === 'ok' ? [{ place, result }] : []
    })
  const byState = location === NATION ? comparedAt(states) : []
  const compared = byState.length < LEAST_PLACES ? comparedAt([location]) : byState
  const share = shareGreen(
    compared.map(({ place }) => at(place)),
    year,
  )
  const routineOf = nearest(at(location).routine, found.survey)
  return {
    name: 'external',
    light: found.light,
    finding: `The source says ${routineOf ? `${formatWithUnit(routineOf.value, indicator)} in ${isoPeriod(routineOf.period)}` : ''}, ${surveyName(found, reference)} ${formatWithUnit(found.survey.value, indicator)}: ${formatNumber(found.R, 2)} times the survey.`,
    facts: [
      { name: 'Routine divided by survey', value: formatNumber(found.R, 2) },
      ...testFacts(found),
      ...(compared.length > 1 && share !== null
        ? [
            {
              name: `Places within 10% of the survey, of ${compared.length}`,
              value: `${formatNumber(share)}%`,
            },
          ]
        : []),
    ],
    flagged: compared
      .filter(({ result }) => result.light !== 'green')
      .map(({ place, result }) => flaggedPlace(place, result, reference)),
    notJudged: [
      ...(found.z === null ? ['The survey has no interval, so the difference cannot be tested.'] : []),
      'A survey asks about children born earlier: its figure can belong to the year before the one it is named after.',
    ],
    share,
  }
}

/** Surveys that re-tabulate another one add nothing of their own. */
function isIndependentSurvey(source: number, { sources }: ReferenceData): boolean {
  const { classification, derivedFrom } = known(sources, source)
  return classification === 'Survey' && derivedFrom.length === 0
}

function nearest(routine: readonly Point[], survey: Point): Point | undefined {
  const apart = (point: Point) => Math.abs(periodYear(point.period) - periodYear(survey.period))
  return routine.toSorted((a, b) => apart(a) - apart(b) || b.period - a.period)[0]
}

function surveyName({ survey }: AgainstSurvey, { sources }: ReferenceData): string {
  return sourceAndPeriod(known(sources, survey.source), survey)
}

function testFacts({ z, p, significant }: AgainstSurvey) {
  if (z === null || p === null) return []
  return [
    { name: 'Test of the difference', value: `z ${formatNumber(z, 2)}, p ${shownP(p)}` },
    {
      name: 'Beyond chance in the survey',
      value: significant ? 'yes (95%)' : 'not shown (95%)',
    },
  ]
}

function flaggedPlace(place: number, result: AgainstSurvey, reference: ReferenceData): Flagged {
  return {
    what: known(reference.locations, place).name,
    detail: `${formatNumber(result.R, 2)} times ${surveyName(result, reference)} (${result.light})`,
    location: place,
    period: result.survey.period,
  }
}

import { NONE_HELD } from '#domain/reference/no-interval.ts'
import { isWhole } from '#domain/observation/settled.ts'
import { asPublished } from '#domain/observation/as-published.ts'
import { NATION } from '#domain/location/location.ts'
import { message, type Value } from '#domain/message/message.ts'
import {
  cited,
  decimal,
  listOf,
  named,
  percentage,
  periodName,
  pValue,
  shortFigure,
} from '#domain/message/value.ts'
import { pointsWhere } from '#domain/observation/observation-table.ts'
import type { Point } from '#domain/observation/point.ts'
import { isoPeriod, periodYear } from '#domain/period/period.ts'
import type { Indicator } from '#domain/indicator/indicator.ts'
import { byId, type ReferenceData } from '#domain/reference/reference-data.ts'
import { annualPoints } from '#domain/statistics/annual-points.ts'
import { figureUnit, unitScale, yearUnit } from '#domain/statistics/figure-unit.ts'
import { type AgainstSurvey, againstSurvey, shareGreen } from '#domain/data-quality/against-surveys.ts'
import {
  type Flagged,
  notMade,
  type QualityCheck,
  type ReviewedSeries,
} from '#domain/data-quality/quality-check.ts'

/** With fewer places than this the share that agrees says nothing about the country; the nation itself is judged. */
const LEAST_PLACES = 5

/** Routine coverage against household surveys of the same year or the year beside it. Source: methods §2.5 and §13.1. */
export function surveyCheck(reviewed: ReviewedSeries): QualityCheck {
  const { table, reference, indicator: id, source, location, period } = reviewed
  const indicator = byId(reference.indicators, id)
  const year = periodYear(period)
  if (byId(reference.sources, source).classification !== 'Routine') {
    return notMade('external', message('quality-checks.only-routine'))
  }
  if (figureUnit(indicator) === 'count') {
    return notMade('external', message('quality-checks.no-counts'))
  }
  const all = pointsWhere(table, { indicator: id })
  const routine = annualPoints(
    all.filter((point) => point.source === source && isWhole(point)),
    yearUnit(indicator),
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
    return notMade(
      'external',
      message('quality-checks.no-survey'),
      newest.length === 0
        ? []
        : [message('quality-checks.surveys-of', { periods: listOf([...new Set(newest)].sort(), 'none') })],
    )
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
  const { birthCohort: born } = found.survey.coordinates
  return {
    name: 'external',
    light: found.light,
    finding: message('quality-checks.against-survey', {
      said: inPeriod(found.partner, indicator),
      survey: surveyName(found, reference),
      value: shortFigure(found.survey.value, asPublished(found.survey, indicator)),
      ratio: decimal(found.R, 2),
    }),
    facts: [
      { name: message('quality-checks.survey-ratio'), value: decimal(found.R, 2) },
      ...testFacts(found),
      ...(compared.length > 1 && share !== null
        ? [
            {
              name: message('quality-checks.places-within', { count: String(compared.length) }),
              value: percentage(share, 1),
            },
          ]
        : []),
    ],
    flagged: compared
      .filter(({ result }) => result.light !== 'green')
      .map(({ place, result }) => flaggedPlace(place, result, reference)),
    notJudged: [
      ...(found.z === null ? [message('quality-checks.no-interval', { none: NONE_HELD })] : []),
      born === null
        ? message('quality-checks.earlier-births')
        : message('quality-checks.same-births', { born: String(born) }),
    ],
    share,
  }
}

/** Surveys that re-tabulate another one add nothing of their own. */
function isIndependentSurvey(source: number, { sources }: ReferenceData): boolean {
  const { classification, derivedFrom } = byId(sources, source)
  return classification === 'Survey' && derivedFrom.length === 0
}

function surveyName({ survey }: AgainstSurvey, { sources }: ReferenceData): Value {
  return cited(byId(sources, survey.source), survey.period)
}

function inPeriod(point: Point, indicator: Indicator): Value {
  return message('quality-checks.in-period', {
    value: shortFigure(point.value, asPublished(point, indicator)),
    period: periodName(point.period),
  })
}

function testFacts({ z, p, significant }: AgainstSurvey) {
  if (z === null || p === null) return []
  return [
    {
      name: message('quality-checks.test'),
      value: message('quality-checks.test-value', { z: decimal(z, 2), p: pValue(p) }),
    },
    {
      name: message('quality-checks.beyond-chance'),
      value: message('quality-checks.shown', { shown: significant ? 'yes' : 'no' }),
    },
  ]
}

function flaggedPlace(place: number, result: AgainstSurvey, reference: ReferenceData): Flagged {
  return {
    what: named(byId(reference.locations, place).name),
    detail: message('quality-checks.place-ratio', {
      ratio: decimal(result.R, 2),
      survey: surveyName(result, reference),
      light: result.light,
    }),
    location: place,
    period: result.survey.period,
  }
}

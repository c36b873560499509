import { NATION } from '#domain/location/location.ts'
import { type Message, message, type Value } from '#domain/message/message.ts'
import { decimal, listOf, named, percentage, placeName, sentences } from '#domain/message/value.ts'
import { pointsWhere } from '#domain/observation/observation-table.ts'
import type { Point } from '#domain/observation/point.ts'
import { isoPeriod, periodKind, periodYear } from '#domain/period/period.ts'
import { byId } from '#domain/reference/reference-data.ts'
import { annualPoints } from '#domain/statistics/annual-points.ts'
import { unitScale, yearUnit } from '#domain/statistics/figure-unit.ts'
import { diseaseOf } from '#domain/surveillance/diseases.ts'
import type { TimeConsistency } from '#domain/data-quality/over-time.ts'
import { placesOverTime, seriesOverTime } from '#domain/data-quality/places-over-time.ts'
import { partWords, samePartOfYears } from '#domain/data-quality/same-part-of-year.ts'
import { THRESHOLDS } from '#domain/data-quality/thresholds.ts'
import { completenessLight } from '#domain/data-quality/completeness.ts'
import {
  OUTBREAK_NOTE,
  type Flagged,
  notMade,
  type QualityCheck,
  type ReviewedSeries,
} from '#domain/data-quality/quality-check.ts'

/** A place with fewer cases than this in the years compared can change by a third by chance. Source: methods §11. */
const LEAST_COUNT = 20

/** The year against the years before, and places against the nation. Source: methods §2.3. */
export function timeCheck(reviewed: ReviewedSeries): QualityCheck {
  const { location, period } = reviewed
  const year = periodYear(period)
  const { years, notes } = yearsByPlace(reviewed)
  const nation = years.get(NATION) ?? []
  const isNation = location === NATION
  const own = seriesOverTime(years.get(location) ?? [], isNation ? null : nation, year)
  if (own.status !== 'ok') {
    return notMade('over_time', message('quality-checks.no-two-before'), notes)
  }
  if (!isNation) return placeCheck(own, reviewed, notes)
  const { places, few } = enoughCases(years, reviewed)
  const found = placesOverTime(places, nation, year)
  const fewNote =
    few.length === 0
      ? []
      : [
          message('quality-checks.few-cases', {
            least: String(LEAST_COUNT),
            places: listOf(few.map(named), 'none'),
          }),
        ]
  if (found.status !== 'ok') {
    return {
      ...notMade('over_time', sentences([nationWords(own), message('quality-checks.no-places')]), [
        ...notes,
        ...fewNote,
      ]),
      facts: ratioFacts(own),
    }
  }
  return {
    name: 'over_time',
    light: completenessLight(found.share_consistent_pct),
    finding: message('quality-checks.as-nation', {
      count: String(found.n - found.flagged.length),
      all: String(found.n),
      apart: String(found.flagged.length),
    }),
    facts: [
      ...ratioFacts(own),
      {
        name: message('quality-checks.as-nation-fact'),
        value: percentage(found.share_consistent_pct, 1),
      },
    ],
    flagged: found.flagged.map((place) => flaggedPlace(place, reviewed)),
    notJudged: [...notes, ...fewNote],
    share: found.share_consistent_pct,
  }
}

function placeCheck(own: TimeConsistency, reviewed: ReviewedSeries, notes: readonly Value[]): QualityCheck {
  if (own.flagged === null) {
    return {
      ...notMade('over_time', message('quality-checks.nation-too-few'), notes),
      facts: ratioFacts(own),
    }
  }
  const { location, reference, period } = reviewed
  const name = placeName(byId(reference.locations, location))
  const place = { location, r: own.r, relative_pct: own.relative_pct }
  return {
    name: 'over_time',
    light: own.flagged ? 'red' : 'green',
    finding: own.flagged
      ? message('quality-checks.place-apart', { place: name })
      : message('quality-checks.place-same', { place: name }),
    facts: ratioFacts(own),
    flagged: own.flagged ? [{ ...flaggedPlace(place, reviewed), period }] : [],
    notJudged: notes,
    share: own.flagged ? 0 : 100,
  }
}

function ratioFacts({ r, r_nat, n, basis }: TimeConsistency) {
  const count = String(n)
  const divided =
    basis === 'mean'
      ? message('quality-checks.divided-mean', { count })
      : message('quality-checks.divided-forecast', { count })
  const why = {
    name: message('quality-checks.why-forecast'),
    value: message('quality-checks.nation-trends'),
  }
  return [
    { name: divided, value: decimal(r, 2) },
    ...(r_nat === null ? [] : [{ name: message('quality-checks.same-nation'), value: decimal(r_nat, 2) }]),
    ...(basis === 'mean' ? [] : [why]),
  ]
}

function nationWords({ r }: TimeConsistency): Message {
  return message('quality-checks.nation-at', { ratio: decimal(r, 2) })
}

function flaggedPlace(
  { location, r, relative_pct }: { location: number; r: number; relative_pct: number | null },
  { reference, period }: ReviewedSeries,
): Flagged {
  const ratio = decimal(r, 2)
  return {
    what: named(byId(reference.locations, location).name),
    detail:
      relative_pct === null
        ? message('quality-checks.times-before', { ratio })
        : message('quality-checks.times-before-nation', { ratio, apart: percentage(relative_pct, 1) }),
    location,
    period,
  }
}

/** Annual figures by place; weekly counts are added up over the same weeks of each year. */
function yearsByPlace({
  table,
  reference,
  indicator: id,
  source,
  period,
  series,
  location,
}: ReviewedSeries): {
  readonly years: ReadonlyMap<number, readonly Point[]>
  readonly notes: readonly Value[]
} {
  const indicator = byId(reference.indicators, id)
  const points = pointsWhere(table, { indicator: id, source }).filter(
    ({ flags }) => !flags.includes('projection'),
  )
  const [first] = series
  if (!first || periodKind(first.period) !== 'week') {
    const complete = points.filter(({ flags }) => !flags.includes('partial_period'))
    const annual = annualPoints(complete, yearUnit(indicator), unitScale(indicator))
    const unfinished = points.filter((point) => point.location === location && !complete.includes(point))
    const periods = listOf(
      unfinished.map((point) => isoPeriod(point.period)),
      'none',
    )
    const notes = unfinished.length === 0 ? [] : [message('quality-checks.left-out', { periods })]
    return { years: Map.groupBy(annual, (point) => point.location), notes }
  }
  const nature = diseaseOf(id, reference.curation)?.measure.nature ?? 'new'
  if (nature !== 'new') return { years: new Map(), notes: [message('quality-checks.no-sum')] }
  const part = samePartOfYears(points, NATION, period)
  return {
    years: part.years,
    notes: [
      OUTBREAK_NOTE,
      message('quality-checks.same-part', { part: partWords(period) }),
      ...(part.leftOut.length === 0
        ? []
        : [
            message('quality-checks.few-weeks', {
              share: percentage(THRESHOLDS.completeness.red),
              years: listOf(part.leftOut.map(String), 'none'),
            }),
          ]),
    ],
  }
}

/** Places with enough events to be judged; percentages and rates are judged as they are. */
function enoughCases(years: ReadonlyMap<number, readonly Point[]>, reviewed: ReviewedSeries) {
  const { reference, period } = reviewed
  const indicator = byId(reference.indicators, reviewed.indicator)
  const year = periodYear(period)
  const places = new Map<number, readonly Point[]>()
  const few: string[] = []
  for (const [location, points] of years) {
    if (reference.locations.get(location)?.level !== 3) continue
    const compared = points.filter(
      (point) => year - periodYear(point.period) <= 3 && point.period <= year * 1000,
    )
    const events = compared.reduce((sum, { value }) => sum + value, 0)
    if (indicator.factor === 4 && events < LEAST_COUNT) few.push(byId(reference.locations, location).name)
    else places.set(location, points)
  }
  return { places, few: few.sort((a, b) => a.localeCompare(b)) }
}

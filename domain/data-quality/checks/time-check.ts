import { NATION } from '#domain/location/location.ts'
import { formatNumber } from '#domain/number/format.ts'
import { pointsWhere } from '#domain/observation/observation-table.ts'
import type { Point } from '#domain/observation/point.ts'
import { isoPeriod, periodKind, periodYear } from '#domain/period/period.ts'
import { known } from '#domain/reference/reference-data.ts'
import { annualPoints } from '#domain/statistics/annual-points.ts'
import { figureUnit, unitScale } from '#domain/statistics/figure-unit.ts'
import { diseaseOf } from '#domain/surveillance/diseases.ts'
import type { TimeConsistency } from '#domain/data-quality/over-time.ts'
import { placesOverTime, seriesOverTime } from '#domain/data-quality/places-over-time.ts'
import { partWords, samePartOfYears } from '#domain/data-quality/same-part-of-year.ts'
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
    return notMade('over_time', 'There are not two years before this one to compare with.', notes)
  }
  if (!isNation) return placeCheck(own, reviewed, notes)
  const { places, few } = enoughCases(years, reviewed)
  const found = placesOverTime(places, nation, year)
  const fewNote =
    few.length === 0
      ? []
      : [`Fewer than ${LEAST_COUNT} cases in the years compared, so a change says little: ${few.join(', ')}.`]
  if (found.status !== 'ok') {
    return {
      ...notMade('over_time', `${nationWords(own)} No places below it can be held against it.`, [
        ...notes,
        ...fewNote,
      ]),
      facts: ratioFacts(own),
    }
  }
  return {
    name: 'over_time',
    light: completenessLight(found.share_consistent_pct),
    finding: `${found.n - found.flagged.length} of ${found.n} places change as the nation does; ${found.flagged.length} differ by a third or more.`,
    facts: [
      ...ratioFacts(own),
      {
        name: 'Places that change as the nation does',
        value: `${formatNumber(found.share_consistent_pct)}%`,
      },
    ],
    flagged: found.flagged.map((place) => flaggedPlace(place, reviewed)),
    notJudged: [...notes, ...fewNote],
    share: found.share_consistent_pct,
  }
}

function placeCheck(own: TimeConsistency, reviewed: ReviewedSeries, notes: readonly string[]): QualityCheck {
  if (own.flagged === null) {
    return {
      ...notMade('over_time', 'The nation has too few years to hold the place against.', notes),
      facts: ratioFacts(own),
    }
  }
  const { location, reference, period } = reviewed
  const name = known(reference.locations, location).name
  const place = { location, r: own.r, relative_pct: own.relative_pct }
  return {
    name: 'over_time',
    light: own.flagged ? 'red' : 'green',
    finding: own.flagged
      ? `${name} and the nation differ in their change by a third or more.`
      : `${name} changes as the nation does, within a third.`,
    facts: ratioFacts(own),
    flagged: own.flagged ? [{ ...flaggedPlace(place, reviewed), period }] : [],
    notJudged: notes,
    share: own.flagged ? 0 : 100,
  }
}

function ratioFacts({ r, r_nat, n, basis }: TimeConsistency) {
  const against = basis === 'mean' ? `mean of ${n} years before` : `least squares forecast from ${n} years`
  return [
    { name: `This year divided by the ${against}`, value: formatNumber(r, 2) },
    ...(r_nat === null ? [] : [{ name: 'The same for the nation', value: formatNumber(r_nat, 2) }]),
    ...(basis === 'mean'
      ? []
      : [{ name: 'Why a forecast', value: 'the nation’s years before trend (Mann–Kendall p < 0.05)' }]),
  ]
}

function nationWords({ r }: TimeConsistency): string {
  return `The nation is at ${formatNumber(r, 2)} times what the years before let expect.`
}

function flaggedPlace(
  { location, r, relative_pct }: { location: number; r: number; relative_pct: number | null },
  { reference, period }: ReviewedSeries,
): Flagged {
  const relative = relative_pct === null ? '' : `, ${formatNumber(relative_pct)}% from the nation’s ratio`
  return {
    what: known(reference.locations, location).name,
    detail: `${formatNumber(r, 2)} times the years before${relative}`,
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
  readonly notes: readonly string[]
} {
  const indicator = known(reference.indicators, id)
  const points = pointsWhere(table, { indicator: id, source }).filter(
    ({ flags }) => !flags.includes('projection'),
  )
  const [first] = series
  if (!first || periodKind(first.period) !== 'week') {
    const complete = points.filter(({ flags }) => !flags.includes('partial_period'))
    const annual = annualPoints(complete, figureUnit(indicator), unitScale(indicator))
    const unfinished = points.filter((point) => point.location === location && !complete.includes(point))
    const left = unfinished.map((point) => isoPeriod(point.period)).join(', ')
    const notes = left === '' ? [] : [`Left out, not complete: ${left}.`]
    return { years: Map.groupBy(annual, (point) => point.location), notes }
  }
  const nature = diseaseOf(id, reference.curation)?.measure.nature ?? 'new'
  if (nature !== 'new')
    return { years: new Map(), notes: ['Cumulative counts of weeks do not add up to a year.'] }
  const part = samePartOfYears(points, NATION, period)
  return {
    years: part.years,
    notes: [
      OUTBREAK_NOTE,
      `Weekly counts are added up over the same part of each year (${partWords(period)}); weeks without a figure add nothing.`,
      ...(part.leftOut.length === 0
        ? []
        : [
            `Left out, the nation has a figure in fewer than 75% of these weeks: ${part.leftOut.join(', ')}.`,
          ]),
    ],
  }
}

/** Places with enough events to be judged; percentages and rates are judged as they are. */
function enoughCases(years: ReadonlyMap<number, readonly Point[]>, reviewed: ReviewedSeries) {
  const { reference, period } = reviewed
  const indicator = known(reference.indicators, reviewed.indicator)
  const year = periodYear(period)
  const places = new Map<number, readonly Point[]>()
  const few: string[] = []
  for (const [location, points] of years) {
    if (reference.locations.get(location)?.level !== 3) continue
    const compared = points.filter(
      (point) => year - periodYear(point.period) <= 3 && point.period <= year * 1000,
    )
    const events = compared.reduce((sum, { value }) => sum + value, 0)
    if (indicator.factor === 4 && events < LEAST_COUNT) few.push(known(reference.locations, location).name)
    else places.set(location, points)
  }
  return { places, few: few.sort((a, b) => a.localeCompare(b)) }
}

import { childrenOf, locationsAt, type ReferenceData } from '#domain/reference/reference-data.ts'
import { type Location, NATION } from '#domain/location/location.ts'
import type { PeriodCode } from '#domain/period/period.ts'
import { monthsOf, quarterBefore, yearBefore } from '#domain/period/quarters.ts'
import { type CountQuestion, countsAt } from './monthly-counts.ts'
import { type Doubt, isSuspicious, type QuarterChange, quarterChange } from './quarter-change.ts'
import { type QuarterCount, quarterIn, quartersOf } from './quarter-count.ts'
import { type Reporting, reportedShare } from './reporting.ts'

/** One source's counts of one thing, with their reporters; `reporting` is null where they are not known. */
export interface QuarterQuestion extends CountQuestion {
  readonly reporting: Reporting | null
}

/** A place in one quarter, beside its earlier ones. */
export interface QuarterRow {
  readonly place: Location
  /** All quarters with a figure, in the order of time. */
  readonly quarters: readonly QuarterCount[]
  /** Null where the quarter has no figure. */
  readonly now: QuarterCount | null
  readonly before: QuarterChange | null
  readonly year: QuarterChange | null
  /** Share of the reports that were due in the quarter; null where it is not known. */
  readonly share: number | null
}

/** The quarters of places, each worked out once. */
export function quartersAt(question: CountQuestion): (place: Location) => readonly QuarterCount[] {
  return eachOnce((place) => quartersOf(countsAt(place, question)))
}

/** The findings of a place, made once for each. */
function eachOnce<Found>(find: (place: Location) => Found): (place: Location) => Found {
  const known = new Map<number, Found>()
  return (place) => {
    const found = known.get(place.id) ?? find(place)
    known.set(place.id, found)
    return found
  }
}

/** Places in one quarter, against the quarter before and the same of the year before. */
export function quarterRows(
  question: QuarterQuestion,
  places: readonly Location[],
  quarter: PeriodCode,
): QuarterRow[] {
  // Of the parts of a place, which are hundreds, three quarters are asked for.
  const countsOf = eachOnce((place) => countsAt(place, question))
  const at = (place: Location, wanted: PeriodCode) => quarterIn(countsOf(place), wanted)
  return places.map((place) => {
    const now = at(place, quarter)
    const reported = (one: QuarterCount) => shareOf(place, one, question)
    const against = (base: PeriodCode): QuarterChange | null => {
      if (!now) return null
      const before = at(place, base)
      // A doubt that passes into a state is flagged there too, so that its LGAs say why and raise no doubt of
      // their own.
      const weighed =
        place.level === 3 && !isSuspicious([now, before]) ? [] : partsOf(place, question.reference)
      const parts = weighed.map((part) => ({
        place: part.id,
        now: at(part, quarter),
        before: at(part, base),
      }))
      return quarterChange({ now, base, before, reported, parts })
    }
    return {
      place,
      quarters: quartersOf(countsOf(place)),
      now,
      before: against(quarterBefore(quarter)),
      year: against(yearBefore(quarter)),
      share: now && reported(now),
    }
  })
}

/** The doubts of both comparisons, each named once with all of its months. */
export function doubtsOf({ before, year }: Pick<QuarterRow, 'before' | 'year'>): Doubt[] {
  const all = [before, year].flatMap((change) => (change?.state === 'change' ? change.doubts : []))
  const same = Map.groupBy(all, (doubt) =>
    doubt.kind === 'reports' ? `${doubt.kind} ${doubt.quarter}` : `${doubt.kind} ${placeIn(doubt)}`,
  )
  return [...same.values()].flatMap(([first, ...rest]): Doubt[] => {
    if (!first) return []
    if (first.kind === 'reports') return [first]
    const months = [first, ...rest].flatMap((doubt) => (doubt.kind === 'reports' ? [] : doubt.months))
    return [{ ...first, months: [...new Set(months)].toSorted((a, b) => a - b) }]
  })
}

function placeIn(doubt: Doubt): number {
  return doubt.kind === 'part' ? doubt.place : 0
}

/** The parts of a place: states, LGAs of a state. */
function partsOf(place: Location, reference: ReferenceData): readonly Location[] {
  if (place.id === NATION) return locationsAt(reference, 3)
  if (place.level === 2) return childrenOf(reference, place.id, 3)
  return place.level === 3 ? childrenOf(reference, place.id, 4) : []
}

function shareOf(place: Location, quarter: QuarterCount, question: QuarterQuestion): number | null {
  const { reference, reporting } = question
  const months = quarter.whole ? monthsOf(quarter.quarter) : quarter.counts.map(({ period }) => period)
  if (!reporting) return null
  if (place.level === 3) return reportedShare([place], months, reporting)
  if (place.level < 3) return reportedShare(partsOf(place, reference), months, reporting)
  return null
}

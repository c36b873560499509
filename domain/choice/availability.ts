import { NATION } from '#domain/location/location.ts'
import type { ObservationTable } from '#domain/observation/observation-table.ts'
import type { Rejection } from '#domain/observation/rejection.ts'
import { firstSettled } from '#domain/observation/settled.ts'
import { isYear, byLength, type PeriodCode } from '#domain/period/period.ts'
import type { ReferenceData } from '#domain/reference/reference-data.ts'
import { type SettledAt, settledPeriods } from './settled-periods.ts'

/** The LGA figures that exist beside the table: source → periods, ascending. LGAs are read from files of their own. */
export type LgaCoverage = ReadonlyMap<number, readonly PeriodCode[]>

/** Where one indicator has figures, answered from memory. Built once per indicator file. */
export interface Availability {
  /** Sources with at least one figure, ascending by id. */
  readonly sources: readonly number[]
  /** True when the source has a figure for the place itself or for places directly below it. */
  covers(source: number, location: number): boolean
  /** True when the source has a figure for the place itself. LGAs count as covered where the source publishes LGAs. */
  hasFigure(source: number, location: number): boolean
  /** Periods of the source at the place or directly below it, newest first. */
  periods(source: number, location: number): readonly PeriodCode[]
  /**
   * Periods in which the place can be shown, newest first: those of `periods`; where the source has none, as it publishes LGAs alone,
   * the years by which the LGAs of the nation or a zone travel.
   */
  shownPeriods(source: number, location: number): readonly PeriodCode[]
  /** How far the figures of a period are settled, as seen from the place. */
  readonly settled: SettledAt
  /** Figures that were taken out of the release, with why. */
  readonly withdrawn: readonly Rejection[]
}

/**
 * Reads the availability of an indicator from its table and the coverage of its LGA file. A place that the reference does not know
 * may be an LGA, until `lgasNamed`: the file that names every LGA with a figure is there.
 */
export function availabilityOf(
  table: ObservationTable,
  lga: LgaCoverage,
  reference: ReferenceData,
  lgasNamed = false,
): Availability {
  const bySource = collect(table)
  const ids = [...new Set([...bySource.keys(), ...lga.keys()])].sort((a, b) => a - b)
  const levelOf = (location: number) => reference.locations.get(location)?.level ?? (lgasNamed ? null : 4)

  const periods = (source: number, location: number): PeriodCode[] => {
    const found = new Set<PeriodCode>()
    for (const [place, codes] of bySource.get(source) ?? []) {
      if (place === location || isBelow(reference, place, location)) for (const code of codes) found.add(code)
    }
    const level = levelOf(location)
    if (level !== null && level >= 3) for (const code of lga.get(source) ?? []) found.add(code)
    return [...found].sort((a, b) => b - a)
  }

  const shownPeriods = (source: number, location: number): readonly PeriodCode[] => {
    const found = periods(source, location)
    const level = levelOf(location)
    if (found.length > 0 || level === null || level > 2) return found
    return (lga.get(source) ?? []).filter(isYear).toReversed()
  }

  const hasFigure = (source: number, location: number): boolean => {
    const level = levelOf(location)
    if (level !== null && level >= 4) return lga.has(source)
    return bySource.get(source)?.has(location) ?? false
  }

  return {
    sources: ids,
    covers: (source, location) => periods(source, location).length > 0,
    hasFigure,
    ...{ periods, shownPeriods },
    settled: settledPeriods(table, reference),
    withdrawn: table.withdrawn,
  }
}

/** Source → location → periods. */
function collect(table: ObservationTable): Map<number, Map<number, Set<PeriodCode>>> {
  const bySource = new Map<number, Map<number, Set<PeriodCode>>>()
  for (let row = 0; row < table.length; row++) {
    const source = table.source[row] ?? 0
    const location = table.location[row] ?? 0
    const places = bySource.get(source) ?? new Map<number, Set<PeriodCode>>()
    const codes = places.get(location) ?? new Set<PeriodCode>()
    codes.add(table.period[row] ?? 0)
    places.set(location, codes)
    bySource.set(source, places)
  }
  return bySource
}

/** States and zones lie below the nation, states below their zone. */
function isBelow(reference: ReferenceData, place: number, location: number): boolean {
  if (location === NATION) return place !== NATION
  return reference.locations.get(place)?.parent === location
}

/** The newest period in which a place can be shown from a source: a whole one, else a part of one, else a projection; years before months. */
export function newestPeriod(
  availability: Availability,
  source: number,
  location: number,
): PeriodCode | null {
  const periods = availability.shownPeriods(source, location).toSorted(byLength)
  return firstSettled(periods, (period) => availability.settled(source, location, period)) ?? null
}

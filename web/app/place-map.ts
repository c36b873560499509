import { PROFILE_AREAS } from '#catalogue/profile-areas.ts'
import type { View } from '#charts/view.ts'
import type { LgaCoverage } from '#domain/choice/availability.ts'
import type { Coverage } from '#domain/choice/coverage.ts'
import { type Location, NATION } from '#domain/location/location.ts'
import { periodKind, periodYear } from '#domain/period/period.ts'
import type { ReferenceData } from '#domain/reference/reference-data.ts'

/**
 * The states of the nation or of a zone, or the LGAs of a state, by an indicator. `source` null: the one with figures of most of
 * them.
 */
export function placeMap(indicator: number, place: number, source: number | null = null): View {
  const options = place === NATION ? { regions: 'states' as const } : {}
  const sources = source === null ? [] : [source]
  return { kind: 'map', indicators: [indicator], sources, locations: [place], periods: [], options }
}

/** Bits of the catalogue's coverage: figures of states, and of LGAs. */
const [STATES, LGAS] = [4, 8]

/** The indicators of a profile of which some source has figures below a place, in the order of its areas. */
export function mappedIndicators({ level }: Location, coverage: Coverage): readonly number[] {
  const wanted = level === 3 ? LGAS : STATES
  const all = new Set(PROFILE_AREAS.flatMap(({ indicators }) => indicators))
  return [...all].filter((id) => [...(coverage.get(id)?.values() ?? [])].some((levels) => levels & wanted))
}

/**
 * The source by which the LGAs of a state are shown: with the newest year that is not ahead, what was asked or estimated before
 * what facilities counted, of which the people are not known. Null where only months are held.
 */
export function sourceOfLgas(
  lga: LgaCoverage,
  { sources }: Pick<ReferenceData, 'sources'>,
  currentYear: number,
): number | null {
  const dated = [...lga].flatMap(([id, periods]) => {
    const years = periods
      .filter((period) => periodKind(period) === 'year' && periodYear(period) <= currentYear)
      .map(periodYear)
    const isCounted = sources.get(id)?.classification === 'Routine'
    return years.length > 0 ? [{ id, newest: Math.max(...years), isCounted }] : []
  })
  const [first] = dated.toSorted(
    (a, b) => Number(a.isCounted) - Number(b.isCounted) || b.newest - a.newest || a.id - b.id,
  )
  return first?.id ?? null
}

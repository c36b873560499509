import type { Mapping } from '#exchange/mapping/mapping.ts'
import type { Scale } from '#exchange/mapping/by-values.ts'
import type { Proposals } from '#exchange/mapping/propose.ts'
import { readPart } from '#exchange/values/period.ts'

/** The word of a field for a name that is left out on purpose. */
export const LEFT_OUT = 'none'

/** The id that a field gives: undefined while nothing is chosen, null for a name that is left out. */
export function chosenId(value: string): number | null | undefined {
  if (value === '') return undefined
  return value === LEFT_OUT ? null : Number(value)
}

/** The value of a field for what is agreed of a name. */
export function fieldValue(chosen: number | null | undefined): string {
  if (chosen === undefined) return ''
  return chosen === null ? LEFT_OUT : String(chosen)
}

type Named = 'places' | 'sources'

/** A mapping with what was chosen for one name; undefined: it is open again. */
export function withName(mapping: Mapping, kind: Named, key: string, id: number | null | undefined): Mapping {
  const { [key]: _before, ...others } = mapping[kind]
  return { ...mapping, [kind]: id === undefined ? others : { ...others, [key]: id } }
}

/** A mapping with the places of several names. */
export function withPlaces(
  mapping: Mapping,
  places: readonly (readonly [key: string, id: number])[],
): Mapping {
  return { ...mapping, places: { ...mapping.places, ...Object.fromEntries(places) } }
}

/** A mapping with the indicator of a name, and by what its values are multiplied. */
export function withIndicator(
  mapping: Mapping,
  key: string,
  id: number | null | undefined,
  scale: Scale = 1,
): Mapping {
  const { [key]: _before, ...others } = mapping.indicators
  const chosen = id === undefined ? {} : { [key]: id === null ? null : { indicator: id, scale } }
  return { ...mapping, indicators: { ...others, ...chosen } }
}

/** A mapping in which every group of a file that has no name of ours is left out. */
export function withoutOpenGroups(mapping: Mapping, keys: readonly string[]): Mapping {
  const left = Object.fromEntries(keys.map((key) => [key, null]))
  return { ...mapping, groups: { ...left, ...mapping.groups } }
}

/** A mapping in which every period that we do not have is left out; a month waits for its year. */
export function withoutOpenPeriods(mapping: Mapping, periods: Proposals['periods']): Mapping {
  const left = periods.flatMap(({ key, proposal }) => (proposal === 'no-year' ? [] : [[key, null] as const]))
  return { ...mapping, periods: { ...Object.fromEntries(left), ...mapping.periods } }
}

/** A mapping in which all months, quarters and weeks without a year are of one; of none while it is no year. */
export function withYear(mapping: Mapping, periods: Proposals['periods'], year: string): Mapping {
  const keys = periods.flatMap(({ key, proposal }) => (proposal === 'no-year' ? [key] : []))
  const others = Object.entries(mapping.periods).filter(([key]) => !keys.includes(key))
  // A week that the year does not have is left out.
  const named = /^\d{4}$/.test(year) ? keys.map((key) => [key, readPart(key, year)] as const) : []
  return { ...mapping, periods: Object.fromEntries([...others, ...named]) }
}

/**
 * What was agreed to before for the same columns, over what is proposed of the names of this file: names that it did not have are
 * taken as in any file. The year of months is asked again: it is another one each year.
 */
export function withKept(draft: Mapping, kept: Mapping, { periods }: Pick<Proposals, 'periods'>): Mapping {
  const ofYear = new Set(periods.flatMap(({ key, proposal }) => (proposal === 'no-year' ? [key] : [])))
  return {
    ...kept,
    ...{ format: draft.format, columns: draft.columns, swapsBounds: draft.swapsBounds },
    indicators: { ...draft.indicators, ...kept.indicators },
    places: { ...draft.places, ...kept.places },
    sources: { ...draft.sources, ...kept.sources },
    groups: { ...draft.groups, ...kept.groups },
    periods: Object.fromEntries(
      Object.entries({ ...draft.periods, ...kept.periods }).filter(([key]) => !ofYear.has(key)),
    ),
  }
}

import type { Mapping } from '#exchange/mapping/mapping.ts'
import type { Scale } from '#exchange/mapping/by-values.ts'

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

/** A mapping in which every period that we do not have is left out. */
export function withoutOpenPeriods(mapping: Mapping, keys: readonly string[]): Mapping {
  const left = Object.fromEntries(keys.map((key) => [key, null]))
  return { ...mapping, periods: { ...left, ...mapping.periods } }
}

import type { Indicator } from '#domain/indicator/indicator.ts'

/** Of each indicator its short name without what stands in brackets, where no other one is left with that. */
export function bareNames(
  indicators: readonly Pick<Indicator, 'id' | 'shortName'>[],
): ReadonlyMap<number, readonly string[]> {
  const groups = Map.groupBy(indicators, ({ shortName }) => shortName.replace(/\s*\([^)]*\)/g, ''))
  return new Map(
    [...groups].flatMap(([name, [first, ...others]]) =>
      first !== undefined && others.length === 0 ? [[first.id, [name]] as const] : [],
    ),
  )
}

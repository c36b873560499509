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

/**
 * Of each indicator whose short name ends in a limit, as `Catastrophic health spending (>25%)`, the names of those that differ
 * by their limit alone, with its own limit in words (`above`). A number beside such a name belongs to the name.
 */
export function limitNames(
  indicators: readonly Pick<Indicator, 'id' | 'shortName'>[],
  {
    namesOf,
    above,
  }: { readonly namesOf: (id: number) => readonly string[]; readonly above: readonly string[] },
): ReadonlyMap<number, readonly string[]> {
  const limited = indicators.flatMap(({ id, shortName }) => {
    const [, bare, limit] = LIMITED.exec(shortName) ?? []
    return bare === undefined || limit === undefined ? [] : [{ id, bare, limit }]
  })
  return new Map(
    limited.map(({ id, bare, limit }) => {
      const alike = limited.filter((one) => one.bare === bare)
      const names = [bare, ...alike.flatMap((one) => namesOf(one.id))].filter((name) => !/\d/.test(name))
      return [id, names.flatMap((name) => ['', ...above].map((word) => `${name} ${word} ${limit}`))] as const
    }),
  )
}

const LIMITED = /^(.*\S)\s*\(>(\d+)%\)$/

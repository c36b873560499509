import { chance, drawViews } from './draw.ts'
import type { Fault, Rule } from './fault.ts'
import { judge } from './judge.ts'
import type { World } from './rows.ts'
import { tell, type Told } from './told.ts'
import type { View } from './view.ts'

/** A country for the judge, and the same as the product reads it. */
export interface Country {
  readonly world: World
  readonly told: Told
}

export interface Found extends Fault {
  readonly view: View
}

/** Draws views of a country, has the product speak of each, and gives what is wrong. The same seed draws the same. */
export function faultsIn({ world, told }: Country, count: number, seed: number): Found[] {
  return drawViews(world, count, chance(seed)).flatMap((view) =>
    judge(view, tell(view, told), world).map((fault) => ({ ...fault, view })),
  )
}

/** How many views each rule is broken in, the most first. */
export function byRule(found: readonly Found[]): [Rule, number, Found | undefined][] {
  const groups = Map.groupBy(found, ({ rule }) => rule)
  return [...groups]
    .map(([rule, all]): [Rule, number, Found | undefined] => [
      rule,
      new Set(all.map(({ view }) => view)).size,
      all[0],
    ])
    .sort((a, b) => b[1] - a[1])
}

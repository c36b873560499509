import type { GroupFigure } from '#domain/disaggregation/group-figure.ts'
import type { Indicator } from '#domain/indicator/indicator.ts'
import { isTotalled } from '#domain/statistics/figure-unit.ts'

/** Ages in whole years, from the youngest to the oldest; without an end for all that are older. */
interface Ages {
  readonly from: number
  readonly to: number
}

function agesOf(category: string): Ages | null {
  const [, from, to] = /^(\d+)(?:[-–](\d+)|\+)$/.exec(category) ?? []
  if (from === undefined) return null
  return { from: Number(from), to: to === undefined ? Number.POSITIVE_INFINITY : Number(to) }
}

/**
 * The groups of ages that make up the ages that are asked for, without a gap and without anybody twice: 0-4 and 5-14 are those under 15.
 * None where they do not, and where figures are no numbers of people, which alone add up.
 */
export function agesTogether(
  groups: readonly GroupFigure[],
  category: string,
  about: Indicator,
): readonly GroupFigure[] {
  const asked = isTotalled(about) ? agesOf(category) : null
  if (!asked) return []
  const inside = groups
    .filter(({ dimension }) => dimension === 'age')
    .flatMap((group) => {
      const ages = agesOf(group.category)
      return ages && ages.from >= asked.from && ages.to <= asked.to ? [{ group, ages }] : []
    })
    .toSorted((a, b) => a.ages.from - b.ages.from)
  const follows = inside.every(
    ({ ages }, at) => ages.from === (at === 0 ? asked.from : (inside[at - 1]?.ages.to ?? 0) + 1),
  )
  return inside.length > 1 && follows && inside.at(-1)?.ages.to === asked.to
    ? inside.map(({ group }) => group)
    : []
}

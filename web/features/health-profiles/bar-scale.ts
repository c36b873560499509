import type { KeyFigure } from '#domain/brief/key-figure.ts'

/** Ends of a scale of percentages: the smallest that has room is taken. */
const PERCENT_ENDS = [5, 10, 25, 50, 100]

/** Percentages that stay below this would be dots on the scale of the others, and have one of their own. */
const SMALL = 10

/** Steps of any other scale, in powers of ten. */
const STEPS = [1, 2, 2.5, 5, 10]

/**
 * Where the bars of each indicator end: those of one unit in an area share a scale from 0, so that their lengths can be compared.
 * By id; an indicator without any figure has none.
 */
export function barScales(rows: readonly KeyFigure[]): ReadonlyMap<number, number> {
  const bySize = Map.groupBy(rows, (row) => {
    const { factor } = row.indicator
    const reach = Math.max(...reaches(row))
    return factor === 2 && reach > 0 && reach <= SMALL ? `${factor}:${percentEnd(reach)}` : `${factor}`
  })
  const ends = new Map<number, number>()
  for (const same of bySize.values()) {
    const most = Math.max(0, ...same.flatMap(reaches))
    const isShare = same[0]?.indicator.factor === 2
    const end = isShare ? percentEnd(most) : roundUp(most)
    for (const { indicator } of same) if (most > 0) ends.set(indicator.id, end)
  }
  return ends
}

function percentEnd(most: number): number {
  return PERCENT_ENDS.find((each) => each >= most) ?? most
}

/** All that a bar has to have room for. */
function reaches({ stated, nation, aim }: KeyFigure): number[] {
  const { value = 0, upper = null } = stated?.point ?? {}
  if (!stated && !nation) return [0]
  return [value, upper ?? 0, nation?.point.value ?? 0, aim?.value ?? 0]
}

function roundUp(value: number): number {
  if (value <= 0) return 0
  const power = 10 ** Math.floor(Math.log10(value))
  return (STEPS.find((step) => step * power >= value) ?? 10) * power
}

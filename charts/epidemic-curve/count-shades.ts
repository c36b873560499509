import { formatNumber } from '#domain/number/format.ts'
import { type CountClass, countClasses } from '#domain/statistics/count-classes.ts'
import type { TokenName } from '#charts/tokens.ts'

/** A class of counts with its shade and the ink that reads on it. */
export interface CountShade extends CountClass {
  readonly fill: TokenName
  readonly ink: TokenName
  readonly label: string
}

const SHADES = [
  ['map-1', 'map-ink-1'],
  ['map-2', 'map-ink-2'],
  ['map-3', 'map-ink-3'],
  ['map-4', 'map-ink-4'],
  ['map-5', 'map-ink-5'],
] as const satisfies readonly (readonly [TokenName, TokenName])[]

/** Shades of the classes of some counts; few classes take theirs from the whole ramp, so that the highest is the darkest. */
export function countShades(counts: readonly number[]): CountShade[] {
  const classes = countClasses(counts)
  const last = classes.length - 1
  return classes.map(({ from, to }, index) => {
    const place = last === 0 ? 2 : Math.round((index * (SHADES.length - 1)) / last)
    const [fill, ink] = SHADES[place] ?? SHADES[2]
    const label = from === to ? formatNumber(to, 0) : `${formatNumber(from, 0)}–${formatNumber(to, 0)}`
    return { from, to, fill, ink, label }
  })
}

/** The shade of a count; none for zero. */
export function shadeOf(count: number, shades: readonly CountShade[]): CountShade | undefined {
  return count > 0 ? shades.find(({ to }) => count <= to) : undefined
}

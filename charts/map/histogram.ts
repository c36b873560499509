import { classIndex } from '#domain/statistics/class-breaks.ts'
import { pretty } from '#domain/statistics/pretty.ts'
import type { MapModel } from './model.ts'

/** About so many bars; they begin at round numbers, as the limits of round classes do. */
const BARS = 20

/** A bar of the histogram of a map: from `lower` on, so wide as all others. */
export interface HistogramBar {
  readonly lower: number
  readonly count: number
  /** That of the middle of the bar. */
  readonly classIndex: number
}

/** How the figures of a map are spread, and where its classes begin; null for fewer than two different figures. */
export interface Histogram {
  readonly bars: readonly HistogramBar[]
  readonly from: number
  readonly to: number
  readonly cuts: readonly number[]
}

/** The histogram of the figures that stand in classes. */
export function mapHistogram({ regions, classes }: Pick<MapModel, 'regions' | 'classes'>): Histogram | null {
  const values = regions.flatMap((region) =>
    region.point && region.classIndex !== null ? [region.point.value] : [],
  )
  const [least, most] = [Math.min(...values), Math.max(...values)]
  if (!(most > least)) return null
  const limits = pretty(least, most, BARS)
  const [from, to] = [limits[0] ?? least, limits.at(-1) ?? most]
  const bars = limits.slice(1).map((upper, at) => {
    const lower = limits[at] ?? upper
    // The highest figure may be the end of the last bar.
    const isIn = (value: number) => value >= lower && (value < upper || (value === to && upper === to))
    const count = values.filter(isIn).length
    return { lower, count, classIndex: classIndex(classes, (lower + upper) / 2) }
  })
  const cuts = classes.classes.slice(1).map(({ lower }) => lower)
  return { bars, from, to, cuts: cuts.filter((cut) => cut > from && cut < to) }
}

import { classIndex } from '#domain/statistics/class-breaks.ts'
import type { MapModel } from './model.ts'

/** Bars between the lowest and the highest figure of a map. */
const BARS = 24

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
export function mapHistogram({ regions, classes }: MapModel): Histogram | null {
  const values = regions.flatMap((region) =>
    region.point && region.classIndex !== null ? [region.point.value] : [],
  )
  const [from, to] = [Math.min(...values), Math.max(...values)]
  if (!(to > from)) return null
  const width = (to - from) / BARS
  const counts = Array.from({ length: BARS }, () => 0)
  for (const value of values) {
    const bar = Math.min(BARS - 1, Math.floor((value - from) / width))
    counts[bar] = (counts[bar] ?? 0) + 1
  }
  const bars = counts.map((count, at) => {
    const lower = from + at * width
    return { lower, count, classIndex: classIndex(classes, lower + width / 2) }
  })
  const cuts = classes.classes.slice(1).map(({ lower }) => lower)
  return { bars, from, to, cuts: cuts.filter((cut) => cut > from && cut < to) }
}

import type { Point } from '#domain/observation/point.ts'
import { median } from '#domain/statistics/median.ts'
import { type SetDescription, setDescription } from '#charts/selection/described.ts'
import { type Bin, binsOf, edgesFrom, roundEdges } from './bins.ts'
import type { HistogramInput } from './view.ts'

/** The model of a histogram. */
export interface HistogramModel {
  readonly described: SetDescription
  readonly bins: readonly Bin<Point>[]
  /** Null without any value. */
  readonly median: number | null
}

/** Reads the values of a view and puts them into classes. */
export function histogramModel(input: HistogramInput): HistogramModel {
  const found = setDescription(input)
  const values = found.set.points.map((point) => point.value)
  if (values.length === 0) return { described: found, bins: [], median: null }
  const { breaks } = input.view.options
  const edges = breaks ? edgesFrom(breaks, values) : roundEdges(values)
  return {
    described: found,
    bins: binsOf(found.set.points, (point) => point.value, edges),
    median: median(values),
  }
}

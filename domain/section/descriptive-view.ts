import { isoPeriod, type PeriodCode } from '#domain/period/period.ts'
import type { View } from '#domain/view/view.ts'
import type { Across, DescriptiveWanted } from './descriptive-address.ts'

/** A choice of figures to describe that has data. */
export interface DescriptiveChoice {
  readonly indicator: number
  readonly source: number
  readonly location: number
  readonly period: PeriodCode | null
  readonly across: Across
}

/** Histogram or box plot of a choice. `breaks` are given where the reader wants other classes than the round ones. */
export function descriptiveView(
  kind: 'histogram' | 'box-plot',
  choice: DescriptiveChoice,
  wanted: Pick<DescriptiveWanted, 'national' | 'sdg'>,
  breaks: readonly number[] | null,
): View {
  const { across, period } = choice
  return {
    kind,
    indicators: [choice.indicator],
    sources: [choice.source],
    locations: [choice.location],
    periods: across === 'time' || period === null ? [] : [isoPeriod(period)],
    options: {
      national: wanted.national,
      sdg: wanted.sdg,
      ...(across === 'time' ? { compareBy: 'period' as const } : { regions: across }),
      ...(breaks && breaks.length > 0 && { breaks }),
    },
  }
}

/** What the values of such a view belong to; states unless it says otherwise. */
export function acrossOf({ options }: View): Across {
  return options.compareBy === 'period' ? 'time' : (options.regions ?? 'states')
}

/** The course over time of the one source that is described. */
export function courseView(
  choice: DescriptiveChoice,
  wanted: Pick<DescriptiveWanted, 'national' | 'sdg'>,
): View {
  return {
    kind: 'trend',
    indicators: [choice.indicator],
    sources: [choice.source],
    locations: [choice.location],
    periods: [],
    options: { national: wanted.national, sdg: wanted.sdg, alone: true },
  }
}

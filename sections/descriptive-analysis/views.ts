import type { BoxPlotView } from '#charts/box-plot/view.ts'
import type { HistogramView } from '#charts/histogram/view.ts'
import type { TrendView } from '#charts/trend/view.ts'
import { isoPeriod } from '#domain/period/period.ts'
import type { DescriptiveState } from './state.ts'
import type { DescriptiveChoice } from './descriptive-choice.ts'

type Targets = Pick<DescriptiveState, 'national' | 'sdg'>

/** The histogram of a choice. `breaks` are given where the reader wants other classes than the round ones. */
export function histogramView(
  choice: DescriptiveChoice,
  targets: Targets,
  breaks: readonly number[] | null,
): HistogramView {
  const { options, ...spread } = boxPlotView(choice, targets)
  const own = breaks && breaks.length > 0 ? { breaks } : {}
  return { ...spread, kind: 'histogram', options: { ...options, ...own } }
}

/** The box plot of a choice. */
export function boxPlotView(choice: DescriptiveChoice, { national, sdg }: Targets): BoxPlotView {
  const { across, period } = choice
  return {
    kind: 'box-plot',
    indicators: [choice.indicator],
    sources: [choice.source],
    locations: [choice.location],
    periods: across === 'time' || period === null ? [] : [isoPeriod(period)],
    options: { national, sdg, ...(across === 'time' ? { compareBy: 'period' } : { regions: across }) },
  }
}

/** The course over time of the one source that is described. */
export function courseView(choice: DescriptiveChoice, { national, sdg }: Targets): TrendView {
  return {
    kind: 'trend',
    indicators: [choice.indicator],
    sources: [choice.source],
    locations: [choice.location],
    periods: [],
    options: { national, sdg, alone: true },
  }
}

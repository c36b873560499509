import type { FigureInput } from '#charts/figure.ts'
import type { KindView } from '#charts/kind/define-kind.ts'
import { ACROSS, BREAKS, OVER_TIME, TARGETS } from '#charts/kind/shared-options.ts'

export const histogramOptions = { ...TARGETS, ...ACROSS, ...BREAKS, ...OVER_TIME }

export type HistogramView = KindView<'histogram', typeof histogramOptions>

export type HistogramInput = FigureInput<HistogramView>

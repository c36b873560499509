import type { FigureInput } from '#charts/figure.ts'
import type { KindView } from '#charts/kind/define-kind.ts'
import { ACROSS, OVER_TIME, TARGETS } from '#charts/kind/shared-options.ts'

export const boxPlotOptions = { ...TARGETS, ...ACROSS, ...OVER_TIME }

export type BoxPlotView = KindView<'box-plot', typeof boxPlotOptions>

export type BoxPlotInput = FigureInput<BoxPlotView>

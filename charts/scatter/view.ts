import type { FigureInput } from '#charts/figure.ts'
import type { KindView } from '#charts/kind/define-kind.ts'
import { choice } from '#charts/kind/option-forms.ts'
import { CORRELATED } from '#charts/kind/shared-options.ts'

export const scatterOptions = {
  ...CORRELATED,
  /** The line through the points; least squares without it. */
  fit: choice('fit', [['theil-sen', 'Theil–Sen']], { label: 'Line', standard: null }),
}

export type ScatterView = KindView<'scatter', typeof scatterOptions>

export type ScatterInput = FigureInput<ScatterView>

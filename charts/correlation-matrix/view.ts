import type { FigureInput } from '#charts/figure.ts'
import type { KindView } from '#charts/kind/define-kind.ts'
import { choice, ids } from '#charts/kind/option-forms.ts'
import { CORRELATED } from '#charts/kind/shared-options.ts'

export const correlationMatrixOptions = {
  ...CORRELATED,
  /** How the p of many correlations are adjusted; Benjamini–Hochberg without it. */
  adjust: choice('adjust', [['holm', 'Holm']], { label: 'Adjustment', standard: null }),
  /** The two indicators whose cell is marked. */
  pair: ids('pair', { label: 'Marked pair', standard: null, names: 'indicator' }),
}

export type CorrelationMatrixView = KindView<'correlation-matrix', typeof correlationMatrixOptions>

export type CorrelationMatrixInput = FigureInput<CorrelationMatrixView>

/** The input of any figure about correlations. */
export type CorrelatedInput = FigureInput<KindView<string, typeof CORRELATED>>

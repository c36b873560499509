import { message } from '#domain/message/message.ts'
import type { FigureInput } from '#charts/figure.ts'
import type { KindView } from '#charts/kind/define-kind.ts'
import { choice, formed, ids } from '#charts/kind/option-forms.ts'
import { CORRELATED } from '#charts/kind/shared-options.ts'

const HOLM = message('correlation-section.adjusted', { by: 'holm' })

export const correlationMatrixOptions = {
  ...CORRELATED,
  /** How the p of many correlations are adjusted; Benjamini–Hochberg without it. */
  adjust: formed(
    choice('adjust', [['holm', HOLM]], { label: message('correlation-section.adjustment'), standard: null }),
    [
      [null, message('correlation-section.adjusted', { by: 'bh' })],
      ['holm', HOLM],
    ],
  ),
  /** The two indicators whose cell is marked. */
  pair: ids('pair', { label: message('options.pair'), standard: null, names: 'indicator' }),
}

export type CorrelationMatrixView = KindView<'correlation-matrix', typeof correlationMatrixOptions>

export type CorrelationMatrixInput = FigureInput<CorrelationMatrixView>

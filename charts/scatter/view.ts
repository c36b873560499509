import { message } from '#domain/message/message.ts'
import type { FigureInput } from '#charts/figure.ts'
import type { KindView } from '#charts/kind/define-kind.ts'
import { choice, formed } from '#charts/kind/option-forms.ts'
import { CORRELATED } from '#charts/kind/shared-options.ts'

const THEIL_SEN = message('correlation-section.theil-sen')

export const scatterOptions = {
  ...CORRELATED,
  /** The line through the points; least squares without it. */
  fit: formed(
    choice('fit', [['theil-sen', THEIL_SEN]], { label: message('correlation-section.line'), standard: null }),
    [
      [null, message('correlation-section.least-squares')],
      ['theil-sen', THEIL_SEN],
    ],
  ),
}

export type ScatterView = KindView<'scatter', typeof scatterOptions>

export type ScatterInput = FigureInput<ScatterView>

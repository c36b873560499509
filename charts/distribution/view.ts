import { message } from '#domain/message/message.ts'
import type { FigureInput } from '#charts/figure.ts'
import type { KindView } from '#charts/kind/define-kind.ts'
import { choice } from '#charts/kind/option-forms.ts'
import { INTERVALS, PARTS, REFERENCE, TARGETS } from '#charts/kind/shared-options.ts'

export const distributionOptions = {
  shape: choice(
    'shape',
    [
      ['bars', message('chart.form', { form: 'bars' })],
      ['map', message('chart.form', { form: 'map' })],
    ],
    { label: message('distribution.form'), standard: 'bars' },
  ),
  ...TARGETS,
  ...PARTS,
  ...INTERVALS,
  ...REFERENCE,
}

export type DistributionView = KindView<'distribution', typeof distributionOptions>

export type DistributionInput = FigureInput<DistributionView>

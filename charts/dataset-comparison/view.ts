import { message } from '#domain/message/message.ts'
import type { FigureInput } from '#charts/figure.ts'
import type { KindView } from '#charts/kind/define-kind.ts'
import { choice } from '#charts/kind/option-forms.ts'
import { INTERVALS } from '#charts/kind/shared-options.ts'

export const datasetComparisonOptions = {
  shape: choice('shape', [['column', 'Column']], { label: 'Form of the figure', standard: null }),
  ...INTERVALS,
  order: choice(
    'order',
    [
      ['name', message('dataset-section.order-by', { by: 'name' })],
      ['zone', message('dataset-section.order-by', { by: 'zone' })],
      ['value', message('dataset-section.order-by', { by: 'value' })],
    ],
    { label: message('dataset-section.order'), standard: 'name' },
  ),
}

export type DatasetComparisonView = KindView<'dataset-comparison', typeof datasetComparisonOptions>

export type DatasetComparisonInput = FigureInput<DatasetComparisonView>

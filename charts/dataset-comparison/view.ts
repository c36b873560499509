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
      ['name', 'A–Z'],
      ['zone', 'By zone'],
      ['value', 'By difference'],
    ],
    { label: 'Order of the states', standard: 'name' },
  ),
}

export type DatasetComparisonView = KindView<'dataset-comparison', typeof datasetComparisonOptions>

export type DatasetComparisonInput = FigureInput<DatasetComparisonView>

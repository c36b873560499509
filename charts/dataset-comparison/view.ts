import { message } from '#domain/message/message.ts'
import type { FigureInput } from '#charts/figure.ts'
import type { KindView } from '#charts/kind/define-kind.ts'
import { choice, formed } from '#charts/kind/option-forms.ts'
import { INTERVALS, REFERENCE } from '#charts/kind/shared-options.ts'

const COLUMNS = message('dataset-section.forms', { form: 'columns' })

export const datasetComparisonOptions = {
  shape: formed(
    choice('shape', [['column', COLUMNS]], { label: message('dataset-section.form'), standard: null }),
    [
      [null, message('dataset-section.forms', { form: 'dots' })],
      ['column', COLUMNS],
    ],
  ),
  ...INTERVALS,
  ...REFERENCE,
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

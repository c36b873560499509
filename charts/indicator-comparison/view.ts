import { message } from '#domain/message/message.ts'
import type { StoredView } from '#domain/view/stored-view.ts'
import type { FigureInput } from '#charts/figure.ts'
import type { KindView } from '#charts/kind/define-kind.ts'
import { choice } from '#charts/kind/option-forms.ts'
import { INTERVALS, LINE_OR_COLUMN, TARGETS, YEARS_OF } from '#charts/kind/shared-options.ts'

export const indicatorComparisonOptions = {
  /** Over periods only; places are compared by bars. */
  shape: {
    ...LINE_OR_COLUMN.shape,
    offer: {
      ...LINE_OR_COLUMN.shape.offer,
      shown: ({ options }: Pick<StoredView, 'options'>) => (options.compareBy ?? 'period') === 'period',
    },
  },
  ...TARGETS,
  ...INTERVALS,
  compareBy: choice(
    'compare_by',
    [
      ['period', message('indicator-comparison.by', { by: 'period' })],
      ['national', message('indicator-comparison.by', { by: 'national' })],
      ['zones', message('indicator-comparison.by', { by: 'zones' })],
      ['states', message('indicator-comparison.by', { by: 'states' })],
    ],
    { label: message('indicator-comparison.compare-by'), standard: 'period' },
  ),
  order: choice(
    'order',
    [
      ['name', message('indicator-comparison.order-by', { by: 'name' })],
      ['zone', message('indicator-comparison.order-by', { by: 'zone' })],
      ['value', message('indicator-comparison.order-by', { by: 'value' })],
    ],
    {
      label: message('indicator-comparison.order'),
      standard: 'name',
      shown: ({ options }) => options.compareBy === 'states',
    },
  ),
  /** Over periods: from the first figure of any indicator, or from the year in which most have begun. */
  span: choice(
    'span',
    [
      ['most', message('indicator-comparison.span-of', { span: 'most' })],
      ['all', message('indicator-comparison.span-of', { span: 'all' })],
    ],
    {
      label: message('indicator-comparison.span'),
      standard: 'all',
      shown: ({ options }) => (options.compareBy ?? 'period') === 'period',
    },
  ),
  ...YEARS_OF,
}

export type IndicatorComparisonView = KindView<'indicator-comparison', typeof indicatorComparisonOptions>

export type IndicatorComparisonInput = FigureInput<IndicatorComparisonView>

import type { FigureInput } from '#charts/figure.ts'
import type { KindView } from '#charts/kind/define-kind.ts'
import { choice } from '#charts/kind/option-forms.ts'
import { INTERVALS, TARGETS } from '#charts/kind/shared-options.ts'

export const indicatorComparisonOptions = {
  ...TARGETS,
  ...INTERVALS,
  compareBy: choice(
    'compare_by',
    [
      ['period', 'Periods'],
      ['national', 'The nation'],
      ['zones', 'Zones'],
      ['states', 'States'],
    ],
    { label: 'Compare by', standard: 'period' },
  ),
  order: choice(
    'order',
    [
      ['name', 'A–Z'],
      ['zone', 'By zone'],
      ['value', 'By the first indicator'],
    ],
    {
      label: 'Order of the states',
      standard: 'name',
      shown: ({ options }) => options.compareBy === 'states',
    },
  ),
}

export type IndicatorComparisonView = KindView<'indicator-comparison', typeof indicatorComparisonOptions>

export type IndicatorComparisonInput = FigureInput<IndicatorComparisonView>

import { message } from '#domain/message/message.ts'
import type { FigureInput } from '#charts/figure.ts'
import type { KindView } from '#charts/kind/define-kind.ts'
import { choice } from '#charts/kind/option-forms.ts'

export const quartersOptions = {
  /** One place over time, or places in one quarter. */
  shape: choice(
    'shape',
    [
      ['column', message('chart.form', { form: 'column' })],
      ['table', message('quarters.scorecard')],
    ],
    { label: message('trend.form'), standard: 'column' },
  ),
  /** Of the places: by zone and name, by their change since the year before, or those with a doubt first. */
  order: choice(
    'order',
    [
      ['zone', message('quarters.order-by', { by: 'zone' })],
      ['change', message('quarters.order-by', { by: 'change' })],
      ['flags', message('quarters.order-by', { by: 'flags' })],
    ],
    {
      label: message('quarters.order'),
      standard: 'zone',
      shown: ({ options }) => options.shape === 'table',
    },
  ),
}

export type QuartersView = KindView<'quarters', typeof quartersOptions>

export type QuartersInput = FigureInput<QuartersView>

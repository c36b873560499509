import { message } from '#domain/message/message.ts'
import type { FigureInput } from '#charts/figure.ts'
import type { KindView } from '#charts/kind/define-kind.ts'
import { choice } from '#charts/kind/option-forms.ts'
import { DIMENSION, HIDDEN, TARGETS } from '#charts/kind/shared-options.ts'

export const groupsOptions = {
  /** Bars of one period; lines or an equiplot over time, or of states. */
  shape: choice(
    'shape',
    [
      ['bars', message('chart.form', { form: 'bars' })],
      ['line', message('disaggregation.lines')],
      ['equiplot', message('disaggregation.equiplot')],
    ],
    { label: message('disaggregation.form'), standard: 'bars' },
  ),
  ...TARGETS,
  ...HIDDEN,
  compareBy: choice(
    'compare_by',
    [
      ['states', message('options.states')],
      ['dimensions', message('disaggregation.dimensions')],
    ],
    { label: message('options.across'), standard: null },
  ),
  ...DIMENSION,
}

export type GroupsView = KindView<'groups', typeof groupsOptions>

export type GroupsInput = FigureInput<GroupsView>

import { message } from '#domain/message/message.ts'
import type { FigureInput } from '#charts/figure.ts'
import type { KindView } from '#charts/kind/define-kind.ts'
import { choice, word } from '#charts/kind/option-forms.ts'
import { HIDDEN, TARGETS } from '#charts/kind/shared-options.ts'

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
  /** As in the data: `wealth`. Without it the first that has figures. */
  dimension: word('dimension', { label: message('disaggregation.groups-by'), standard: null }),
}

export type GroupsView = KindView<'groups', typeof groupsOptions>

export type GroupsInput = FigureInput<GroupsView>

/** The input of any figure about groups of people. */
export type PeopleInput = FigureInput<KindView<string, Pick<typeof groupsOptions, 'hidden' | 'dimension'>>>

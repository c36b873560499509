import { message } from '#domain/message/message.ts'
import type { FigureInput } from '#charts/figure.ts'
import type { KindView } from '#charts/kind/define-kind.ts'
import { choice } from '#charts/kind/option-forms.ts'

export const scorecardOptions = {
  compareBy: choice(
    'compare_by',
    [
      ['states', message('scorecard.row', { of: 'states' })],
      ['zones', message('scorecard.row', { of: 'zones' })],
    ],
    { label: message('scorecard.places'), standard: 'states' },
  ),
}

export type ScorecardView = KindView<'scorecard', typeof scorecardOptions>

export type ScorecardInput = FigureInput<ScorecardView>

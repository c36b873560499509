import type { FigureInput } from '#charts/figure.ts'
import type { KindView } from '#charts/kind/define-kind.ts'
import { choice } from '#charts/kind/option-forms.ts'

export const scorecardOptions = {
  compareBy: choice(
    'compare_by',
    [
      ['zones', 'Zones'],
      ['states', 'States'],
    ],
    { label: 'Places', standard: 'states' },
  ),
}

export type ScorecardView = KindView<'scorecard', typeof scorecardOptions>

export type ScorecardInput = FigureInput<ScorecardView>

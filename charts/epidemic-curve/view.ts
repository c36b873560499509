import type { FigureInput } from '#charts/figure.ts'
import type { KindView } from '#charts/kind/define-kind.ts'
import { choice } from '#charts/kind/option-forms.ts'

export const epidemicCurveOptions = {
  shape: choice(
    'shape',
    [
      ['line', 'Beside earlier years'],
      ['column', 'Weeks'],
      ['bars', 'Totals'],
      ['cumulative', 'Running total'],
    ],
    { label: 'Form of the curve', standard: null },
  ),
  compareBy: choice('compare_by', [['states', 'States']], { label: 'Compare by', standard: null }),
}

export type EpidemicCurveView = KindView<'epidemic-curve', typeof epidemicCurveOptions>

export type EpidemicCurveInput = FigureInput<EpidemicCurveView>

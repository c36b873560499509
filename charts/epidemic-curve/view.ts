import { message } from '#domain/message/message.ts'
import type { FigureInput } from '#charts/figure.ts'
import type { KindView } from '#charts/kind/define-kind.ts'
import { choice, formed } from '#charts/kind/option-forms.ts'

const BY_STATE = message('epidemic-curve.died-by', { by: 'states' })

export const epidemicCurveOptions = {
  shape: choice(
    'shape',
    [
      ['column', message('epidemic-curve.curve', { form: 'weeks' })],
      ['line', message('epidemic-curve.curve', { form: 'range' })],
      ['cumulative', message('epidemic-curve.curve', { form: 'running' })],
      ['bars', message('epidemic-curve.places', { form: 'totals' })],
    ],
    { label: message('epidemic-curve.curve-form'), standard: null },
  ),
  compareBy: formed(
    choice('compare_by', [['states', BY_STATE]], { label: message('epidemic-curve.died'), standard: null }),
    [
      [null, message('epidemic-curve.died-by', { by: 'years' })],
      ['states', BY_STATE],
    ],
  ),
}

export type EpidemicCurveView = KindView<'epidemic-curve', typeof epidemicCurveOptions>

export type EpidemicCurveInput = FigureInput<EpidemicCurveView>

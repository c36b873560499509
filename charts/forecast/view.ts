import { message } from '#domain/message/message.ts'
import type { FigureInput } from '#charts/figure.ts'
import type { KindView } from '#charts/kind/define-kind.ts'
import { whole, word } from '#charts/kind/option-forms.ts'
import { INTERVALS, TARGETS } from '#charts/kind/shared-options.ts'

export const forecastOptions = {
  ...TARGETS,
  ...INTERVALS,
  /** Steps in the frequency of the series; 5 years or 12 months without it. */
  horizon: whole('horizon', { label: message('predictive.forecast-for'), standard: null }),
  /** The combination without it. */
  model: word('model', { label: message('predictive.model'), standard: null }),
}

export type ForecastView = KindView<'forecast', typeof forecastOptions>

export type ForecastInput = FigureInput<ForecastView>

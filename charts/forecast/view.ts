import { MODEL_NAMES } from '#domain/forecast/model-names.ts'
import { message } from '#domain/message/message.ts'
import type { FigureInput } from '#charts/figure.ts'
import type { KindView } from '#charts/kind/define-kind.ts'
import { choice, whole, yearOrMonth } from '#charts/kind/option-forms.ts'
import { INTERVALS, LINE_OR_COLUMN, TARGETS } from '#charts/kind/shared-options.ts'

export const forecastOptions = {
  ...LINE_OR_COLUMN,
  ...TARGETS,
  ...INTERVALS,
  /** Steps in the frequency of the series, as links and figures of earlier versions say it; `until` goes before. */
  horizon: whole('horizon', { label: message('predictive.forecast-steps'), standard: null }),
  /** The combination, or what did clearly better on the past, without it. */
  model: choice(
    'model',
    MODEL_NAMES.map((model) => [model, message('forecast.model', { model })] as const),
    { label: message('predictive.model'), standard: null },
  ),
  /** The year or month that it leads to, which is the same whenever a link is opened; the usual reach without it. */
  until: yearOrMonth('until', { label: message('predictive.forecast-until'), standard: null }),
  /** The figures that are drawn before it. */
  span: choice(
    'span',
    [
      ['recent', message('predictive.span', { span: 'recent' })],
      ['all', message('predictive.span', { span: 'all' })],
    ],
    { label: message('predictive.span-label'), standard: 'recent' },
  ),
}

export type ForecastView = KindView<'forecast', typeof forecastOptions>

export type ForecastInput = FigureInput<ForecastView>

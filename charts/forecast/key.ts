import { type Message, message } from '#domain/message/message.ts'
import { isoPeriodName } from '#domain/narrative/predictive-words.ts'
import { sourceName } from '#domain/message/value.ts'
import type { KeyEntry } from '#charts/figure.ts'
import { classLook } from '#charts/colour/class-colour.ts'
import type { ForecastModel } from './model.ts'
import type { ForecastSubject } from './question.ts'
import type { ForecastInput } from './view.ts'

/** The key of the signs; a sign without any drawing is left out. */
export function forecastKey(model: ForecastModel, { view, language }: ForecastInput): KeyEntry[] {
  const { actual, ahead, published, outliers } = model
  if (!model.subject.source) return []
  const source = sourceName(model.subject.source)
  const { token, marker } = classLook(model.subject.source.classification)
  const colour = `--${token}`
  const isColumns = view.options.shape === 'column'
  const entry = (said: Message, theme: Omit<KeyEntry, 'label'>) => ({ ...theme, label: language.text(said) })
  const made = message('forecast.key-actual', { source, made: madeHow(model.subject) })
  const far = { colour: '--warn-ink', marker: 'circle', hollow: true } as const
  return [
    ...(actual ? [entry(made, { colour, marker: isColumns ? 'square' : marker })] : []),
    ...(ahead.length > 0
      ? [
          entry(
            message('forecast.key-forecast'),
            isColumns
              ? { colour, marker: 'square', hollow: true, broken: true }
              : { colour, marker: 'dashed' },
          ),
          ...intervalKeys(model)
            // A column has its widest interval, as a whisker.
            .slice(isColumns ? -1 : 0)
            .map((said) =>
              entry(said, { colour: isColumns ? '--ink' : colour, marker: isColumns ? 'whisker' : 'band' }),
            ),
        ]
      : []),
    ...(published.length > 0
      ? [entry(message('forecast.key-own', { source }), { colour, marker, hollow: true })]
      : []),
    ...(outliers.length > 0 ? [entry(message('forecast.key-far'), far)] : []),
  ]
}

function intervalKeys({ intervals, subject: { source } }: ForecastModel): Message[] {
  if (intervals?.status !== 'ok' || !source) return []
  if (intervals.of === 'forecast') {
    return [message('forecast.key-interval-80'), message('forecast.key-interval-95')]
  }
  const { level, period } = intervals
  const of = { source: sourceName(source), period: isoPeriodName(period) }
  return [message('forecast.key-interval-carried', { ...of, level: String(level) })]
}

function madeHow({ series }: ForecastSubject): 'added' | 'published' {
  return series.status === 'ready' && series.remarks.includes('weeks_added_up') ? 'added' : 'published'
}

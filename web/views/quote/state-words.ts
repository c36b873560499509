import type { AnswerOf } from '#contract/call.ts'
import type { Indicator } from '#domain/indicator/indicator.ts'
import { type Message, message } from '#domain/message/message.ts'
import { decimal, figure as figureValue } from '#domain/message/value.ts'

type State = AnswerOf<'GET /observations/{key}/history'>['states'][number]

/** What a release made of a figure that was as `before`; undefined: it was not there. */
export function stateWords(state: State, before: State | undefined, indicator: Indicator): Message {
  const shown = (value: number) => figureValue(value, indicator)
  const interval =
    state.lower === null || state.upper === null
      ? message('quote-card.no-interval')
      : message('quote-card.with-interval', { lower: decimal(state.lower), upper: decimal(state.upper) })
  if (state.value === null) return message('quote-card.life-withdrawn')
  if (!before || before.value === null)
    return message('quote-card.life-first', { value: shown(state.value), interval })
  if (before.value === state.value) return message('quote-card.life-interval', { interval })
  return message('quote-card.life-changed', { was: shown(before.value), is: shown(state.value), interval })
}

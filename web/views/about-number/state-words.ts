import type { AnswerOf } from '#contract/call.ts'
import type { Indicator } from '#domain/indicator/indicator.ts'
import { type Message, message, type Value } from '#domain/message/message.ts'
import { decimal, figure as figureValue, sentences, whole } from '#domain/message/value.ts'

type State = AnswerOf<'GET /observations/{key}/history'>['states'][number]

/** What a release made of a figure that was as `before`; undefined: it was not there. */
export function stateWords(state: State, before: State | undefined, indicator: Indicator): Message {
  const shown = (value: number) => figureValue(value, indicator)
  const interval =
    state.lower === null || state.upper === null
      ? message('quote-card.no-interval')
      : message('quote-card.with-interval', { lower: decimal(state.lower), upper: decimal(state.upper) })
  if (state.value === null) return message('about-number.withdrawn')
  if (!before || before.value === null)
    return message('about-number.first', { value: shown(state.value), interval })
  if (before.value === state.value) return message('about-number.interval', { interval })
  return message('about-number.changed', { was: shown(before.value), is: shown(state.value), interval })
}

/** How a state of a figure came about, who brought it by their role, and why, in one line. */
export function originWords({ origin, role, approved, explained, undoes, release }: State): Value {
  const who = message('about-number.role', { role: role ?? 'none' })
  const how =
    origin === 'undo'
      ? message('about-number.undid', { number: whole(undoes ?? 0) })
      : message('about-number.origin', {
          origin: origin === 'data-set' ? 'data_set' : origin,
          who,
          approved: approved ? 'yes' : 'no',
        })
  const parts: Value[] = [how]
  if (release.note !== '') parts.push(message('about-number.note', { note: release.note }))
  if (explained !== '') parts.push(message('about-number.explained', { reason: explained }))
  return sentences(parts)
}

import { message } from '#domain/message/message.ts'
import { indicatorName, sentences } from '#domain/message/value.ts'
import { byId, type ReferenceData } from '#domain/reference/reference-data.ts'
import type { Question } from '../question.ts'
import type { Answer } from './answer.ts'

/** The answer to a question that a language model read: it says first what was understood, and by whom. */
export function readAs(
  answer: Answer,
  questions: readonly Question[],
  { indicators }: ReferenceData,
): Answer {
  const id = questions[0]?.indicators[0]
  if (id === undefined) return answer
  const said = message('assistant.read-as', { indicator: indicatorName(byId(indicators, id)) })
  return {
    ...answer,
    text: sentences([said, answer.text]),
    sentences: [{ said, origin: null }, ...answer.sentences],
  }
}

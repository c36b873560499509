import { message } from '#domain/message/message.ts'
import { byId } from '#domain/reference/reference-data.ts'
import type { AnswerInput, PartAnswer } from './answer.ts'
import { valueAnswer } from './value.ts'

/** A number of people is asked for where a share or a rate of them is held: this is said, and the share follows. */
export function numberAnswer(asked: AnswerInput): PartAnswer {
  const share = valueAnswer(asked)
  if (share.reason !== null) return share
  const about = byId(asked.data.reference.indicators, asked.question.indicators[0] ?? 0)
  const kind = about.factor === 2 ? 'share' : 'rate'
  return { ...share, said: [...share.said, message('assistant.only-share', { kind })] }
}

import { message } from '#domain/message/message.ts'
import { sentences } from '#domain/message/value.ts'
import { byId } from '#domain/reference/reference-data.ts'
import { figureUnit } from '#domain/statistics/figure-unit.ts'
import type { AnswerInput, PartAnswer } from './answer.ts'
import { valueAnswer } from './value.ts'

/** A number of people is asked for where a share or a rate of them is held: this is said, and the share follows. */
export function numberAnswer(asked: AnswerInput): PartAnswer {
  const { question } = asked
  // The count of the same people, where it is held, is what is asked for.
  const count =
    question.counted === null || question.isOpposite
      ? null
      : valueAnswer({ ...asked, question: { ...question, indicators: [question.counted] } })
  if (count?.reason === null) return count
  const share = valueAnswer(asked)
  if (share.reason !== null) return share
  const about = byId(asked.data.reference.indicators, question.indicators[0] ?? 0)
  // A number of some of the same people, where the rate of all was asked about, is a number.
  if (figureUnit(about) === 'count') return share
  const kind = about.factor === 2 ? 'share' : 'rate'
  const [figure = '', ...rest] = share.said
  // Beside the figure itself, so that no short text drops it.
  return { ...share, said: [sentences([figure, message('assistant.only-share', { kind })]), ...rest] }
}

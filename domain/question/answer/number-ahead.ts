import { message } from '#domain/message/message.ts'
import { byId } from '#domain/reference/reference-data.ts'
import type { FrameOf } from '../frame.ts'
import { type AnswerInput, answering, type PartAnswer } from './answer.ts'
import { expectedAnswer } from './forecast.ts'
import { lies } from './limits.ts'
import { limitSaid } from './threshold.ts'

/** What a forecast says of the year that was asked for, and whether it comes to the number that was named. */
export function numberAheadAnswer(asked: AnswerInput, { year, limit }: FrameOf<'number_ahead'>): PartAnswer {
  const { question, data } = asked
  const about = byId(data.reference.indicators, question.indicators[0] ?? 0)
  const then = expectedAnswer({
    data,
    question: { ...question, periods: { ...question.periods, years: [year] } },
  })
  const [row] = then.rows
  if (then.reason !== null || !row) return then
  const { lower, upper } = row
  const isReached = lies(row.value, limit)
  const isOneSide =
    lower !== null && upper !== null && [lower, upper].every((edge) => lies(edge, limit) === isReached)
  const verdict = message('assistant.ahead-number', {
    reaches: isReached ? 'yes' : 'no',
    side: limit.side,
    limit: limitSaid(limit, about),
    sure: lower === null || upper === null ? 'bare' : isOneSide ? 'yes' : 'no',
  })
  return answering({
    ...then,
    said: [...then.said.slice(0, 1), verdict, ...then.said.slice(1)],
    rows: [{ ...row, target: limit.value }, ...then.rows.slice(1)],
  })
}

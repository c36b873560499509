import { message } from '#domain/message/message.ts'
import { byId } from '#domain/reference/reference-data.ts'
import { sideIsUncertain, targetStanding, targetWords } from '#domain/target/target.ts'
import { targetValue } from '#domain/target/target-label.ts'
import type { FrameOf } from '../frame.ts'
import { type AnswerInput, answering, type PartAnswer } from './answer.ts'
import { expectedAnswer } from './forecast.ts'
import { targetAnswer } from './target.ts'

/** Where a figure stands against its target, and what a forecast says of the year that was asked for; without a target or a forecast it says so. */
export function targetAheadAnswer(asked: AnswerInput, { year }: FrameOf<'target_ahead'>): PartAnswer {
  const { question, data } = asked
  const about = byId(data.reference.indicators, question.indicators[0] ?? 0)
  const of = (years: readonly number[]): AnswerInput => ({
    data,
    // Without the words of the question: `on track` asks where the figure is now, alone.
    question: { ...question, text: '', periods: { ...question.periods, years } },
  })
  const now = targetAnswer(of([]))
  const aim = now.rows[0]?.target ?? null
  if (now.reason !== null || aim === null) return now
  const then = expectedAnswer(of([year]))
  const [row] = then.rows
  if (then.reason !== null || !row)
    return answering({ ...now, said: [...now.said, message('assistant.ahead-none', { year: `${year}` })] })
  const standing = targetStanding(row.value, aim, about.slope, about)
  const isBounded = row.lower !== null && row.upper !== null
  const verdict =
    standing === 'none'
      ? []
      : [
          message('assistant.ahead', {
            target: targetWords(targetValue(aim, about), { ...about, value: aim }),
            reaches: standing === 'below' ? 'no' : 'yes',
            sure: !isBounded ? 'bare' : sideIsUncertain(row, aim) ? 'no' : 'yes',
          }),
        ]
  return answering({
    said: [...then.said.slice(0, 1), ...verdict, ...then.said.slice(1), ...now.said],
    rows: [{ ...row, target: aim }, ...then.rows.slice(1), ...now.rows],
    links: [...now.links, ...then.links],
    assumptions: now.assumptions,
  })
}

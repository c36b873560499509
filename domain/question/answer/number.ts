import { message } from '#domain/message/message.ts'
import { sentences } from '#domain/message/value.ts'
import { byId } from '#domain/reference/reference-data.ts'
import { figureUnit } from '#domain/statistics/figure-unit.ts'
import type { AnswerInput, PartAnswer } from './answer.ts'
import { valueAnswer } from './value.ts'

/** So many of every so many. */
const PER =
  /\b(?:per|for every|in every|out of(?: every)?|of every|for each)(?: of)? (?:1[\d,]*0\b|10 ?k\b|100 ?k\b|(?:ten |hundred |a |a hundred )?thousand|hundred|million)/i

/** A count of the same people, where one is held beside the rate: nurses in facilities, beside the density of nurses; null for none. */
function countsBeside(asked: AnswerInput): PartAnswer | null {
  const { question, data } = asked
  return (
    question.belowNation
      .filter((id) => figureUnit(byId(data.reference.indicators, id)) === 'count')
      .map((id) => valueAnswer({ ...asked, question: { ...question, indicators: [id] } }))
      .find(({ reason, rows }) => reason === null && rows.length > 0) ?? null
  )
}

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
  // `How many doctors for every 10,000 people`: nobody asked for a number of them.
  if (figureUnit(about) === 'count' || PER.test(question.text)) return share
  const others = countsBeside(asked)
  if (others)
    return {
      ...others,
      said: [...share.said, message('assistant.same-people'), ...others.said],
      rows: [...share.rows, ...others.rows],
    }
  const kind = about.factor === 2 ? 'share' : 'rate'
  const [figure = '', ...rest] = share.said
  // Beside the figure itself, so that no short text drops it.
  return { ...share, said: [sentences([figure, message('assistant.only-share', { kind })]), ...rest] }
}

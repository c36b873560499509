import { message } from '#domain/message/message.ts'
import { periodName } from '#domain/message/value.ts'
import { type AnswerInput, answering, type PartAnswer } from './answer.ts'
import { compareYearsAnswer } from './compare-years.ts'
import { expectedAnswer } from './forecast.ts'
import { valueAnswer } from './value.ts'

/**
 * What is expected of the years to come that were asked for, each by itself, beside the figures of those that are over, as in `2010, 2022
 * and 2030`: by the source of what is expected, where it has them. Without a year: of the next one.
 */
export function expectedYearsAnswer(asked: AnswerInput): PartAnswer {
  const { question, data } = asked
  const { years } = question.periods
  const past = years.filter((year) => year <= data.currentYear)
  const ahead = years.filter((year) => year > data.currentYear)
  if (years.length < 2 || ahead.length === 0) return expectedAnswer(asked)
  const ofYears = (some: readonly number[], sources = question.sources): AnswerInput => ({
    ...asked,
    question: { ...question, sources, periods: { ...question.periods, years: some } },
  })
  const expected = ahead.map((year) => ({ year, part: expectedAnswer(ofYears([year])) }))
  const told = (sources = question.sources) =>
    past.length > 1 ? compareYearsAnswer(ofYears(past, sources)) : valueAnswer(ofYears(past, sources))
  const source = expected.flatMap(({ part: { rows } }) => rows)[0]?.source
  const bySource = source === undefined ? null : told([source])
  const before = past.length === 0 ? [] : [bySource?.reason === null ? bySource : told()]
  const parts = [...before, ...expected.map(({ part }) => part)]
  const [first] = parts
  return answering({
    said: [
      ...before.flatMap(({ said }) => said),
      ...expected.flatMap(({ year, part: { said, reason } }) =>
        reason === null ? said : [message('assistant.of-year', { year: periodName(year * 1000) }), ...said],
      ),
    ],
    rows: parts.flatMap(({ rows }) => rows),
    reason: parts.every(({ reason }) => reason !== null) ? (first?.reason ?? null) : null,
    links: first?.links ?? [],
    assumptions: parts.flatMap(({ assumptions }) => assumptions),
    suggestions: parts.flatMap(({ suggestions }) => suggestions),
  })
}

import { message } from '#domain/message/message.ts'
import { listOf, sentences } from '#domain/message/value.ts'
import type { Intent, Question } from '../question.ts'
import { licenceAnswer, methodAnswer } from './about-sources.ts'
import type { Answer, AnswerInput, PartAnswer, QuestionData } from './answer.ts'
import { comparableAnswer, limitsAnswer } from './about-measures.ts'
import { catalogueAnswer } from './catalogue.ts'
import { placesAnswer, sourcesAnswer } from './compare.ts'
import { declineWith } from './decline.ts'
import { definitionAnswer } from './definition.ts'
import { differAnswer } from './differ.ts'
import { forecastAnswer } from './forecast.ts'
import { groupsAnswer } from './groups.ts'
import { mapAnswer } from './map.ts'
import { greetingAnswer, productAnswer } from './product.ts'
import { quoteAnswer } from './quote.ts'
import { rankAnswer } from './rank.ts'
import { storyInWords } from './story.ts'
import { sumAnswer } from './sum.ts'
import { targetAnswer } from './target.ts'
import { trendAnswer } from './trend.ts'
import { valueAnswer } from './value.ts'

const ANSWERS: Readonly<Record<Intent, (asked: AnswerInput) => PartAnswer>> = {
  value: valueAnswer,
  compare_sources: sourcesAnswer,
  compare_places: placesAnswer,
  compare_periods: trendAnswer,
  rank: rankAnswer,
  trend: trendAnswer,
  target: targetAnswer,
  quote: quoteAnswer,
  why_differ: differAnswer,
  definition: definitionAnswer,
  licence: licenceAnswer,
  method: methodAnswer,
  comparable: comparableAnswer,
  limits: limitsAnswer,
  catalogue: catalogueAnswer,
  map: mapAnswer,
  groups: groupsAnswer,
  forecast: forecastAnswer,
  story: storyInWords,
  sum: sumAnswer,
  convert: valueAnswer,
  product: productAnswer,
  greeting: greetingAnswer,
  decline: (asked) => declineWith(asked, asked.question.reason ?? 'not_understood'),
}

/** The answer to a text, part by part: every number of it stands in its rows. */
export function answerQuestion(questions: readonly Question[], data: QuestionData): Answer {
  return answerOf(
    questions.map((question) => answerPart({ question, data })),
    questions,
  )
}

/** Answered parts as one answer. `questions`: the questions in words; empty where there were none. */
export function answerOf(parts: readonly PartAnswer[], questions: readonly Question[]): Answer {
  const declined = parts.every(({ reason }) => reason !== null)
  const distinct = <T>(items: readonly T[], key: (item: T) => string): T[] =>
    [...Map.groupBy(items, key).values()].flatMap(([first]) => (first === undefined ? [] : [first]))
  return {
    text: sentences(parts.flatMap(({ said }) => said)),
    sentences: parts.flatMap(({ said, origins }) =>
      said.map((sentence, at) => ({ said: sentence, origin: origins[at] ?? null })),
    ),
    rows: parts.flatMap(({ rows }) => rows),
    declined,
    reason: declined ? (parts[0]?.reason ?? 'not_understood') : null,
    links: distinct(
      parts.flatMap(({ links }) => links),
      ({ href }) => href,
    ),
    assumptions: parts.flatMap(({ assumptions }) => assumptions),
    suggestions: parts.flatMap(({ suggestions }) => suggestions),
    view:
      parts.flatMap(({ rows, links }) => (rows.length > 0 ? links : [])).find(({ view }) => view)?.view ??
      null,
    understood: questions.flatMap(({ readings }) => readings),
    last: questions.at(-1) ?? null,
  }
}

function answerPart(asked: AnswerInput): PartAnswer {
  const part = ANSWERS[asked.question.intent](asked)
  const { unused } = asked.question
  if (part.reason !== null) return withNearest(part)
  if (unused.length === 0 || part.rows.length === 0) return part
  return { ...part, said: [...part.said, message('assistant.unused', { words: unused.join(', ') })] }
}

/** A declining answer names the nearest questions, for readers without buttons. */
function withNearest(part: PartAnswer): PartAnswer {
  if (part.suggestions.length === 0) return part
  const questions = listOf(
    part.suggestions.slice(0, 3).map(({ question }) => question),
    'apart',
  )
  return { ...part, said: [...part.said, message('assistant.try', { questions })] }
}

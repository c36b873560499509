import type { IndicatorSource } from '#domain/indicator/indicator.ts'
import type { Level } from '#domain/location/location.ts'
import { message } from '#domain/message/message.ts'
import { listOf, sourceName } from '#domain/message/value.ts'
import { byId } from '#domain/reference/reference-data.ts'
import { LEVELS } from '../find-indicator.ts'
import type { Question } from '../question.ts'
import { type AnswerInput, answering, type PartAnswer } from './answer.ts'
import { declineWith, examples } from './decline.ts'
import { levelWord } from './whole-places.ts'

const MOST_SOURCES = 12

/** Whether figures by state, zone, LGA or district are held: of how many indicators, and by which sources; or of one source that is named. */
export function levelsAnswer(asked: AnswerInput): PartAnswer {
  const { question, data } = asked
  const level = levelHeard(question)
  if (level === null) return declineWith(asked, 'not_understood')
  const { measures, sources } = data.reference
  const own = [...measures.values()].filter(
    ({ source }) => question.sources.length === 0 || question.sources.includes(source),
  )
  const found = own.filter((measure) => measure[LEVELS[level] ?? 'national'])
  const countOf = (some: readonly IndicatorSource[]) => new Set(some.map(({ indicator }) => indicator)).size
  // Those with the most indicators first.
  const having = [...Map.groupBy(found, ({ source }) => source)].toSorted(
    ([, a], [, b]) => b.length - a.length,
  )
  const told = having.length > 0 ? having.map(([id]) => id) : question.sources
  return answering({
    said: [
      message('assistant.levels', {
        any: found.length > 0 ? 'yes' : 'no',
        by: question.sources.length > 0 ? 'source' : 'all',
        level: levelWord(level),
        count: countOf(found),
        all: countOf(own),
        sources: told.length,
        list: listOf(told.slice(0, MOST_SOURCES).map((id) => sourceName(byId(sources, id)))),
        more: told.length > MOST_SOURCES ? 'yes' : 'no',
      }),
    ],
    links: [{ href: '/about', title: message('assistant.about-link'), view: null }],
    suggestions: examples(asked),
  })
}

/** The level whose word was heard, where no places of it are asked for: `state data`. */
function levelHeard({ level, cues }: Question): Level | null {
  if (level !== null) return level
  if (cues.has('lga')) return 4
  if (cues.has('zone')) return 2
  return cues.has('state') ? 3 : null
}

import { message, type Value } from '#domain/message/message.ts'
import { headlineName, placeName } from '#domain/message/value.ts'
import { byId } from '#domain/reference/reference-data.ts'
import type { FrameKind } from '../frame.ts'
import type { AnswerInput, PartAnswer } from './answer.ts'

/** Frames whose planner speaks of one place. */
const OF_ONE_PLACE: readonly FrameKind[] = [
  ...(['target', 'distance', 'target_ahead', 'number_ahead', 'interval', 'quote'] as const),
  ...(['compare_sources', 'catalogue', 'groups', 'newest_part', 'forecast'] as const),
]
/** More places than this are not told one by one. */
const MOST_PLACES = 4

/** `Did Lagos meet the target, and Ogun`: what is told of one place, for each of those that are named; as it is for one place, or none. */
export function atEachPlace(asked: AnswerInput, plan: (asked: AnswerInput) => PartAnswer): PartAnswer {
  const { question } = asked
  const { places, frame, indicators } = question
  const isOfEach = OF_ONE_PLACE.includes(frame.kind) && indicators.length === 1
  if (!isOfEach || places.length < 2 || places.length > MOST_PLACES) return plan(asked)
  const parts = places.map((place) =>
    withItsName(plan({ ...asked, question: { ...question, places: [place] } }), asked, place),
  )
  const told = parts.filter(({ reason }) => reason === null)
  const [first] = told
  if (!first) return plan(asked)
  const origins = parts.flatMap((part) => part.said.map((_, at) => part.origins[at] ?? null))
  const isFromTexts = origins.some((origin) => origin !== null)
  return {
    said: isFromTexts ? parts.flatMap(({ said }) => said) : onceEach(parts.flatMap(({ said }) => said)),
    origins: isFromTexts ? origins : [],
    rows: told.flatMap(({ rows }) => rows),
    reason: null,
    links: told.flatMap(({ links }) => links),
    assumptions: told.flatMap(({ assumptions }) => assumptions),
    suggestions: first.suggestions,
  }
}

/** What is not held of one of the places is said with its name. */
function withItsName(part: PartAnswer, { question, data }: AnswerInput, place: number): PartAnswer {
  if (part.reason === null) return part
  const { indicators, locations } = data.reference
  const heading = message('assistant.heading', {
    indicator: headlineName(byId(indicators, question.indicators[0] ?? 0)),
    place: placeName(byId(locations, place)),
  })
  return { ...part, said: [heading, ...part.said.slice(0, 1)], origins: [] }
}

/** What an interval is, say, is explained once. */
function onceEach(said: readonly Value[]): readonly Value[] {
  const known = new Set<string>()
  return said.filter((value) => {
    const key = JSON.stringify(value)
    const isNew = !known.has(key)
    known.add(key)
    return isNew
  })
}

import { OF_LEVELS } from './follow-up-frame.ts'
import { nameOfPlace } from './names-before.ts'
import type { Question } from '../question.ts'
import type { Reader } from '../reader.ts'

/** The conversation that a turn goes on with. */
export interface Going {
  readonly before: Question
  readonly reader: Reader
}

/** Words that stand for something of the turn before, and what they stand for; null: for nothing. */
export interface TurnRule {
  readonly words: RegExp
  readonly said: (found: RegExpExecArray, going: Going) => string | null
}

/** The turn before asked for the places of a level. */
export const isOfLevels = ({ before }: Going) => OF_LEVELS.includes(before.frame.kind)

/** The name of the one place of the turn before; of an order of the one that came first; null for none, or several. */
export function nameOfFound({ before, reader }: Going): string | null {
  // Of an order within a zone, too: the place that came first, and not the zone.
  const isOfOrder = OF_LEVELS.includes(before.frame.kind) && before.found !== null
  const [only = before.found, ...others] = isOfOrder ? [before.found] : before.places
  return only === null || others.length > 0 ? null : nameOfPlace(only, reader.lexicon.reference)
}

/** What the names of the indicators of the turn before are about, in small letters. */
export const aboutBefore = ({ before, reader }: Going) =>
  before.indicators
    .map((id) => reader.lexicon.reference.indicators.get(id))
    .map((about) => `${about?.shortName} ${about?.fullName}`.toLowerCase())
    .join(' ')

/** The short names of the indicators of the turn before. */
export const namesOfFigure = ({ before, reader }: Going): readonly string[] =>
  before.indicators.flatMap((id) => reader.lexicon.reference.indicators.get(id)?.shortName ?? [])

/** The places that the turns before named, in their order. */
export function placesSaid({ before }: Going): readonly number[] {
  const left = before.replaced?.slot === 'place' ? before.replaced.ids : []
  return [...new Set([...before.earlierPlaces, ...left, ...before.places])]
}

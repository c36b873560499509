import { measureKey } from '#domain/reference/reference-data.ts'
import type { Lexicon } from './lexicon.ts'
import { isMeasure } from './measure-words.ts'
import type { ReadPart } from './read-part.ts'
import { plainWords } from './words.ts'

/** The one of several indicators of which the named sources have figures; null where they have none of them, or several. */
export function heldBySources(
  choices: readonly number[],
  { sources, publisher }: Pick<ReadPart, 'sources' | 'publisher'>,
  { reference: { measures } }: Pick<Lexicon, 'reference'>,
): number | null {
  const named = publisher ? [...sources, ...publisher.sources] : sources
  const [only, ...others] = choices.filter((id) =>
    named.some((source) => measures.has(measureKey(id, source))),
  )
  return only !== undefined && others.length === 0 ? only : null
}

/**
 * `People in multidimensional poverty according to NBS`: of the indicators that may be meant the one that the named source has, where the
 * words are those of its name. Any other part stays as it is, and is asked back.
 */
export function settledBySource(part: ReadPart, lexicon: Lexicon): ReadPart {
  const { choices, indicator, unused } = part
  const own = indicator === null && choices.length > 1 ? heldBySources(choices, part, lexicon) : null
  const about = lexicon.reference.indicators.get(own ?? 0)
  if (!about || unused.length === 0) return part
  const { conceptOf } = lexicon.indicators
  const name = `${about.shortName} ${about.fullName} ${about.definition}`
  const named = new Set(plainWords(name).map((word) => conceptOf(word)))
  const isOfName = (said: string) =>
    LIVING.test(said) ||
    plainWords(said).every((word) => named.has(conceptOf(word)) || lexicon.people.has(word))
  // `Severe poverty`, where poverty was said: some of those who are meant.
  const said = new Set(part.tokens.map(({ word }) => conceptOf(word)))
  const isNarrower = plainWords(about.shortName).some(
    (word) =>
      !said.has(conceptOf(word)) && !isMeasure(word) && !lexicon.filler.has(word) && word !== 'headcount',
  )
  return unused.every(isOfName) && !isNarrower
    ? { ...part, indicator: about.id, choices: [], unused: [] }
    : part
}

/** `Live in`, `living`: they say of whom, as the name does. */
const LIVING = /^(?:lives?|living|in|of|are|be|poor|affected|many)$/i

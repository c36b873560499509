import type { Continued } from './follow-up-merged.ts'
import type { Lexicon } from '../lexicon.ts'
import type { Question } from '../question.ts'
import type { ReadPart } from '../read-part.ts'
import { plainWords } from '../words.ts'
import { heldBySources } from '../held-by-source.ts'
import { otherPeople } from './follow-up-replaced.ts'

/** An answer to `do you mean` is short. */
const SHORT = 7
/** Limits and denials stand in the words of a question alone, which are not kept: without them the answer would be another one. */
const LOST =
  /\b(?:below|above|under|over|at least|at most|less than|more than|fewer than|half|quarter|third|not|no|without|never|lack|lacks|lacking|missed)\b(?!-| fives?| 5)|\d+ ?%|n['’]t\b/i
const ORDER = ['first', 'second', 'third']
const ASKING =
  /^(the|i|mean|meant|want|one|ones|a|an|please|pls|yes|yeah|ok|okay|of|in|for|by|it|is|its|and|just)$/i

/**
 * The answer to `do you mean …`: the question before, of the indicator among those offered that the words of the turn name alone, or by
 * their order. Null where nothing was offered, or the words fit none of them, or several.
 */
export function chosenOfOffered(part: ReadPart, before: Question, lexicon: Lexicon): Continued | null {
  const { choices, reason } = before
  if (reason !== 'ambiguous' || choices.length < 2 || part.tokens.length > SHORT) return null
  const words = part.tokens.filter(({ said }) => !ASKING.test(said)).map(({ word }) => word)
  const text = part.tokens.map(({ said }) => said.toLowerCase()).join(' ')
  const ordered = /^(?:the |i mean )*(first|second|third)(?: one)?$/.exec(text)?.[1]
  // `According to NBS`: the one that this source has.
  const isOfSource = part.indicator === null && part.contents.length === 0 && part.sources.length > 0
  const indicator =
    ordered === undefined
      ? (named(words, choices, lexicon) ?? (isOfSource ? heldBySources(choices, part, lexicon) : null))
      : (choices[ORDER.indexOf(ordered)] ?? null)
  if (indicator === null) return null
  const lost = LOST.exec(before.text)
  const isOwnTime = part.periods.years.length + part.periods.parts.length > 0 || part.periods.isLatest
  return {
    part: {
      ...part,
      indicator,
      ...{ choices: [], contents: [], unused: lost ? [lost[0]] : [] },
      places: part.places.length > 0 ? part.places : before.places,
      sources: part.sources.length > 0 ? part.sources : before.sources,
      level: part.level ?? before.level,
      periods: isOwnTime ? part.periods : before.periods,
      // `Men`, of men with health insurance: nobody but those.
      group: otherPeople(part.group ?? before.group, indicator, { lexicon }),
      count: part.count ?? before.count,
      cues: new Set([...before.cues, ...part.cues]),
      isNth: part.count === null ? before.isNth : part.isNth,
      isOpposite: part.isOpposite || before.isOpposite,
    },
    kept: part.places.length > 0 ? [] : ['place'],
    ...{ frame: null, earlierPlaces: [], earlierYears: [], source: null, replaced: null },
  }
}

/** The one whose name has all the words. */
function named(
  words: readonly string[],
  choices: readonly number[],
  { reference, indicators }: Lexicon,
): number | null {
  if (words.length === 0) return null
  const fitting = choices.filter((id) => {
    const about = reference.indicators.get(id)
    const own = new Set(
      plainWords(`${about?.shortName} ${about?.fullName}`).map((word) => indicators.conceptOf(word)),
    )
    return words.every((word) => own.has(indicators.conceptOf(word)))
  })
  const [only, ...others] = fitting
  return only !== undefined && others.length === 0 ? only : null
}

/** `Top three states now`, `and by wealth`, after a question of which it was asked back what it means: of what was offered there. */
export function isOfOffered({
  indicator,
  contents,
  choices,
  level,
  group,
  tokens,
  sources,
  product,
}: ReadPart): boolean {
  const isOpen = indicator === null && contents.length + choices.length + sources.length === 0
  return isOpen && product === null && (level !== null || group !== null) && tokens.length <= SHORT_TURN
}

/** A turn of at most so many words. */
const SHORT_TURN = 6

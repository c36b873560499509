import { declined } from './empty-question.ts'
import type { UnheldLevel } from './frame.ts'
import type { Question } from './question.ts'
import { readPart } from './read-part.ts'
import type { Reader } from './reader.ts'
import { tokensOf } from './tokens.ts'

/** Words for places below or beside those of the data. */
const WORDS: Readonly<Record<UnheldLevel, string>> = {
  ward: 'wards?',
  town: 'towns?|city|cities',
  village: 'villages?|hamlets?',
  community: 'community|communities|neighbou?rhoods?',
  settlement: 'settlements?',
  facility:
    '(?:(?:individual|single|each|every) )?(?:health )?(?:facility|facilities)|(?:(?:individual|single|each|every) )?(?:hospitals?|clinics?)',
  constituency: '(?:(?:federal|state) )?(?:constituency|constituencies)',
  polling_unit: 'polling (?:units?|stations?)',
  emirate: 'emirates?|chiefdoms?',
}
const LEVELS: readonly UnheldLevel[] = [
  ...(['ward', 'town', 'village', 'community', 'settlement', 'facility'] as const),
  ...(['constituency', 'polling_unit', 'emirate'] as const),
]
const EACH = '(?:each |every |individual |the )?'
const AFTER = '(?=[?.!, ]*$| (?:in|of|for|within|across|since|from|by)\\b)'

/** The ways in which figures of each place of a level are asked for: `by ward`, `ward level data`, `which wards have`. */
function waysOf(level: UnheldLevel): readonly RegExp[] {
  const words = WORDS[level]
  const by = [
    `\\b(?:broken down |split |disaggregated |down )?(?:by|at|to)(?: the)? (?:${words})[- ]level${AFTER}`,
    `\\b(?:broken down |split |disaggregated )?by ${EACH}(?:${words})${AFTER}`,
    `\\b(?:${words})[- ]level(?= |[?.!]|$)`,
  ]
  // Of facilities and hospitals there are figures: how many they are, and what they have.
  const own =
    level === 'facility'
      ? []
      : [
          `\\b(?:per|for each|for every|in each|in every|across) ${EACH}(?:${words})${AFTER}`,
          `\\b(?:which|what|how many) (?:${words})(?= )(?! (?:level|of figures))`,
          `^(?:(?:list|name|show|give|me|us|what are|which are|the|all|number of|please) )*(?:${words})(?= (?:of|in|within|under|inside) )`,
        ]
  return [...by, ...own].map((one) => new RegExp(one, 'i'))
}

/** Longer texts are no such question, and would be searched for long. */
const LONG = 240
const WAYS = LEVELS.map((level) => ({ level, ways: waysOf(level) }))

/** A question for figures of places of a level that nobody has: what it asks about, and the level; null for any other. */
export function levelNotHeldAsked(texts: readonly string[], reader: Reader): Question | null {
  for (const text of texts.filter(({ length }) => length <= LONG)) {
    for (const { level, ways } of WAYS) {
      const found = ways.map((words) => words.exec(text)).find((one) => one !== null)
      const asked = found ? asksOf(text.replace(found[0], ' '), level, reader) : null
      if (asked) return { ...asked, text }
    }
  }
  return null
}

/** The indicator and the place beside the level; null where words are left that may be a figure which nobody knows. */
function asksOf(rest: string, said: UnheldLevel, { lexicon, currentYear, before }: Reader): Question | null {
  const part = readPart(tokensOf(rest), lexicon, currentYear)
  const { indicator, contents, places, periods, readings, group, unused } = part
  if (group !== null || (indicator === null && (contents.length > 0 || unused.length > 0))) return null
  const isNext = before !== null && indicator === null && before.indicators.length === 1
  const kept = isNext && ASKS_ON.test(rest) ? before.indicators : []
  return {
    ...declined(rest, 'empty'),
    ...{ frame: { kind: 'level_not_held', said }, reason: null, periods, readings },
    indicators: indicator === null ? kept : [indicator],
    places: places.length > 0 || kept.length === 0 ? places : (before?.places ?? []),
  }
}

/** Nothing beside the level, after a figure: `and by ward?`. */
const ASKS_ON =
  /^(?:and|so|but|what|how|about|is|it|that|this|the|show|me|can|you|please|break|down|[\s?.!,])*$/i

import { isCount } from '../left-out/left-out-names.ts'
import { readPart } from '../read-part.ts'
import type { Reader } from '../reader.ts'
import { tokensOf } from '../tokens.ts'
import type { Otherwise } from './other-words.ts'

/** So many words beside a noun may be the name of a figure. */
const MOST_WORDS = 4

/** The figure that the last words of a text are the name of, without a place of their own; null for none. */
function namedAtEnd(text: string, { lexicon, currentYear }: Reader): number | null {
  const words = text.trim().split(/\s+/)
  for (let count = Math.min(MOST_WORDS, words.length); count > 0; count--) {
    const name = words.slice(-count).join(' ')
    const { indicator, places, unused, contents } = readPart(tokensOf(name), lexicon, currentYear)
    if (indicator !== null && places.length === 0 && unused.length === 0 && contents.length > 0)
      return indicator
  }
  return null
}

/** The same of the first words. */
function namedAtStart(text: string, { lexicon, currentYear }: Reader): number | null {
  const words = text.trim().split(/\s+/)
  for (let count = Math.min(MOST_WORDS, words.length); count > 0; count--) {
    const name = words.slice(0, count).join(' ')
    const { indicator, places, unused, contents } = readPart(tokensOf(name), lexicon, currentYear)
    if (indicator !== null && places.length === 0 && unused.length === 0 && contents.length > 0)
      return indicator
  }
  return null
}

const NOUN =
  '(?:problems?|issues?|cris[ie]s|challenges?|burdens?|situation|picture|performance|menace|scourge|epidemic|matter|trouble|wahala|palava)'
/** Behind them a problem is one that people have, and a figure of its own. */
const OWN = '(?! (?:in )?(?:getting|obtaining|accessing|seeking|reaching|paying|with|to|from|among those)\\b)'
/** `Problems of women`: of some people, and of no place. */
const OF_OTHERS = /^ (?:of|for) (?!\p{Lu}|(?:the |this |our )?(?:north|south|state|country|zone|lga))/u
/** Words of which a problem may be any. */
const VAGUE = /\b(?:water|drinking|money|food|births?|pregnancy|delivery|weight|an?|the|big|main|any)$/i
const COUNTED =
  '(?:counted|recorded|registered|listed|documented|captured|seen|logged|enumerated|picked up|tallied|on record)'
/** What of it is registered is a figure of its own. */
const CERTIFIED =
  /\b(?:births?|born|deaths?|died|child|children|babies|newborns?|voters?|patients?)\s*(?:were|are|was|is|have been|has been)?\s*$/i

/** Nouns and verbs beside the name of a figure that say nothing of it. */
export const EVERYDAY_HARMLESS_NOUNS: readonly Otherwise[] = [
  // `The worst open defecation problem`, `the stunting crisis in Sokoto`.
  {
    words: new RegExp(`(?<=\\S) ${NOUN}\\b${OWN}(?: (?:like|look like|looking like))?`, 'i'),
    isEach: true,
    said: ({ 0: words, index }, reader, text) => {
      const [before, after] = [text.slice(0, index), text.slice(index + words.length)]
      if (OF_OTHERS.test(after) || VAGUE.test(before)) return null
      // `Malaria burden`, `distance a problem`: a name by itself.
      const isName = namedAtEnd(`${before}${words}`, reader) !== null
      return isName || namedAtEnd(before, reader) === null ? null : ''
    },
  },
  // `The problem of child marriage`, `the state of stunting`.
  {
    words: new RegExp(
      `\\b(?:the |an? )?(?:${NOUN} (?:of|with|around|about)|(?<=\\b(?:the|what(?:['’]s| is) the|current) )state of) (?:the )?(?=(\\S.*)$)`,
      'i',
    ),
    said: ([, rest = ''], reader) => (namedAtStart(rest, reader) === null ? null : ''),
  },
  // `Lassa deaths documented in 2025`, `how many TB cases were captured`.
  {
    words: new RegExp(
      `(?: (?:were|are|was|is|have been|has been|had been|get|got|dem))? ${COUNTED}(?!.* in (?:a|one) (?:year|month|week)\\b)(?! (?:in|at) (?:the |public |primary |all )*(?:health|facilit|hospital|clinic))(?= (?:in|at|by|for|so far|during|this|last|since|from|across|nationwide|nationally|there|altogether|\\d{4})\\b|[?.!, ]*$)`,
      'i',
    ),
    said: ({ 0: words, index }, reader, text) => {
      const before = text.slice(0, index)
      if (/registered/i.test(words) && CERTIFIED.test(before)) return null
      const named = namedAtEnd(before.replace(/ (?:were|are|was|is|have been|has been)$/i, ''), reader)
      if (named === null) return null
      const isNumber =
        /^\W*(?:(?:and|so|tell me|abeg|please) )*(?:how many|number of|the number of|total)\b/i.test(text)
      return isNumber || isCount([named], reader.lexicon) ? '' : null
    },
  },
  // `How many births were registered`: how many have their birth registered.
  {
    words: /\bhow many (?:births|babies|newborns|children) (?:were|are|was|have been|get|got) registered\b/i,
    said: () => 'how many with birth registration',
  },
]

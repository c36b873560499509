import type { Course } from './frame.ts'
import type { Read } from './figure-asked.ts'
import type { Question } from './question.ts'
import type { Reader } from './reader.ts'

/** How figures went, by the words for it. */
const COURSES: readonly (readonly [Course, string])[] = [
  ['better', 'improv(?:ed?|ing|es|ements?)|progress(?:ed)?|advance[ds]?'],
  [
    'fall',
    'reduc(?:ed?|ing|es|tions?)|cut|lower(?:ed|ing|s)|decreas(?:ed?|ing|es)|drop(?:ped|ping|s)?|fell|fall(?:en|ing)?|declin(?:ed?|es|ing)|shr(?:ank|unk|inking)|(?:came|come|gone|went|brought) down|slash(?:ed)?',
  ],
  [
    'rise',
    'rose|ris(?:en?|es|ing)|increas(?:ed?|ing|es)|grew|grow(?:n|ing)?|gain(?:ed|s)?|(?:gone|went|go) up',
  ],
  ['worse', 'worsen(?:ed|ing|s)?|(?:got|gotten|become|became) worse|deteriorat(?:ed?|ion)'],
  ['any', 'changed?|moved?'],
]
/** Names of the same changes. */
const NOUNS: readonly (readonly [Course, string])[] = [
  ['better', 'improvements?|progress'],
  ['fall', 'reductions?|declines?|drops?|falls?|decreases?|cuts?'],
  ['rise', 'rises?|increases?|gains?'],
  ['worse', 'deterioration'],
  ['any', 'changes?'],
]
/** Words of these courses that belong to a name. */
const OF_NAME =
  /\bimproved (?:water|sanitation|toilets?|latrines?|drinking|sources?|facilit|cook|stoves?|housing)|\b(?:girls|women|daughters|females?)\b.*\bcut\b|\bfalls? (?:deaths|mortality|injur)/i
const VERB = COURSES.map(([, words]) => words).join('|')
const MORE =
  '(?:the )?(?:more|most|faster|fastest|quicker|quickest|further|furthest|better|best|greater|greatest|bigger|biggest|larger|largest)(?: (?:quickly|rapidly|strongly|sharply))?'
const HELPER = '(?:(?:has|have|had|did|does|do|made|make|saw|seen|is|are|was|were|been) )*'
const NOUN = new RegExp(
  `\\b${HELPER}(?:a )?(?<more>${MORE}) (?<verb>${NOUNS.map(([, words]) => words).join('|')})\\b(?: (?:in|of|on))?`,
  'i',
)
/** `Improved more`, `has reduced … faster`: what lies between is the figure. */
const APART = new RegExp(
  `\\b${HELPER}(?<verb>${VERB})\\b(?<between>(?: (?!than\\b|which\\b|who\\b)[^\\s,;?]+){0,7}?) (?<more>${MORE})\\b(?: (?:on|in|at|for)(?= ))?`,
  'i',
)
/** `Between 2013 and 2018`: both ends. */
const SPAN =
  /,? *\b(?:between|from|in|since)? *((?:19|20)\d\d) *(?:and|to|until|till|through|[-–]) *((?:19|20)\d\d)\b/i
const WHICH =
  /\b(?:which|who|what|whose)(?: (?:of|between|among) (?:them|these|those|the two|the two states|both))?(?: (?:one|state|place|zone|of them))?\b|\b(?:between|of|among)(?= (?!(?:19|20)\d\d))/gi
const NOW = /^\W*(?:and |so |but )*(?:is|are)\b.*ing\b/i
const SINCE = /\bsince\b|(?:19|20)\d\d/i
const OF_TWO = /\b(?:which|who|whose|than|between)\b/i

/** A question which of two places changed more: `which improved more since 2013, Kano or Jigawa, in …`; null for any other. */
export function movedMoreAsked(text: string, reader: Reader, read: Read): Question | null {
  if (!OF_TWO.test(text) || OF_NAME.test(text)) return null
  const found = NOUN.exec(text) ?? APART.exec(text)
  // What two rounds tell is no pace of today: `is Kaduna improving faster`.
  if (!found || (NOW.test(text) && !SINCE.test(text))) return null
  const { verb = '', between = '' } = found.groups ?? {}
  const rest = `${text.slice(0, found.index)} ${between} ${text.slice(found.index + found[0].length)}`
  const span = SPAN.exec(rest)
  const [question, ...others] = read(plain(rest.replace(SPAN, ' ')), reader)
  if (!question || others.length > 0 || !isOfTwo(question)) return null
  const about = reader.lexicon.reference.indicators.get(question.indicators[0] ?? 0)
  const course = courseOf(verb)
  // What is neither good nor bad does not improve.
  if ((course === 'better' || course === 'worse') && (about?.slope ?? null) === null) return null
  const periods = span ? spanOf(question, [Number(span[1]), Number(span[2])]) : question.periods
  return periods && { ...question, text, periods, frame: { kind: 'moved_more', course } }
}

/** Both years of the span; null where other times are named as well. */
function spanOf({ periods }: Question, years: readonly number[]): Question['periods'] | null {
  return periods.years.length > 0 ? null : { ...periods, years, isSpan: true }
}

/** The question for both figures: what is left, with the places joined. */
function plain(rest: string): string {
  return rest
    .replaceAll(WHICH, ' ')
    .replaceAll(/\bthan\b|\bor\b/gi, 'and')
    .replaceAll(/[?!]/g, ' ')
    .replace(/^\W*(?:(?:has|have|had|did|does|do|is|was|and|so|but)\b\W*)+/i, '')
    .replaceAll(/(?:\s*,\s*)+/g, ', ')
    .replaceAll(/\s+/g, ' ')
    .trim()
}

function isOfTwo({ frame, indicators, places, level, group, isOpposite, periods, cues }: Question): boolean {
  const isOfSpan = periods.years.length === 0 || (periods.years.length === 1 && cues.has('since'))
  return (
    frame.kind === 'compare_places' &&
    indicators.length === 1 &&
    places.length === 2 &&
    level === null &&
    group === null &&
    !isOpposite &&
    isOfSpan
  )
}

function courseOf(verb: string): Course {
  const own = [...COURSES, ...NOUNS].find(([, words]) => new RegExp(`^(?:${words})$`, 'i').test(verb))
  return own?.[0] ?? 'any'
}

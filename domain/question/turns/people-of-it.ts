import { SEVERAL } from '../read-group.ts'
import type { AskedGroup, Question } from '../question.ts'
import { readPart, type ReadPart } from '../read-part.ts'
import type { Reader } from '../reader.ts'
import { isMeasure } from '../measure-words.ts'
import { plainWords } from '../words.ts'
import { type Continued, mergedWith, textOf } from './follow-up-merged.ts'
import { likeBefore } from './like-before.ts'
import { swappedName } from './swapped-name.ts'

const IT =
  '(?:it|that|this|them|those|these|the same(?: (?:figure|thing|one|number))?|that figure|this figure|that number|same)'
/** Asks whether the figure before is held, or what it is, of somebody. */
const OF_SOMEBODY = new RegExp(
  `^(?:and |so |but |ok |okay |please |abeg )*(?:${[
    `(?:do|does|did|can|could|would|will) (?:you|i|we|they|una) (?:also |even |still )?(?:have|hold|get|see|show|keep|give|find)(?: me| us)? ${IT}`,
    `(?:have|has) (?:you|they|una) (?:also )?got ${IT}`,
    `(?:is|are|was|were) ${IT}(?: also)? (?:available|held|there|known|published|reported|measured|given|broken down)`,
    `(?:what(?:['’]?s| is| was| about| of)|how(?: is| was| about)|show|give|tell|got|get)(?: me| us)? ${IT}`,
    `you (?:have|get|got|hold) ${IT}`,
    'same(?: (?:figure|thing|one|number))?',
    `(?:is there|are there|do you have|any|got) (?:any |an? )?(?:one|ones|figures?|data|numbers?|values?)(?: of (?:it|that|this|them))?`,
    '(?:does|do) (?:it|that|this|they) (?:also )?exist',
    '(?:it|that)',
    '(?:and|but|what about|how about|what of)(?= for )',
  ].join(
    '|',
  )})(?: also| too| available| separately| data| figures?)* (?:for|among(?:st)?|of|in|on|by) (?:the |just |only )?(\\S.*?)(?: (?:alone|only|separately|too|as well|specifically))?[?.! ]*$`,
  'i',
)
/** `How many were teenagers`: some of those of the figure, who are never those of another one. */
const SOME_OF_THEM =
  /^(?:and |so |but )*how many(?: of (?:them|these|those))? (?:are|were|is|was) (?:in |among )?(\S.*?)[?.! ]*$/i
const PEOPLE =
  /^(?:pregnant|pregnancy|under|over|aged?|newborns?|infants?|adolescents?|teen\w*|young|youths?|older|old|year|married|unmarried|\d{1,2})$/i

/**
 * `Do you have it for girls 15-19 in Kebbi`, after anaemia: of anaemia, and of no figure that girls of that age have by themselves. Null
 * for other words, and where what is asked for is no people.
 */
export function peopleOfIt(part: ReadPart, before: Question, reader: Reader): Continued | null {
  const { lexicon, currentYear } = reader
  const text = textOf(part)
  const [, some = ''] = SOME_OF_THEM.exec(text) ?? []
  const [, who = some] = OF_SOMEBODY.exec(text) ?? []
  if (who === '' || before.indicators.length !== 1) return null
  // As they were written: ages have a dash.
  const said = part.tokens.map(({ said: word }) => word)
  const start = said.findLastIndex((_, at) => said.slice(at).join(' ').startsWith(who))
  const own = readPart(part.tokens.slice(start, start + who.split(' ').length), lexicon, currentYear)
  const isOfPeople =
    own.contents.length > 0 &&
    own.contents.every((word) => lexicon.people.has(word) || PEOPLE.test(word)) &&
    own.limit === null
  if (!isOfPeople) return null
  // `Young women 15-24`, after HIV prevalence: an indicator of the same name is of them.
  const alike = some === '' ? [likeBefore(own, before, lexicon), swappedName(own, before, lexicon)] : []
  const meant = alike.find((id) => id !== null && isOfSubject(id, before, reader)) ?? null
  const group = meant === null ? (own.group ?? ofWords(own)) : null
  const none = { choices: [], contents: [], unused: [], cues: own.cues, limit: null }
  const [indicator = 0] = before.indicators
  const asked = { ...before, indicators: [meant ?? indicator] }
  return mergedWith(asked, { ...part, ...none, indicator: null, group }, reader)
}

/** Whether an indicator is about what the one before is about, whoever the people are. */
function isOfSubject(id: number, { indicators: [last = 0] }: Question, { lexicon }: Reader): boolean {
  const { reference, filler, people, indicators } = lexicon
  const wordsOf = (one: number) =>
    plainWords(reference.indicators.get(one)?.shortName ?? '')
      .filter((word) => !filler.has(word) && !people.has(word) && !PEOPLE.test(word) && !isMeasure(word))
      .map((word) => indicators.conceptOf(word))
  const own = new Set(wordsOf(id))
  const subject = wordsOf(last)
  // Infant, neonatal and under-five mortality: a measure alone tells what they are about.
  if (subject.length === 0) return true
  return 2 * subject.filter((word) => own.has(word)).length >= subject.length
}

/** People as a group that the data may not have. */
function ofWords({ tokens }: ReadPart): AskedGroup {
  return { dimension: SEVERAL, category: tokens.map(({ word }) => word).join(' ') }
}

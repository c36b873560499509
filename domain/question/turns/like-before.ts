import { DENIALS } from '../denials.ts'
import type { Lexicon } from '../lexicon.ts'
import { type Content, matchIndicators } from '../match-indicators.ts'
import { isMeasure } from '../measure-words.ts'
import type { Question } from '../question.ts'
import type { ReadPart } from '../read-part.ts'
import { plainWords } from '../words.ts'

/** Least score of an indicator whose name is completed from the one before. */
const GOOD = 0.75
/** Score of an indicator whose name was said word for word. */
const IN_FULL = 0.98

/**
 * The indicator that is named by what differs from the one before: after infant mortality `the neonatal one` is neonatal
 * mortality. Null where the words name nothing together with the name before, or name it better by themselves.
 */
export function likeBefore(part: ReadPart, before: Question, lexicon: Lexicon): number | null {
  const { indicators } = lexicon
  const [last = 0] = before.indicators
  const own = part.asked.filter(({ isRequired }) => isRequired)
  // `The year before that`: a time, and no name.
  if (own.length === 0 || own.every(({ word }) => OF_TIME.test(word) || OF_RATE.test(word))) return null
  const shared = wordsOf(last, indicators)
  const said: Content[] = [...part.asked, ...shared.map((word) => ({ word, isRequired: false }))]
  const isPeople = (word: string) => lexicon.people.has(word) || PEOPLE.test(word)
  // `Under five`, `pregnant women`: people, of whom the same is asked before anything else of theirs.
  const isOfPeople = own.every(({ word }) => isPeople(word))
  const subject = plainWords(lexicon.reference.indicators.get(last)?.shortName ?? '').filter(
    (word) => !isPeople(word) && !lexicon.filler.has(word),
  )
  const isHad = HAVING.test(part.tokens.map(({ said: word }) => word).join(' '))
  const sharesMost = (id: number) => {
    const count = 2 * subject.filter((word) => sharesName(id, [word], indicators)).length
    return isHad ? count > subject.length : count >= Math.max(1, subject.length)
  }
  const fitting = matchIndicators(said, indicators).filter(
    ({ id, unused }) =>
      id !== last &&
      unused.length === 0 &&
      (isOfPeople || isHad ? sharesMost(id) : sharesName(id, shared, indicators)),
  )
  // `Second dose`, after the inactivated polio vaccine: of that vaccine, and of no other against polio.
  const isCounted = own.every(({ word }) => COUNTED.test(word))
  const ofSubject = (id: number) => subject.filter((word) => sharesName(id, [word], indicators)).length
  const [best] = isCounted ? fitting.toSorted((a, b) => ofSubject(b.id) - ofSubject(a.id)) : fitting
  const isOne = part.tokens.some(({ said: word }) => /^ones?$/i.test(word))
  const named = new Set(plainWords(lexicon.reference.indicators.get(last)?.shortName ?? ''))
  // `Not fully`: the same figure, turned round.
  const isDenied = part.isOpposite || part.tokens.some(({ word }) => DENIALS.has(word))
  const isOfMeasure = own.every(({ word }) => isMeasure(word))
  // `Deaths`, after the rate of dying: how many they are.
  const count = lexicon.counts.get(last)
  const countNamed = new Set(plainWords(lexicon.reference.indicators.get(count ?? 0)?.shortName ?? ''))
  if (count !== undefined && isOfMeasure && own.every(({ word }) => countNamed.has(word))) return count
  if ((isOfPeople || isDenied || isOfMeasure) && own.every(({ word }) => named.has(word))) return last
  // `Basic service I mean`, after basic water: words of the name before, and no other name word for word.
  const isRepeated = own.length > 1 && own.every(({ word }) => named.has(word))
  if (isRepeated && (part.indicator === null || part.score < IN_FULL)) return last
  const isPart = isOne || isOfPeople || isHad
  const alone = part.indicator === null || isPart ? 0 : part.score
  return best && best.score >= GOOD && alone < 1 ? best.id : null
}

/** `With doctors`, `by a midwife`: some of those of the figure before, by what they have or get. */
export const HAVING =
  /^(?:and |but |only |just |those |ones )*(?:with|without|by|using|through|via|within)\b/i

/** A dose or a visit by its number. */
const COUNTED = /^(\d|dose|visit)$/

/** Words of a rate: so many of so many people. */
const OF_RATE = /^(per|people|person|population|\d{3,})$/
const PEOPLE = /^(pregnant|pregnancy|under|newborn|infant|adolescent|five|\d)$/

const OF_TIME = /^(before|after|earlier|later|year|round|previous|next|last)$/

type Index = Lexicon['indicators']

/** The words of the names of an indicator. */
function wordsOf(indicator: number, { phrases }: Index): string[] {
  const own = phrases.filter((phrase) => phrase.indicator === indicator).slice(0, 2)
  return [...new Set(own.flatMap(({ words }) => words.map(({ word }) => word)))]
}

function sharesName(id: number, shared: readonly string[], index: Index): boolean {
  const named = index.named.get(id)
  return shared.some((word) => named?.has(word) || named?.has(index.conceptOf(word)))
}

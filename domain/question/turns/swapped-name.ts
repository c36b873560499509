import type { Indicator } from '#domain/indicator/indicator.ts'
import type { Lexicon } from '../lexicon.ts'
import { isMeasure } from '../measure-words.ts'
import type { Question } from '../question.ts'
import type { ReadPart } from '../read-part.ts'
import { plainWords } from '../words.ts'

/** Words that begin a turn, and that ask. */
const ASKING =
  /^(and|also|then|or|but|so|what|how|about|of|for|in|by|the|a|an|many|much|is|are|was|were|them|these|those|that|it|they|there|only|just|please|show|give|me|tell|now|with|wetin)$/i

/** Words that say how and of whom something is counted, with which two names are of one kind. */
const SAME_MEASURE = 3

const DEATH = 'death'

/** Children before their fifth birthday, however a name says it. */
const ofChildren = ({ shortName }: Indicator) => /\bunder 5\b|\bunder-five\b|\b1-59 months\b/i.test(shortName)

const UNSAID = /\([^)]*\)|\bunder \d+|\bages? \d+(-\d+)?|\b\d+-\d+( months)?/gi

/**
 * The indicator that has the name of the one before with the words of the turn in it: after women with health insurance `men` are men with
 * health insurance, after safely managed drinking water `sanitation` is safely managed sanitation, after public health facilities
 * `how many are primary` are public primary health care facilities. Null where there is none, or several.
 */
export function swappedName(part: ReadPart, before: Question, lexicon: Lexicon): number | null {
  const { reference, indicators, filler } = lexicon
  const last = reference.indicators.get(before.indicators[0] ?? 0)
  if (!last) return null
  const concepts = (text: string) => plainWords(text).map(indicators.conceptOf)
  const own = new Set(concepts(last.shortName))
  const told = part.tokens
    .filter((token) => !ASKING.test(token.said))
    .map(({ word }) => indicators.conceptOf(word))
  const others = told.filter((word) => !own.has(word))
  // `Breast cancer`, after deaths of cervical cancer: what both names have may be said again.
  const said = new Set(others.length > 0 ? others : told)
  if (said.size === 0 || [...said].some((word) => own.has(word))) return null
  const isWeak = (word: string) =>
    isMeasure(word) || filler.has(word) || lexicon.people.has(word) || /^(\d+|under|age|aged)$/.test(word)
  const fits = (one: Indicator) => {
    const short = new Set(concepts(one.shortName))
    const named = new Set([...short, ...concepts(one.fullName)])
    if (one.id === last.id || ![...said].every((word) => named.has(word))) return null
    // `Deaths`, after new infections of all ages: none of small children alone.
    if (ofChildren(one) && !ofChildren(last) && !said.has('child')) return null
    const isAllWeak = [...own].every(isWeak)
    const alike = [...own].filter((word) => short.has(word))
    const strong = alike.filter((word) => isAllWeak || !isWeak(word))
    // `Malaria`, after diarrhoea deaths at 1 to 59 months: the same measure of the same people.
    const isOfDying = alike.includes(DEATH) && ofChildren(one) && ofChildren(last)
    const shared = strong.length === 0 && (alike.length >= SAME_MEASURE || isOfDying) ? alike : strong
    const gone = [...own].filter((word) => !named.has(word))
    // Ages, and what a name has in brackets, are not said.
    const isSaid = ['', '$&'].some((instead) => {
      const come = concepts(one.shortName.replaceAll(UNSAID, instead)).filter((word) => !own.has(word))
      return come.every((word) => said.has(word)) && [...said].every((word) => come.includes(word))
    })
    const isNarrowed = gone.length === 0 && shared.length > 1
    return isNarrowed || (gone.length > 0 && shared.length > 0 && isSaid) ? shared.length : null
  }
  const found = [...reference.indicators.values()]
    .flatMap((one) => {
      const shared = fits(one)
      // Of two that fit, the one that says it in the same words: deaths after deaths, and not the rate of them.
      return shared === null ? [] : [{ id: one.id, shared: shared + sameWords(one, last) / MOST_WORDS }]
    })
    .toSorted((a, b) => b.shared - a.shared)
  const [first, second] = found
  return first && first.shared !== second?.shared ? first.id : null
}

/** More words than a name has. */
const MOST_WORDS = 100

function sameWords(one: Indicator, other: Indicator): number {
  const own = new Set(plainWords(other.shortName))
  return [...new Set(plainWords(one.shortName))].filter((word) => own.has(word)).length
}

import { isTotalled } from '#domain/statistics/figure-unit.ts'
import type { Indicator } from '#domain/indicator/indicator.ts'
import type { Question } from './question.ts'
import { readPart } from './read-part.ts'
import type { Reader } from './reader.ts'
import { tokensOf } from './tokens.ts'
import { END, SO } from './turns/turn-edges.ts'
import { plainWords } from './words.ts'

const LEADS =
  "(?:(?:what(?:['’]?s| is| was)?|how|give(?: me)?|show(?: me)?|tell me|please|now|the|a|as|so|it|that|in)[ ,]+)*"
const BETWEEN =
  '(?: (?:between|of) (?:them|the two|both|these|those|these two|those two)| there| then| in (?:that|the) (?:state|place))*'
const BOTH = '(?:both|the two|them|these|those|these two|those two|it|they)'
const RATIO_ALONE = new RegExp(`${SO}${LEADS}ratio${BETWEEN}${END}`, 'i')
const RATIO_OF = new RegExp(
  `${SO}${LEADS}(?:ratio (?:of|between) (?<one>\\S.*?) (?:to|and|over|against|per) (?<other>\\S.*?)|(?<first>\\S+)(?: to |[-–/:]to[-–/:]|:|/|-)(?<second>\\S+) ratio|(?:how many|number of) (?<many>\\S+)(?: (?:are there|is that|do they have|there))? (?:per|for (?:each|every|one|a|an)|to (?:each|every|one|a)) (?<each>\\S+))${BETWEEN}${END}`,
  'i',
)
const SUM = new RegExp(
  `${SO}${LEADS}(?:(?:add|sum|put)(?: up)? ${BOTH}(?: (?:together|up))?|(?:sum|total|combined (?:number|total|figure))(?: (?:of|for) ${BOTH})?|(?:and )?${BOTH},? (?:together|combined|in all|in total|added up|added|altogether)|together|combined|altogether|(?:many|much)(?: (?:are|is|do) (?:they|there|that|it))?(?: (?:make|come to|have))? (?:together|altogether|combined|in all|in total))${BETWEEN}${END}`,
  'i',
)
/** Longer turns say more. */
const LONG = 120

/**
 * The two numbers that the turns before told one after the other, at one place: `ratio of midwives to doctors there`, `both together`. Null
 * for any other turn, and where another kind of figure was told.
 */
export function countsTogetherAsked(text: string, reader: Reader): Question | null {
  const { before, lexicon } = reader
  const said = text.trim()
  if (!before || said.length > LONG || before.replaced?.slot !== 'indicator') return null
  if (before.group !== null || before.places.length > 1 || before.frame.kind !== 'level') return null
  const [first, second] = [before.replaced.ids[0], before.indicators[0]].map((id) =>
    lexicon.reference.indicators.get(id ?? 0),
  )
  if (!first || !second || !isTotalled(first) || !isTotalled(second)) return null
  const isRatio = RATIO_ALONE.test(said) || isOfBoth(RATIO_OF.exec(said)?.groups, [first, second], reader)
  if (!isRatio && !SUM.test(said)) return null
  // `In all`, after a third number: of three, and not of the last two.
  const isOfTwo = /\b(?:both|two)\b/i.test(said)
  if (before.replaced.isFurther && !isOfTwo && (!isRatio || RATIO_ALONE.test(said))) return null
  return {
    ...before,
    text,
    frame: isRatio ? { kind: 'compare_indicators', asks: 'pair' } : { kind: 'sum' },
    reason: null,
    indicators: [first.id, second.id],
    ...{ counted: null, belowNation: [], replaced: null, toldFirst: undefined, others: undefined },
    ...{ unused: [], kept: ['indicator', 'place'] },
    cues: new Set(isRatio ? ['compare', 'ratio'] : ['total']),
  }
}

/** Whether the two words of a ratio name the two numbers, one each. */
function isOfBoth(
  groups: Readonly<Record<string, string | undefined>> | undefined,
  [first, second]: readonly [Indicator, Indicator],
  reader: Reader,
): boolean {
  if (!groups) return false
  const one = groups.one ?? groups.first ?? groups.many ?? ''
  const other = groups.other ?? groups.second ?? groups.each ?? ''
  const isNamed = (words: string, about: Indicator) => namesFigure(words, about, reader)
  return (isNamed(one, first) && isNamed(other, second)) || (isNamed(one, second) && isNamed(other, first))
}

/** `Midwives`, of midwives in facilities: each word stands in the name, and no place or time beside it. */
function namesFigure(words: string, { shortName }: Indicator, { lexicon, currentYear }: Reader): boolean {
  const { places, periods } = readPart(tokensOf(words), lexicon, currentYear)
  const own = plainWords(shortName)
  const said = plainWords(words).filter((word) => !/^(?:the|a|an|of|there|number|one)$/.test(word))
  const isOfName = said.length > 0 && said.every((word) => own.includes(word))
  return isOfName && places.length === 0 && periods.years.length === 0
}

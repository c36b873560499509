import type { Indicator } from '#domain/indicator/indicator.ts'
import type { Read } from './figure-asked.ts'
import type { Question } from './question.ts'
import type { Reader } from './reader.ts'

const TRUE =
  '(?:really |actually |even |still )?(?:real|true|right|correct|accurate|believable|plausible|possible|credible|valid|reliable|so|the case|a fact)'
/** Words that doubt a number, or that say who gives it. */
const DOUBTS: readonly RegExp[] = [
  new RegExp(
    `[\\s,.;:?–-]*\\b(?:is|are|was|can|could|should) (?:that|this|it|these|the number|the figure)(?: number| figure| claim)? (?:be )?(?:${TRUE}|believed|trusted)(?: or (?:false|not|fake|wrong|untrue|no))?(?=\\W*$)`,
    'i',
  ),
  new RegExp(
    `[\\s,.;:?–-]+(?:${TRUE}|really|believable|agree|abi)(?: or (?:false|not|fake|wrong|untrue|no))?(?=\\W*$)`,
    'i',
  ),
  new RegExp(`^\\W*(?:so )?(?:is|was) it ${TRUE}(?: that| to say(?: that)?)?\\b`, 'i'),
  /^\W*(?:can|could|would) you (?:please )?(?:confirm|verify|check|fact[- ]?check)(?: that| if| whether|:)?/i,
  /^\W*(?:please )?(?:confirm|verify|fact[- ]?check|check)(?: that| if| whether)?\b:?/i,
  /\b(?:they|people|someone|somebody|(?:my|the|a|an|our|one|some) [\p{L}-]+|i|we) (?:says?|said|told (?:me|us)|claims?|claimed|heard|read|reports?|reported|saw|(?:was|were) told|quoted?|wrote|writes)(?: that)?\b/iu,
]
const REALLY = /^\W*(?:is|are|was|does|do|did)\b(?=.*\b(?:really|actually|truly)\b)/i
/** Words before a number that it is held against, or that it is the age, the dose or the limit of. */
const NO_CLAIM =
  /\b(?:per|of|every|each|under|over|aged?|ages?|below|above|than|penta|dpt|anc|polio|measles|covid|iptp|sdg|last|past|top|to|between|from|week|and|or|first|within) ?-?$/i
const NUMBER =
  /(?<![\w.,–-])(?:(?:is|was|are|were|of|at|equals?|stands at|as (?:high|low) as) )?(?:(?:only|just|about|around|nearly|almost|roughly|some|really|actually|truly|over) )*((?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d+)?)(?![\d–-]|,\d|\.\d)(?: ?(?:deaths|births|cases|children|people|women))?( (?:per|in|out of(?: every)?|of every|for every) |\/)?((?:\d{1,3}(?:,\d{3})+|\d+)|thousand|hundred thousand)?(?: (?:live )?births\b| women\b| people\b| population\b| children\b)?/gi

/** Factors of rates, by what they are told per. */
const PER: ReadonlyMap<string, Indicator['factor']> = new Map([
  ['1000', 1],
  ['thousand', 1],
  ['100000', 3],
  ['hundred thousand', 3],
])

interface Claim {
  readonly value: number
  /** What it is told per; null where nothing is said. */
  readonly per: string | null
  readonly start: number
  readonly end: number
}

/**
 * A rate, a mean, or a share as `1 in 4`, that the question gives and doubts: `neonatal mortality in Ondo 3 per 1000, is that real`; null for any
 * other. Percentages are held against the figure by themselves.
 */
export function doubtedClaimAsked(text: string, reader: Reader, read: Read): Question | null {
  const isDoubted = DOUBTS.some((words) => words.test(text)) || REALLY.test(text)
  const bare = DOUBTS.reduce((said, words) => said.replace(words, ' '), text)
  const [claim, ...more] = isDoubted ? claimsIn(bare) : []
  if (!claim || more.length > 0) return null
  const rest = `${bare.slice(0, claim.start)} ${bare.slice(claim.end)}`
    .replaceAll(/\b(?:really|actually|truly)\b|[?!]/gi, ' ')
    .replace(/^\W*(?:(?:is|are|was|does|do|did|that|has|have)\b\W*)+/i, '')
    .replace(/\b(?:is|are|was|has|have)\W*$/i, '')
    .replace(/[\s,.;:–-]+$/, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
  const [question, ...others] = read(rest, reader)
  if (!question || others.length > 0 || !isOneFigure(question)) return null
  const about = reader.lexicon.reference.indicators.get(question.indicators[0] ?? 0)
  const value = about ? inUnitOf(claim, about) : null
  return value === null ? null : { ...question, text, frame: { kind: 'claims_apart', claims: [value] } }
}

function isOneFigure({ frame, indicators, group, isOpposite, level, places, claimed }: Question): boolean {
  const isFigure = frame.kind === 'level' && group === null && !isOpposite && level === null
  return isFigure && indicators.length === 1 && places.length < 2 && claimed.length === 0
}

/** The numbers that may be claimed; of shares none, as they are read as such. */
function claimsIn(text: string): readonly Claim[] {
  return [...text.matchAll(NUMBER)].flatMap((found) => {
    const [all, digits = '', joint, per] = found
    const isPer = joint !== undefined && per !== undefined
    const said = isPer ? all : all.replace(/(?: per | in | out of | of every |\/)$/i, '')
    const end = found.index + said.length
    const isYear = !isPer && /^(?:19|20)\d\d$/.test(digits)
    const isPercent =
      /^ ?(?:%|percent|per ?cent|million|thousand|[mk]\b|points?|years?|months?|weeks?|doses?|days?)/i.test(
        text.slice(end),
      )
    const isNamed = NO_CLAIM.test(text.slice(0, found.index).trimEnd())
    const isAfter = /\d/.test(said[0] ?? '') && /[\p{L}]-?$/u.test(text.slice(0, found.index))
    if (isYear || isPercent || isNamed || isAfter) return []
    const value = Number(digits.replaceAll(',', ''))
    return [{ value, per: isPer ? per.toLowerCase().replaceAll(',', '') : null, start: found.index, end }]
  })
}

/** The number in the unit of the figure; null where it is of another one, or none was said of a count. */
function inUnitOf({ value, per }: Claim, { factor, fullName }: Indicator): number | null {
  if (per === null)
    return factor === 4 && !/\b(?:per|mean|average|median|ratio|expectancy)\b/i.test(fullName) ? null : value
  const rate = PER.get(per)
  if (rate !== undefined && factor === rate) return value
  const whole = Number(per)
  const isShare = factor === 2 && whole > 0 && value <= whole
  return isShare ? Math.round((value / whole) * 1000) / 10 : null
}

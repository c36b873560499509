import type { Question } from './question.ts'
import type { Reader } from './reader.ts'

const RIGHT = '(?:right|correct|true|accurate|real|wrong|valid|reliable|official|up to date)'
/** Words that ask which of some numbers holds. */
const ASKS = new RegExp(
  [
    `\\b(?:which|who|what)(?: (?:one|number|figure|value|report|source|estimate))?(?: of (?:them|these|those|the two|the three|both))? (?:is|are|was|were|has|gives|should|do|can|would)(?: (?:the|it|actually|really|then|more))* (?:${RIGHT}|i (?:believe|trust|use|quote|cite|go with)|we (?:believe|trust|use|quote|cite|go with))(?: (?:one|number|figure|value))?`,
    `\\b(?:which|who)(?:['’]s| is) (?:${RIGHT})`,
    `\\bwhich(?: one| number| figure)? (?:to|should) (?:believe|trust|use|quote|cite)`,
    `\\b(?:is|was) (?:that|this|it|either|either of (?:them|these)|any of (?:them|these)) (?:still )?${RIGHT}`,
    `\\bwhat(?:['’]?s| is) the (?:${RIGHT}) (?:one|number|figure|value|rate)(?: (?:for|of|on)(?= ))?`,
  ].join('|'),
  'i',
)
/** `Is it 512 or 993`: numbers that are offered. */
const OFFERED = /^(?:and |so |but )*(?:is|was|are|were) .*\d.* or .*\d/i
/** Who is said to say it. */
const SAYERS =
  /\b(?:i(?:['’]ve| have)? (?:just |also )?(?:seen|saw|see|read|hear|heard|found|got|have)|(?:in|from|by) (?:one|another|some|other|the other)(?: (?:reports?|papers?|articles?|websites?|sites?|stud(?:y|ies)|documents?|sources?|places?))?(?=[\s,.;]|$)|(?:two|three|2|3|several|different|these|conflicting) (?:different )?(?:numbers|figures|values|estimates|reports|answers)(?: are given)? (?:for|of|on|about)|(?:one|another|a|some|other|others|the other|the first|the second|my|our|the) ?(?:(?:reports?|papers?|articles?|websites?|sites?|stud(?:y|ies)|documents?|persons?|people|colleagues?|newspapers?|sources?|websites|blogs?|posts?|books?|slides?|presentations?|ones?) )?(?:that )?(?:says?|said|claims?|gives?|gave|shows?|quotes?|quoted|reports?|puts? (?:it|this|that) at|has|have|had)|(?:and |but |while |whereas )?(?:another|others|the other)(?=[\s,.;]|$))\b/gi
const ABOUT = '(?:(?:about|around|over|nearly|roughly|almost|approximately|some|circa|ca\\.?|~|only|just) ?)?'
const NUMBER = new RegExp(
  `(?<![\\w.,–-])${ABOUT}((?:\\d{1,3}(?:,\\d{3})+|\\d+)(?:\\.\\d+)?)(?![\\d–-]|,\\d|\\.\\d)( ?(?:%|percent\\b|per ?cent\\b|million\\b|m\\b|thousand\\b|k\\b))?`,
  'gi',
)
const UNIT =
  /\b(?:per|of|every|each|under|aged?|ages|below|above|than|penta|dpt|anc|polio|measles|covid|iptp|sdg|last|past|top) ?-?$/i
const SCALES: readonly (readonly [RegExp, number])[] = [
  [/million|\bm\b/i, 1_000_000],
  [/thousand|\bk\b/i, 1000],
]
const LEAST = 10

/** Longer texts are no such question, and would be searched for long. */
const LONG = 400

interface Claim {
  readonly value: number
  readonly isPercent: boolean
  readonly start: number
  readonly end: number
}

/** A question which of the numbers that others give is right; null for any other. `Read` reads the question for the figure itself. */
export function claimsApartAsked(
  text: string,
  reader: Reader,
  read: (text: string, reader: Reader) => Question[],
): Question | null {
  if (text.length > LONG) return null
  if (!ASKS.test(text) && !OFFERED.test(text)) return null
  const claims = claimsIn(text)
  const [only, second] = claims
  // One percentage is held against the figure by itself; `but WHO says 67%, which one is right` asks for both.
  const isBesideBefore = reader.before?.frame.kind === 'level' && /\b(?:which|who(?:['’]s| is))\b/i.test(text)
  if (!only || (!second && ((only.isPercent && !isBesideBefore) || !ASKS.test(text)))) return null
  const bare = withoutClaims(text, claims)
  const { before } = reader
  const isOfBefore = before?.indicators.length === 1 && NOTHING.test(bare)
  const [question, ...others] = isOfBefore ? [before] : read(bare, reader)
  if (!question || others.length > 0 || question.indicators.length !== 1) return null
  return FIGURES.includes(question.frame.kind)
    ? { ...question, text, frame: { kind: 'claims_apart', claims: claims.map(({ value }) => value) } }
    : null
}

/** Nothing is left beside the numbers: they are of the figure before. */
const NOTHING = /^(?:it|the|in|is|be|that|this|of|one|figure|number|really|then|now|\s)*$/i

const FIGURES: readonly Question['frame']['kind'][] = [
  ...(['level', 'compare_sources', 'quote', 'number', 'convert', 'claims_apart'] as const),
]

/** The numbers that are claimed: years, ages, doses and units are none. */
function claimsIn(text: string): readonly Claim[] {
  return [...text.matchAll(NUMBER)].flatMap((found) => {
    const [all, digits = '', unit = ''] = found
    const value = Number(digits.replaceAll(',', ''))
    const isPercent = /%|per ?cent/i.test(unit)
    const isYear = unit === '' && /^(?:19|20)\d\d$/.test(digits)
    const isNamed = UNIT.test(text.slice(0, found.index).trimEnd())
    const isSmall = value < LEAST && !isPercent && !digits.includes('.')
    if (isYear || isNamed || isSmall) return []
    const scale = SCALES.find(([word]) => word.test(unit))?.[1] ?? 1
    return [{ value: scale * value, isPercent, start: found.index, end: found.index + all.length }]
  })
}

/** The question for the figure, without the numbers, who says them, and the words that ask which holds. */
function withoutClaims(text: string, claims: readonly Claim[]): string {
  const bare = claims.reduceRight(
    (said, { start, end }) => `${said.slice(0, start)} ${said.slice(end)}`,
    text,
  )
  return (
    bare
      .replace(ASKS, ' ')
      .replace(SAYERS, ' ')
      .replace(/^\W*(?:is|was|are|were)\b/i, ' ')
      .replaceAll(/[?!;:,–—]|\.(?=\s|$)| - /g, ' ')
      .replaceAll(
        /\b(?:and|or|but|versus|vs|while|whereas)\b(?=\s*(?:$|and\b|or\b|but\b|in\b|for\b|versus\b|vs\b))/gi,
        ' ',
      )
      .replace(/^\s*(?:(?:and|or|but|for|on|of|that|it|is|as)\b\s*)+/i, '')
      .replaceAll(/\s+/g, ' ')
      .trim()
      // `WHO says`, once its number is away: who says it stays.
      .replace(/(?<=\S) (?:says?|said|gives?|gave|shows?|reports?|claims?)$/i, '')
  )
}

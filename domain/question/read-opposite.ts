import type { Indicator } from '#domain/indicator/indicator.ts'
import { DENIALS } from './denials.ts'
import type { Limit } from './frame.ts'
import type { Lexicon } from './lexicon.ts'
import type { Span } from './spans.ts'
import type { Token } from './tokens.ts'
import { plainWords } from './words.ts'

interface Beside {
  readonly spans: readonly Span[]
  readonly lexicon: Lexicon
  readonly indicator: number | null
  /** The words that the indicator was found by. */
  readonly places: ReadonlySet<number>
  /** The side of the number of the name that is asked for: `fewer than four visits`; null for none. */
  readonly ofName: Limit['side'] | null
  /** Words of a limit: `not below 95`. */
  readonly limits: ReadonlySet<number>
}

/** The opposite of an indicator is asked for: a denial, or a word for missing it, stands before words of its name. */
export function readOpposite(
  tokens: readonly Token[],
  { spans, lexicon, indicator, places, ofName, limits }: Beside,
): boolean {
  const about = indicator === null ? undefined : lexicon.reference.indicators.get(indicator)
  // `Not out of school`: twice denied.
  const isTwice = tokens.some(
    (token, at) => DENIALS.has(token.word) && tokens[at + 1]?.word === 'out' && tokens[at + 2]?.word === 'of',
  )
  if (about && isTwice && LACKING.test(about.shortName)) return true
  // A name that has a denial itself already says it.
  if (!about || plainWords(`${about.shortName} ${about.fullName}`).some((word) => DENIALS.has(word)))
    return false
  if (ofName === otherSide(about)) return true
  return tokens.some((token, at) => {
    if (!DENIALS.has(token.word) && !isMissing(spans, at)) return false
    // `No toilet` is a name by itself.
    if (DENIALS.has(token.word) && places.has(at)) return false
    if (LACKING.test(about.shortName) && WITHIN.test(tokens[at + 1]?.said ?? '')) return false
    if (limits.has(at) || missesNumber(tokens, at) || isTalk(tokens, at)) return false
    return deniesName(tokens, at, { spans, places })
  })
}

/** Names of what people do without: `children not in school` are those whom the figure counts. */
const LACKING = /^deprived\b|\bout of\b/i
const WITHIN = /^(in|at|attend|attending|enrolled|going|go|inside)$/i

/** Who has fewer than four visits misses them; who lives on more than three dollars a day is not poor. */
function otherSide(about: Indicator): Limit['side'] {
  return isUnderLine(about) ? 'above' : 'below'
}

/** The indicator counts people below an amount, as one of poverty does. */
export function isUnderLine({ definition, fullName }: Pick<Indicator, 'definition' | 'fullName'>): boolean {
  return UNDER_A_LINE.test(`${fullName} ${definition}`)
}

/** Of people below an amount: an age is none. */
const UNDER_A_LINE = /\b(less than|fewer than|below|under)\b (?:\w+ ){0,3}(?:\$|US\$|the .{0,30}line)/i

function isMissing(spans: readonly Span[], at: number): boolean {
  return spans.some(
    ({ start, count, meanings }) =>
      start + count - 1 === at && meanings.some((one) => one.kind === 'cue' && one.cue === 'miss'),
  )
}

/** `I do not know`, `not sure`, `cannot find`: what the asker does not do. */
function isTalk(tokens: readonly Token[], at: number): boolean {
  // `Isn’t stunting above 50%?` asks whether it is.
  if (at === 1 && /^(is|are|was|were|do|does|did|has|have|had|can|could)$/i.test(tokens[0]?.said ?? ''))
    return true
  return /^(know|sure|understand|find|remember|recall|think|mind|agree|match|same|tally|correspond|mean|care|worry|wait|only|just|yet|want)$/i.test(
    tokens[at + 1]?.said ?? '',
  )
}

/** `Misses 90%`, `miss the target`: a number or a target is missed, and nobody is left out. */
function missesNumber(tokens: readonly Token[], at: number): boolean {
  const next = tokens.slice(at + 1, at + 4).find(({ word }) => !['the', 'it', 'a', 'national'].includes(word))
  return next !== undefined && (/^(target|goal|mark)$/.test(next.word) || (next.isPercent && !next.after))
}

/**
 * The indicator of the first visit or dose, where no number was said: whoever had no antenatal care did not have one visit,
 * though antenatal care by itself means four.
 */
export function firstOf(
  indicator: number | null,
  tokens: readonly Token[],
  { reference }: Lexicon,
): number | null {
  const own = indicator === null ? undefined : reference.indicators.get(indicator)
  const [number] = /(?<=^[A-Z]+)[2-9]$/.exec(own?.code ?? '') ?? []
  if (!own || number === undefined || tokens.some(({ word }) => word === number)) return indicator
  const code = own.code.replace(number, '1')
  return [...reference.indicators.values()].find((one) => one.code === code)?.id ?? indicator
}

/** How far a denial reaches, in words. */
const REACH = 6

/** The next word of meaning after the denial belongs to the name. */
function deniesName(
  tokens: readonly Token[],
  from: number,
  { spans, places }: Pick<Beside, 'spans' | 'places'>,
): boolean {
  for (let at = from + 1; at <= from + REACH; at++) {
    const token = tokens[at]
    if (!token || token.after === ',' || token.after === '.') return false
    if (places.has(at)) return true
    // `not a rate`, `not the target`: something else is denied.
    const isOther = spans.some(
      ({ start, meanings }) =>
        start === at &&
        meanings.some((one) => (one.kind === 'cue' ? OTHER.has(one.cue) : !OF_NAMES.has(one.kind))),
    )
    if (isOther) return false
  }
  return false
}

/** Names of what is denied. */
const OF_NAMES: ReadonlySet<string> = new Set(['indicator', 'family', 'group', 'dimension'])

const OTHER: ReadonlySet<string> = new Set([
  'figure_word',
  'target',
  'sdg',
  'trend',
  'differ',
  'source_word',
  'state',
  'zone',
  'lga',
  'certain',
])

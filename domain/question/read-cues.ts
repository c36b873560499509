import type { Lexicon } from './lexicon.ts'
import type { Cue } from './question-words.ts'
import type { Span } from './spans.ts'
import type { Token } from './tokens.ts'

/** The cues that are heard: none of a length of time, none that only says a limit. */
export function cuesOf(
  tokens: readonly Token[],
  spans: readonly Span[],
  limits: ReadonlySet<number>,
): Set<Cue> {
  const isOfLimit = ({ start, count }: Span) => count === 1 && limits.has(start)
  const found = new Set<Cue>(
    spans
      .filter((span) => !isMeasuredYear(tokens, span) && !isOfLimit(span))
      .flatMap(({ meanings }) => meanings.flatMap((one) => (one.kind === 'cue' ? [one.cue] : []))),
  )
  if (asksNumber(tokens)) found.add('number')
  if (leavesOut(tokens, spans)) found.add('except')
  if (afterYears(tokens).length > 0) found.add('since')
  // `How far` greets in Pidgin, and asks for a distance where a target or a share is named.
  if (found.has('distance') && found.has('greeting'))
    found.delete(isMeasured(tokens, found) ? 'greeting' : 'distance')
  return found
}

function isMeasured(tokens: readonly Token[], cues: ReadonlySet<Cue>): boolean {
  return (
    cues.has('target') ||
    cues.has('sdg') ||
    tokens.some(({ word, isPercent }) => isPercent || word === 'percent' || word === 'cent')
  )
}

/** Where `after` stands before a year: it says since when. */
export function afterYears(tokens: readonly Token[]): number[] {
  return tokens.flatMap(({ word }, at) =>
    word === 'after' && /^(19|20)\d\d$/.test(tokens[at + 1]?.word ?? '') ? [at] : [],
  )
}

/** Words of asking that may belong to a name: `family planning methods`. */
const OF_NAMES: readonly Cue[] = ['method', 'limits', 'chart']

/** The cues without those that only belong to the name of the indicator. */
export function withoutNamed(
  cues: ReadonlySet<Cue>,
  indicator: number | null,
  { indicators }: Lexicon,
): ReadonlySet<Cue> {
  const named = indicator === null ? undefined : indicators.named.get(indicator)
  return new Set([...cues].filter((cue) => !OF_NAMES.includes(cue) || !named?.has(cue)))
}

/** `without Dala`, `all states but Lagos`: a part that is to be left out. */
function leavesOut(tokens: readonly Token[], spans: readonly Span[]): boolean {
  const isAll = tokens.some(({ word }) => word === 'all' || word === 'every' || word === 'each')
  return spans.some(({ start, meanings }) => {
    if (!meanings.some(({ kind }) => kind === 'place')) return false
    const before = tokens[start - 1]?.word
    return before === 'without' || (isAll && (before === 'but' || before === 'minus'))
  })
}

/** Numbers that belong to the name of an indicator: `penta 3`. */
export function numbersOfNames(tokens: readonly Token[], spans: readonly Span[]): ReadonlySet<number> {
  const found = spans.flatMap(({ start, count, meanings }) =>
    meanings.some(({ kind }) => kind === 'indicator')
      ? Array.from({ length: count }, (_, index) => start + index).filter((at) =>
          /^\d/.test(tokens[at]?.word ?? ''),
        )
      : [],
  )
  return new Set(found)
}

/** `How many people` may be a name, and asks for a number all the same. */
function asksNumber(tokens: readonly Token[]): boolean {
  return tokens.some(({ word }, at) => word === 'how' && tokens[at + 1]?.word === 'many')
}

const MEASURING: ReadonlySet<string> = new Set(['a', 'per', 'each', 'every'])

/** `5 years`, `a year`: a length of time, no wish for years. */
function isMeasuredYear(tokens: readonly Token[], { start, count }: Span): boolean {
  const before = tokens[start - 1]?.word ?? ''
  return count === 1 && tokens[start]?.word === 'year' && (/^\d{1,2}$/.test(before) || MEASURING.has(before))
}

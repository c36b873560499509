import type { Lexicon } from './lexicon.ts'
import { isOfNext } from './of-next.ts'
import type { Cue } from './question-words.ts'
import type { Span } from './spans.ts'
import type { Token } from './tokens.ts'

/** The cues that are heard: none of a length of time, none that only says a limit. */
export function cuesOf(
  tokens: readonly Token[],
  spans: readonly Span[],
  { limits, lexicon }: { readonly limits: ReadonlySet<number>; readonly lexicon: Lexicon },
): Set<Cue> {
  const isOfLimit = ({ start, count }: Span) => count === 1 && limits.has(start)
  // `Improved water` is a name, and no change.
  const isName = ({ start, count }: Span) => count === 1 && isOfNext(tokens, start, lexicon)
  const found = new Set<Cue>(
    spans
      .filter(
        (span) =>
          !isMeasuredYear(tokens, span) && !isOfLimit(span) && !isAtLeast(tokens, span) && !isName(span),
      )
      .flatMap(({ meanings }) => meanings.flatMap((one) => (one.kind === 'cue' ? [one.cue] : []))),
  )
  if (asksNumber(tokens)) found.add('number')
  if (namesIndicators(tokens, spans)) found.add('indicator_word')
  if (leavesOut(tokens, spans)) found.add('except')
  if (supposes(tokens)) found.add('what_if')
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
  const isAll = tokens.some(({ word }) =>
    /^(all|every|each|everywhere|anywhere|nationwide|country)$/.test(word),
  )
  return spans.some(({ start, meanings }) => {
    if (!meanings.some(({ kind }) => kind === 'place')) return false
    const before = tokens[start - 1]?.word
    const isOutside = /^(without|outside|beyond|minus)$/.test(
      before === 'of' ? (tokens[start - 2]?.word ?? '') : (before ?? ''),
    )
    const isButNot = before === 'not' && tokens[start - 2]?.word === 'but'
    return isOutside || isButNot || (isAll && (before === 'but' || before === 'minus'))
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

/** `At least one visit`, `at most`: no order of places. */
function isAtLeast(tokens: readonly Token[], { start, count }: Span): boolean {
  return count === 1 && /^(least|most)$/.test(tokens[start]?.word ?? '') && tokens[start - 1]?.word === 'at'
}

/** `Malaria indicators` is the name of a family, and asks for indicators all the same; the `malaria indicator survey` does not. */
function namesIndicators(tokens: readonly Token[], spans: readonly Span[]): boolean {
  return spans.some(
    ({ start, count, meanings }) =>
      meanings.some(({ kind }) => kind === 'family') &&
      tokens.slice(start, start + count).some(({ word }) => word === 'indicator'),
  )
}

/** `What would it be if`; `it would help if you could` is courtesy. */
function supposes(tokens: readonly Token[]): boolean {
  const from = tokens.findIndex(({ word }) => word === 'would')
  return (
    from >= 0 &&
    tokens.some(
      ({ word }, at) =>
        word === 'if' && at > from && !/^(you|i|possible|someone|any)$/i.test(tokens[at + 1]?.said ?? ''),
    )
  )
}

const MEASURING: ReadonlySet<string> = new Set(['a', 'per', 'each', 'every'])

/** `5 years`, `a year`: a length of time, no wish for years. */
function isMeasuredYear(tokens: readonly Token[], { start, count }: Span): boolean {
  const before = tokens[start - 1]?.word ?? ''
  const next = tokens[start + 1]?.word ?? ''
  const isMeasured = /^\d{1,2}$/.test(before) || /^\d{1,2}$/.test(next) || MEASURING.has(before)
  return count === 1 && tokens[start]?.word === 'year' && isMeasured
}

import type { Lexicon } from './lexicon.ts'
import { isOfNext } from './of-next.ts'
import type { Cue } from './question-words.ts'
import { isPossible } from './read-possible.ts'
import { asksPermission, isPermissionForCare } from './read-permission.ts'
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
  if (asksNumber(tokens) || namesNumber(tokens, lexicon.people)) found.add('number')
  if (ofYear(tokens)) found.add('when')
  if (asksShare(tokens)) found.add('figure_word')
  if (isAverage(tokens)) {
    found.add('mean')
    found.delete('define')
  }
  if (isPermissionForCare(tokens)) found.delete('licence')
  else if (asksPermission(tokens)) found.add('licence')
  if (namesIndicators(tokens, spans)) found.add('indicator_word')
  if (leavesOut(tokens, spans)) found.add('except')
  if (supposes(tokens) || isPossible(tokens)) found.add('what_if')
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

/** Where `after` stands before a year, or `than` before a time: they say since when. */
export function afterYears(tokens: readonly Token[]): number[] {
  return tokens.flatMap(({ word }, at) => {
    const isYearNext = YEAR.test(tokens[at + 1]?.word ?? '')
    if (word === 'after' && isYearNext) return [at]
    // `Malaria in Zamfara vs 2015`: against today.
    const isOnlyYear = tokens.filter((token) => YEAR.test(token.word)).length === 1
    if (/^(vs|versus)$/.test(word) && isYearNext && isOnlyYear) return [at]
    // `Worse than it was in NDHS 2018`: nothing but a time stands on the other side.
    const isThan = word === 'than' && COMPARED.test(tokens[at - 1]?.said ?? '')
    const rest = tokens.slice(at + 1)
    const year = rest.findIndex((token) => YEAR.test(token.word))
    const isTime = rest.slice(0, year).every(({ said }) => BEFORE_YEAR.test(said))
    return isThan && year >= 0 && isTime ? [at] : []
  })
}

const YEAR = /^(19|20)\d\d$/
const COMPARED = /^(better|worse|higher|lower|more|less|fewer|greater|smaller)$/i
const BEFORE_YEAR =
  /^(it|they|that|was|were|in|back|the|at|by|of|ndhs|dhs|mics|nmis|nnhs|wuenic|survey|year)$/i

/** `Mean penta 3 across all sources`, `the mean of`: an average that is asked for; `what does it mean` asks for words. */
function isAverage(tokens: readonly Token[]): boolean {
  return tokens.some(({ word }, at) => {
    const before = tokens[at - 1]?.word ?? ''
    return word === 'mean' && at + 1 < tokens.length && /^(|the|a|of|national|overall)$/.test(before)
  })
}

/** `Peak year of`, `the highest year`: the year is asked for. */
function ofYear(tokens: readonly Token[]): boolean {
  return tokens.some(
    ({ said, word }, at) =>
      word === 'year' &&
      /^(peak|top|record|\w+est)$/i.test(tokens[at - 1]?.said ?? '') &&
      !/^latest|newest$/i.test(tokens[at - 1]?.said ?? '') &&
      said !== 'years',
  )
}

const BETTER = /\b(better|worse)\b/i
const OVER_TIME =
  /^(since|until|till|over|time|year|years|lately|recently|before|earlier|now|past|last|then|history|trend|ago)$/i

/** `Is Kano doing better than Kaduna`, `Lagos or Rivers, which get better BCG`: places beside each other, and no course. */
export function withoutComparatives(
  cues: ReadonlySet<Cue>,
  {
    tokens,
    spans,
    isOfTime,
  }: {
    readonly tokens: readonly Token[]
    readonly spans: readonly Span[]
    /** Years or several times are named. */
    readonly isOfTime: boolean
  },
): ReadonlySet<Cue> {
  if (isOfTime || tokens.some(({ said }) => OVER_TIME.test(said))) return cues
  const heardIn = (cue: Cue) =>
    spans
      .filter(({ meanings }) => meanings.some((one) => one.kind === 'cue' && one.cue === cue))
      .map(({ start, count }) =>
        tokens
          .slice(start, start + count)
          .map(({ said }) => said)
          .join(' '),
      )
  const isOnlyBetter = (cue: Cue) => cues.has(cue) && heardIn(cue).every((words) => BETTER.test(words))
  const dropped = COURSES.filter(isOnlyBetter)
  return dropped.length === 0
    ? cues
    : new Set([...cues].filter((cue) => !dropped.includes(cue)).concat('compare'))
}

const COURSES: readonly Cue[] = ['trend', 'improve', 'worsen']

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

/** `How many people`, `number of doctors` may be names, and ask for a number all the same. */
function asksNumber(tokens: readonly Token[]): boolean {
  return tokens.some(({ word }, at) => {
    const next = tokens[at + 1]?.word
    return (word === 'how' && next === 'many') || (word === 'number' && next === 'of')
  })
}

/** `What percentage of people with HIV`, part of a name: a figure is asked for, and no definition. */
function asksShare(tokens: readonly Token[]): boolean {
  return tokens.some(
    ({ said }, at) =>
      /^(percentage|percent|share|proportion|fraction|part)$/i.test(said) &&
      /^(what|which|wetin)$/i.test(tokens[at - 1]?.said ?? '') &&
      tokens[at + 1]?.word === 'of',
  )
}

/** `Zero-dose children number in Nigeria`: how many of them. */
function namesNumber(tokens: readonly Token[], people: ReadonlySet<string>): boolean {
  return tokens.some(
    ({ said, after }, at) =>
      after === '' && /^numbers?$/i.test(said) && people.has(tokens[at - 1]?.word ?? ''),
  )
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
  // `If Kano matched Lagos, how many …`: what comes of it stands behind a comma.
  // `If stunting is above 50%`, after what led up to it: whether it is.
  const isWhether = tokens.some(({ said }) => /^(is|are|was|were|has|have|does|do|did)$/i.test(said))
  const isTwofold = tokens.some((token) => token.after === ',')
  const isCondition = tokens.some(
    ({ word, after }, at) =>
      word === 'if' &&
      (at > 0 || isTwofold || !isWhether) &&
      after === '' &&
      !WHETHER.test(tokens[at - 1]?.said ?? '') &&
      !COURTESY.test(tokens[at + 1]?.said ?? ''),
  )
  if (isCondition) return true
  return (
    from >= 0 &&
    tokens.some(({ word }, at) => word === 'if' && at > from && !COURTESY.test(tokens[at + 1]?.said ?? ''))
  )
}

/** `Tell me if stunting is above 50%`: whether it is. */
const WHETHER =
  /^(me|us|know|see|check|wonder|wondering|ask|asking|asked|confirm|say|find|out|tell|sure|learn|even|as|what|only|or|and|determine|verify)$/i
const COURTESY = /^(you|i|possible|someone|somebody|any|not|available|it|we|so|there|needed|need|that|un)$/i

const MEASURING: ReadonlySet<string> = new Set(['a', 'per', 'each', 'every'])

/** `5 years`, `a year`: a length of time, no wish for years. */
function isMeasuredYear(tokens: readonly Token[], { start, count }: Span): boolean {
  const before = tokens[start - 1]?.word ?? ''
  const next = tokens[start + 1]?.word ?? ''
  const isMeasured = /^\d{1,2}$/.test(before) || /^\d{1,2}$/.test(next) || MEASURING.has(before)
  return count === 1 && tokens[start]?.word === 'year' && isMeasured
}

import type { Classification } from '#domain/data-source/data-source.ts'
import type { Indicator } from '#domain/indicator/indicator.ts'
import type { Level } from '#domain/location/location.ts'
import { measureKey } from '#domain/reference/reference-data.ts'
import { type Accepted, acceptIndicator } from './accept-indicators.ts'
import { type Contents, contentsOf, exactly, isFamilyOnly } from './contents.ts'
import type { Limit } from './frame.ts'
import { DENIALS } from './denials.ts'
import { readAges } from './read-ages.ts'
import { helpFor } from './read-help.ts'
import { cuesOf, numbersOfNames, withoutNamed } from './read-cues.ts'
import { readGroup } from './read-group.ts'
import type { Lexicon } from './lexicon.ts'
import { type Content, matchIndicators } from './match-indicators.ts'
import type { AskedGroup, AskedPeriods, DoubleName, HelpTopic, Reading } from './question.ts'
import type { Cue } from './question-words.ts'
import { readLimit } from './read-limit.ts'
import { readOpposite } from './read-opposite.ts'
import { readPeriods } from './read-periods.ts'
import { readPlaces } from './read-places.ts'
import { countOf, levelOf, RANKING } from './read-ranking.ts'
import { type Span, spansOf } from './spans.ts'
import type { Token } from './tokens.ts'

/** The content of a part of a question, before its frame is decided. */
export interface ReadPart {
  readonly tokens: readonly Token[]
  readonly cues: ReadonlySet<Cue>
  readonly indicator: number | null
  /** How well the indicator fits, 0 to 1. */
  readonly score: number
  readonly choices: readonly number[]
  readonly sources: readonly number[]
  readonly classification: Classification | null
  readonly places: readonly number[]
  readonly double: DoubleName | null
  readonly level: Level | null
  readonly periods: AskedPeriods
  readonly group: AskedGroup | null
  readonly count: number | null
  readonly limit: Limit | null
  readonly isOpposite: boolean
  readonly claimed: readonly number[]
  readonly product: string | null
  readonly help: HelpTopic | null
  readonly isForeign: boolean
  /** Words that nothing accounts for, as they were written. */
  readonly unused: readonly string[]
  /** Words that may name an indicator; none in `and in Kaduna?`. */
  readonly contents: readonly string[]
  /** Words that an indicator is found by. */
  readonly asked: readonly Content[]
  /** The indicators of a family that is named and nothing else. */
  readonly family: readonly number[]
  readonly readings: readonly Reading[]
}

const CLASSES: readonly (readonly [Cue, Classification])[] = [
  ['survey', 'Survey'],
  ['routine', 'Routine'],
  ['estimate', 'Estimate'],
]

const COMPARING: readonly Cue[] = ['compare', 'gap']

/** Reads the words of a part: names, years, groups, limits. */
export function readPart(tokens: readonly Token[], lexicon: Lexicon, currentYear: number): ReadPart {
  const spans = spansOf(tokens, lexicon)
  const { periods, taken: dated } = readPeriods(tokens, currentYear)
  const namedNumbers = numbersOfNames(tokens, spans)
  const limit = readLimit(tokens, dated, namedNumbers)
  const heard = cuesOf(tokens, spans, limit.taken)
  const compares = COMPARING.some((cue) => heard.has(cue))
  const places = readPlaces(tokens, spans, { reference: lexicon.reference, compares })
  const claimed = claimsOf(tokens, new Set([...dated, ...limit.taken]))
  const counted = countOf(tokens, heard, new Set([...limit.taken, ...namedNumbers]))
  const ages = readAges(tokens, dated)
  const used = new Set([...dated, ...limit.taken, ...claimed.taken, ...counted.taken])
  const contentsWith = (optional: readonly number[]) =>
    contentsOf(tokens, spans, { used, lexicon, markers: places.markers, optional })
  const family = spans.flatMap(({ meanings }) =>
    meanings.flatMap((one) => (one.kind === 'family' ? one.ids : [])),
  )
  const sources = [...new Set(sourcesOf(spans))]
  const { contents, accepted } = indicatorIn(contentsWith, {
    ...{ spans, family, lexicon, cues: heard, sources },
    ages: ages?.places ?? [],
  })
  const indicator = isFamilyOnly(contents, spans) && accepted.choices.length > 1 ? null : accepted.id
  const isBare = places.places.length === 0 && sources.length === 0 && periods.years.length === 0
  const cues = withoutNamed(heard, indicator, lexicon)
  const group = readGroup(tokens, spans, { indicator, lexicon, ages })
  const unused = new Set(indicator === null ? contents.required.map(({ word }) => word) : accepted.unused)
  const part = {
    tokens,
    cues,
    indicator,
    score: indicator === null ? 0 : accepted.score,
    choices: isFamilyOnly(contents, spans)
      ? [...new Set([...family, ...accepted.choices])].slice(0, 3)
      : accepted.choices,
    sources,
    classification: CLASSES.find(([cue]) => cues.has(cue))?.[1] ?? null,
    places: places.places,
    double: places.double,
    level: levelOf(tokens, spans, {
      markers: places.markers,
      isRanking: RANKING.some((cue) => cues.has(cue)),
    }),
    periods: { ...periods, isLatest: cues.has('latest') && periods.years.length === 0 },
    group: group.group,
    count: counted.count,
    limit: limit.limit,
    isOpposite: readOpposite(tokens, {
      spans,
      lexicon,
      indicator,
      places: contents.places,
      isTurned: limit.turned,
    }),
    claimed: claimed.values,
    product:
      spans.flatMap(({ meanings }) =>
        meanings.flatMap((one) => (one.kind === 'product' ? [one.topic] : [])),
      )[0] ?? null,
    help: isBare ? helpFor(tokens, lexicon.help) : null,
    isForeign: spans.some(({ meanings }) => meanings.some(({ kind }) => kind === 'country')),
    unused: tokens
      .filter(
        (token, at) =>
          unused.has(token.word) && !used.has(at) && contents.places.has(at) && !group.ages.has(at),
      )
      .map(({ said }) => said),
    contents: contents.required.map(({ word }) => word),
    asked: contents.all,
    family: isFamilyOnly(contents, spans) ? family : [],
  }
  return { ...part, readings: readingsOf(tokens, spans, { contents, group: group.taken, dated, part }) }
}

interface IndicatorInput {
  readonly spans: readonly Span[]
  readonly family: readonly number[]
  readonly lexicon: Lexicon
  readonly cues: ReadonlySet<Cue>
  readonly sources: readonly number[]
  /** The words that say ages. */
  readonly ages: readonly number[]
}

/** Score of an indicator whose name was said in full. */
const IN_FULL = 0.9

/** The indicator that all words mean; where ages are said that no name has, the one that the other words mean. */
function indicatorIn(
  contentsWith: (optional: readonly number[]) => Contents,
  input: IndicatorInput,
): { readonly contents: Contents; readonly accepted: Accepted } {
  const said = contentsWith([])
  const first = { contents: said, accepted: acceptedFor(said, input) }
  const isWhole = first.accepted.id !== null && first.accepted.unused.length === 0
  if (!isWhole && said.verbs.length > 0) {
    const plain = contentsWith(said.verbs)
    const named = acceptedFor(plain, input)
    if (named.id !== null && named.score >= IN_FULL && named.unused.length === 0)
      return { contents: plain, accepted: named }
  }
  const denials = said.required.flatMap(({ word, at }) => (DENIALS.has(word) ? [at] : []))
  if (!isWhole && denials.length > 0) {
    // `Not vaccinated against measles` is measles vaccination and its denial, though `not vaccinated` is a name by itself.
    const plain = contentsWith(denials)
    const denied = acceptedFor(plain, input)
    if (denied.id !== null && denied.unused.length === 0) return { contents: plain, accepted: denied }
  }
  if (isWhole || input.ages.length === 0) return first
  const contents = contentsWith(input.ages)
  return { contents, accepted: acceptedFor(contents, input) }
}

function acceptedFor(
  contents: Contents,
  { spans, family, lexicon, cues, sources }: IndicatorInput,
): Accepted {
  const { indicators, measures } = lexicon.reference
  const isHeld = (id: number) =>
    sources.length === 0 || sources.some((source) => measures.has(measureKey(id, source)))
  return acceptIndicator(matchIndicators(contents.all, lexicon.indicators), {
    family: isFamilyOnly(contents, spans) ? family : [],
    exact: exactly(contents, spans),
    fits: (id) => fitsUnit(indicators.get(id), cues) && isHeld(id),
  })
}

/** The source of each span; where sources share a name, the first. */
function sourcesOf(spans: readonly Span[]): number[] {
  return spans.flatMap(({ meanings }) =>
    meanings.flatMap((one) => (one.kind === 'source' ? [one.id] : [])).slice(0, 1),
  )
}

/** Whether an indicator has the unit that the words name: per 1,000 and per 100,000 are no counts. */
function fitsUnit(indicator: Indicator | undefined, cues: ReadonlySet<Cue>): boolean {
  if (!indicator) return false
  const isRate = cues.has('per_1000') || cues.has('per_100000')
  if (!isRate || indicator.factor === 1 || indicator.factor === 3) return true
  return indicator.factor === 4 && /\bper\b/.test(indicator.fullName)
}

/** Percentages that the question says itself: `90%`, `5 percent`. */
function claimsOf(tokens: readonly Token[], dated: ReadonlySet<number>) {
  const taken = new Set<number>()
  const values: number[] = []
  for (const [at, { word, isPercent }] of tokens.entries()) {
    if (dated.has(at) || !/^\d/.test(word)) continue
    const next = tokens[at + 1]?.word
    const isSaid =
      isPercent ||
      next === 'percent' ||
      next === 'cent' ||
      (next === 'per' && tokens[at + 2]?.word === 'cent')
    if (!isSaid && !/\./.test(word) && Number(word) < 100_000) continue
    taken.add(at)
    values.push(Number(word))
  }
  return { values, taken }
}

interface ReadBeside {
  readonly contents: Contents
  readonly group: ReadonlySet<number>
  readonly dated: ReadonlySet<number>
  readonly part: Omit<ReadPart, 'readings'>
}

function readingsOf(tokens: readonly Token[], spans: readonly Span[], beside: ReadBeside): Reading[] {
  const { contents, group, dated, part } = beside
  const said = (from: number, count: number) =>
    tokens
      .slice(from, from + count)
      .map((token) => token.said)
      .join(' ')
  const found: Reading[] = spans.flatMap(({ start, count, meanings }): Reading[] => {
    const words = said(start, count)
    const place = meanings.find((one) => one.kind === 'place' && part.places.includes(one.id))
    if (place?.kind === 'place') return [{ words, kind: 'place', id: place.id }]
    const source = meanings.find((one) => one.kind === 'source')
    if (source?.kind === 'source') return [{ words, kind: 'source', id: source.id }]
    if (group.has(start)) return [{ words, kind: 'group', id: null }]
    const isCue = meanings.some(({ kind }) => kind === 'cue')
    return isCue && !contents.places.has(start) ? [{ words, kind: 'intent', id: null }] : []
  })
  const unused = new Set(part.unused)
  const named = tokens
    .filter((token, at) => contents.places.has(at) && !unused.has(token.said))
    .map((token) => token.said)
  const years = tokens.filter((_, at) => dated.has(at)).map((token) => token.said)
  if (named.length > 0 && part.indicator !== null) {
    found.unshift({ words: named.join(' '), kind: 'indicator', id: part.indicator })
  }
  if (years.length > 0) found.push({ words: years.join(' '), kind: 'period', id: null })
  if (part.unused.length > 0) found.push({ words: part.unused.join(' '), kind: 'unused', id: null })
  return found
}

import type { Classification } from '#domain/data-source/data-source.ts'
import type { Indicator } from '#domain/indicator/indicator.ts'
import type { Level } from '#domain/location/location.ts'
import { acceptIndicator } from './accept-indicators.ts'
import { type Contents, contentsOf, exactly, isFamilyOnly } from './contents.ts'
import { readGroup } from './read-group.ts'
import type { Lexicon } from './lexicon.ts'
import { type Content, matchIndicators } from './match-indicators.ts'
import type { AskedGroup, AskedPeriods, DoubleName, Reading } from './question.ts'
import type { Cue } from './question-words.ts'
import { readPeriods } from './read-periods.ts'
import { readPlaces } from './read-places.ts'
import { countOf, levelOf, RANKING } from './read-ranking.ts'
import { type Span, spansOf } from './spans.ts'
import type { Token } from './tokens.ts'

/** The content of a part of a question, before its intent is decided. */
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
  readonly claimed: readonly number[]
  readonly product: string | null
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

/** Reads the words of a part: names, years, groups, and its intent. */
export function readPart(tokens: readonly Token[], lexicon: Lexicon, currentYear: number): ReadPart {
  const spans = spansOf(tokens, lexicon)
  const cues = cuesOf(spans)
  const compares = COMPARING.some((cue) => cues.has(cue))
  const places = readPlaces(tokens, spans, { reference: lexicon.reference, compares })
  const { periods, taken: dated } = readPeriods(tokens, currentYear)
  const claimed = claimsOf(tokens, dated)
  const counted = countOf(tokens, cues)
  const used = new Set([...dated, ...claimed.taken, ...counted.taken])
  const contents = contentsOf(tokens, spans, { used, lexicon, markers: places.markers })
  const family = spans.flatMap(({ meanings }) =>
    meanings.flatMap((one) => (one.kind === 'family' ? one.ids : [])),
  )
  const matches = matchIndicators(contents.all, lexicon.indicators)
  const accepted = acceptIndicator(matches, {
    family: isFamilyOnly(contents, spans) ? family : [],
    exact: exactly(contents, spans),
    fits: (id) => fitsUnit(lexicon.reference.indicators.get(id), cues),
  })
  const indicator = isFamilyOnly(contents, spans) && accepted.choices.length > 1 ? null : accepted.id
  const group = readGroup(tokens, spans, { indicator, lexicon })
  const unused = new Set(indicator === null ? contents.required.map(({ word }) => word) : accepted.unused)
  const part = {
    tokens,
    cues,
    indicator,
    score: indicator === null ? 0 : accepted.score,
    choices: isFamilyOnly(contents, spans)
      ? [...new Set([...family, ...accepted.choices])].slice(0, 3)
      : accepted.choices,
    sources: [...new Set(sourcesOf(spans))],
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
    claimed: claimed.values,
    product:
      spans.flatMap(({ meanings }) =>
        meanings.flatMap((one) => (one.kind === 'product' ? [one.topic] : [])),
      )[0] ?? null,
    isForeign: spans.some(({ meanings }) => meanings.some(({ kind }) => kind === 'country')),
    unused: tokens
      .filter((token, at) => unused.has(token.word) && !used.has(at) && contents.places.has(at))
      .map(({ said }) => said),
    contents: contents.required.map(({ word }) => word),
    asked: contents.all,
    family: isFamilyOnly(contents, spans) ? family : [],
  }
  return { ...part, readings: readingsOf(tokens, spans, { contents, group: group.taken, dated, part }) }
}

function cuesOf(spans: readonly Span[]): Set<Cue> {
  return new Set(
    spans.flatMap(({ meanings }) => meanings.flatMap((one) => (one.kind === 'cue' ? [one.cue] : []))),
  )
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
  return !isRate || indicator.factor === 1 || indicator.factor === 3
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

import { parseShared } from '#domain/choice/shared-address.ts'
import { type PeriodCode, periodCode } from '#domain/period/period.ts'
import type { IndicatorIndex } from './indicator-index.ts'
import type { Lexicon } from './lexicon.ts'
import { type Content, matchIndicators } from './match-indicators.ts'
import type { AskedPeriods, Question } from './question.ts'
import { readPart } from './read-part.ts'
import { aboutIndicator } from './empty-question.ts'
import { readQuestion } from './read-question.ts'
import type { Reader } from './reader.ts'
import { mended } from './mended.ts'
import { type Token, tokensOf } from './tokens.ts'

/** The subject of typed words or an address; null: not said. */
export interface SearchedWords {
  /** Indicators that they may mean, the best first: the one that answers a question of these words, then those near it. */
  readonly indicators: readonly number[]
  readonly source: number | null
  readonly location: number | null
  readonly period: PeriodCode | null
  /** The same words as a question, as an assistant understands them. */
  readonly question: Question
  /** Words that no name has or begins with, as they were typed. */
  readonly unknown: readonly string[]
}

/** The data that a search is read with: of no conversation. */
export type SearchReader = Omit<Reader, 'before'>

/**
 * Reads typed words ("penta 3 kano ndhs 2018") with the engine that answers questions, so that a search finds
 * first the answer of an assistant; the last word may still be under way. An address of this product says it
 * by its parameters, that of any other page by the words of its path. Deterministic, without any network;
 * never throws.
 */
export function searchWords(text: string, reader: SearchReader): SearchedWords {
  const address = addressIn(text)
  if (!address) return readTyped(text, reader)
  const { indicators, sources, locations } = reader.lexicon.reference
  const said = parseShared(address.searchParams)
  const read = readTyped(wordsOfAddress(address), reader)
  const known = <T>(id: number | null, all: ReadonlyMap<number, T>) =>
    id !== null && all.has(id) ? id : null
  const indicator = known(said.indicator, indicators)
  return {
    ...read,
    indicators: indicator === null ? read.indicators : [indicator],
    source: known(said.source, sources) ?? read.source,
    location: known(said.location, locations) ?? read.location,
    period: said.period ?? read.period,
  }
}

/** One of the statements of a text, each about an indicator of its own or another place. */
export interface Statement {
  readonly indicator: number
  readonly source: number | null
  /** Of a statement that names no place the one of the statement before; null: none was named. */
  readonly location: number | null
  readonly period: PeriodCode | null
}

/** So many statements of a text are read. */
const MOST_STATEMENTS = 6

/**
 * The statements of a text that name an indicator, sentence by sentence and in their order: `Penta 3 is low in Kano; stunting in Sokoto
 * stays high` are two. An address makes none.
 */
export function statementsIn(text: string, reader: SearchReader): readonly Statement[] {
  if (addressIn(text)) return []
  const found = new Map<string, Statement>()
  let location: number | null = null
  const sentences = text.split(/[;\n]|[.!?](?=\s|$)/)
  for (const asked of sentences.flatMap((sentence) => readQuestion(sentence, { ...reader, before: null }))) {
    // What an assistant would ask back about, or decline for its other words, is still what a sentence with a place is about.
    const near =
      asked.places.length > 0 ? [...asked.choices, ...readTyped(asked.text, reader).indicators] : []
    const [indicator] = [...asked.indicators, ...near]
    location = asked.places[0] ?? location
    if (indicator === undefined) continue
    const source = asked.sources[0] ?? null
    const statement = { indicator, source, location, period: periodOf(asked.periods) }
    const key = `${indicator}:${location}`
    if (!found.has(key)) found.set(key, statement)
  }
  return [...found.values()].slice(0, MOST_STATEMENTS)
}

/** The first part of a year that was said, else the last year. */
function periodOf({ parts: [iso], years }: AskedPeriods): PeriodCode | null {
  if (iso !== undefined) return periodCode(iso)
  const year = years.at(-1)
  return year === undefined ? null : year * 1000
}

const MOST = 60
/** Least score of an indicator that is found. */
const LEAST = 0.28
/** The worth of a word that only begins another. */
const BEGINNING = 0.8
/** The worth of an indicator for each word that nothing of it accounts for. */
const STRAY = 0.7

function readTyped(text: string, reader: SearchReader): SearchedWords {
  const { lexicon, currentYear } = reader
  const { tokens, begun } = typedTokens(text, lexicon)
  const part = readPart(tokens, lexicon, currentYear)
  const answered = readQuestion(text, { ...reader, before: null })
  const first = answered[0] ?? aboutIndicator(0)
  const near = nearIndicators(part.asked, begun, lexicon.indicators)
  return {
    indicators: [
      ...new Set([...answered.flatMap((question) => question.indicators), ...part.family, ...near]),
    ].slice(0, MOST),
    source: part.sources[0] ?? null,
    location: part.places[0] ?? part.double?.ids[0] ?? null,
    question: first,
    period: periodOf(part.periods),
    unknown: tokens
      .filter(({ word }) => isUnknown(word, lexicon) && !begun.includes(word))
      .map(({ said }) => said),
  }
}

/** No name here has it: numbers are none, and the name of another country is nobody's here. */
function isUnknown(word: string, { vocabulary, root }: Lexicon): boolean {
  const isForeign = root.next.get(word)?.meanings.some(({ kind }) => kind === 'country') ?? false
  return !/^\d/.test(word) && (isForeign || !vocabulary.has(word))
}

interface TypedTokens {
  readonly tokens: readonly Token[]
  /** Words that the last one may become; empty where it stands. */
  readonly begun: readonly string[]
}

/** The words with slips mended, but for the last, which may be the beginning of another. */
function typedTokens(text: string, lexicon: Lexicon): TypedTokens {
  const written = tokensOf(text)
  const last = written.at(-1)
  const begun = last && /\p{L}$/u.test(text) ? wordsFrom(last.word, lexicon) : []
  if (!last || begun.length === 0) return { tokens: mended(written, lexicon), begun }
  return { tokens: [...mended(written.slice(0, -1), lexicon), last], begun: [last.word, ...begun] }
}

/** Words that begin with the start of another. */
function wordsFrom(beginning: string, { vocabulary }: Lexicon): string[] {
  if (beginning.length < 2 || vocabulary.has(beginning)) return []
  return [...vocabulary.keys()].filter((word) => word.startsWith(beginning))
}

/** Indicators that the words may mean, each by the best completion of the last word. */
function nearIndicators(
  asked: readonly Content[],
  [typed, ...begun]: readonly string[],
  index: IndicatorIndex,
): number[] {
  const best = new Map<number, number>()
  const count = (contents: readonly Content[], worth: number) => {
    for (const { id, score, unused } of matchIndicators(contents, index, MOST)) {
      if (score >= LEAST) best.set(id, Math.max(best.get(id) ?? 0, worth * score * STRAY ** unused.length))
    }
  }
  const before = asked.filter(({ word }) => word !== typed)
  if (typed === undefined) count(asked, 1)
  for (const word of begun) {
    if (index.weights.has(word)) count([...before, { word, isRequired: true }], BEGINNING)
  }
  return [...best]
    .toSorted((a, b) => b[1] - a[1] || (index.places.get(a[0]) ?? 0) - (index.places.get(b[0]) ?? 0))
    .map(([id]) => id)
}

function addressIn(text: string): URL | null {
  const trimmed = text.trim()
  if (!/^(https?:\/\/|\/)\S+$/i.test(trimmed)) return null
  return URL.canParse(trimmed, 'https://localhost') ? new URL(trimmed, 'https://localhost') : null
}

function wordsOfAddress({ pathname, searchParams }: URL): string {
  const path = pathname.replaceAll(/[/_\-.]+/g, ' ')
  return `${safelyDecoded(path)} ${[...searchParams.values()].filter((value) => /\p{L}/u.test(value)).join(' ')}`
}

function safelyDecoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

import { type PeriodCode, parsePeriod } from '#domain/period/period.ts'
import type { ReferenceData } from '#domain/reference/reference-data.ts'
import { parseShared } from '#domain/choice/shared-address.ts'
import { findName, type FoundName } from './find-names.ts'
import type { NameIndex } from './name-index.ts'
import { type RankedIndicator, rankIndicators } from './rank-indicators.ts'
import { isEmptyWord, plainWords, slipsBetween } from './words.ts'

/** What a text is about, as far as the catalogue knows its words; null: not said. */
export interface ReadContext {
  /** Indicators that it may mean, the best first. */
  readonly indicators: readonly RankedIndicator[]
  readonly source: number | null
  readonly location: number | null
  readonly period: PeriodCode | null
  /** Words that carry meaning and name neither a place, a source nor a period. */
  readonly rest: readonly string[]
}

/**
 * Reads typed words ("penta 3 kano ndhs 2018") or an address: of this product, whose parameters say it exactly, or of any
 * page, whose path is read as words. Deterministic, without any network.
 */
export function readContext(text: string, reference: ReferenceData, index: NameIndex): ReadContext {
  const address = addressIn(text)
  if (!address) return readWords(text, index)
  const said = parseShared(address.searchParams)
  const read = readWords(wordsOfAddress(address), index)
  const isKnown = said.indicator !== null && reference.indicators.has(said.indicator)
  return {
    indicators: isKnown && said.indicator !== null ? [{ id: said.indicator, score: 1 }] : read.indicators,
    source: said.source !== null && reference.sources.has(said.source) ? said.source : read.source,
    location:
      said.location !== null && reference.locations.has(said.location) ? said.location : read.location,
    period: said.period ?? read.period,
    rest: read.rest,
  }
}

function readWords(text: string, index: NameIndex): ReadContext {
  const { period, others } = periodIn(text)
  const words = plainWords(others).map((word) => withoutSlip(word, index))
  const place = findName(words, index.places)
  const source = findName(words, index.sources)
  const left = words.filter(
    (word, position) => !taken(position, place) && !taken(position, source) && !isYear(word),
  )
  return {
    indicators: rankIndicators(left, index),
    source: source?.id ?? null,
    location: place?.id ?? null,
    period,
    rest: left.filter((word) => !isEmptyWord(word)),
  }
}

/** The word that was meant: itself where a name has it or begins with it, else the nearest that differs by slips of the finger. */
function withoutSlip(word: string, { vocabulary }: NameIndex): string {
  if (vocabulary.has(word) || isEmptyWord(word)) return word
  let best = { word, count: 0, distance: Number.POSITIVE_INFINITY }
  for (const [candidate, count] of vocabulary) {
    if (word.length > 2 && candidate.startsWith(word)) return word
    const distance = slipsBetween(word, candidate)
    if (distance === null || distance > best.distance) continue
    if (distance < best.distance || count > best.count) best = { word: candidate, count, distance }
  }
  return best.word
}

function taken(index: number, found: FoundName | null): boolean {
  return found !== null && index >= found.start && index < found.start + found.count
}

function isYear(word: string): boolean {
  return /^(19|20)\d\d$/.test(word)
}

/** A period as people write it inside a text: `2024-W40`, `Aug 2024`, `2018`. The most exact one counts; the other words remain. */
function periodIn(text: string): { readonly period: PeriodCode | null; readonly others: string } {
  const spellings = [
    /\b(?:19|20)\d\d-(?:W\d\d|Q[1-4]|\d\d)\b/i,
    /\b(?:19|20)\d\d week \d{1,2}\b/i,
    /\b[A-Z][a-z]{2,8} (?:19|20)\d\d\b/i,
    /\b(?:19|20)\d\d\b/,
  ]
  for (const spelling of spellings) {
    const found = spelling.exec(text)?.[0]
    const period = found === undefined ? null : parsePeriod(found)
    if (found !== undefined && period !== null) return { period, others: text.replace(found, ' ') }
  }
  return { period: null, others: text }
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

import type { FrameKind } from './frame.ts'
import type { Lexicon } from './lexicon.ts'
import { DENIALS } from './denials.ts'
import type { DeclineReason, Question } from './question.ts'
import type { Cue } from './question-words.ts'
import { readPart } from './read-part.ts'
import { readQuestion } from './read-question.ts'
import type { Reader } from './reader.ts'
import { mended } from './mended.ts'
import { tokensOf } from './tokens.ts'
import { plainWords } from './words.ts'

/** How a language model reads a question: which words of it name an indicator, and the rest as it understands it. */
export interface ModelReading {
  readonly frame: FrameKind
  /** `words` as they stand in the question, `name` as the catalogue has it. */
  readonly indicator: { readonly words: string; readonly name: string }
  readonly places: readonly string[]
  readonly sources: readonly string[]
  readonly years: readonly number[]
}

/** Reasons of declining that lie in the words: another reader may know what they name. */
const IN_WORDS: readonly DeclineReason[] = ['not_understood', 'unknown_words', 'ambiguous', 'no_context']

/** Whether another reader may help: the question is declined for its words alone. */
export function isUnread(questions: readonly Question[]): boolean {
  return (
    questions.length === 1 && questions.every(({ reason }) => reason !== null && IN_WORDS.includes(reason))
  )
}

/** What the words that stand for a name may not say besides: it would be lost with them. */
const SAYING: readonly Cue[] = [
  ...([
    'highest',
    'lowest',
    'best',
    'worst',
    'rank',
    'trend',
    'target',
    'sdg',
    'number',
    'compare',
    'gap',
  ] as const),
  ...(['except', 'miss', 'total', 'mean', 'future', 'what_if', 'since', 'until', 'unknown_group'] as const),
]

/**
 * The question as a model reads it, checked: the words that it takes for an indicator must stand in the question and say
 * nothing else, the name must be one of the catalogue, and with that name in their place our own reader must understand the
 * question by itself, in the same frame and with the same places, sources and years. Null: the question stays as it was.
 */
export function checkedReading(
  text: string,
  { frame, indicator, places, sources, years }: ModelReading,
  reader: Reader,
): readonly Question[] | null {
  const { reference } = reader.lexicon
  const { words, name } = indicator
  const at = text.toLowerCase().indexOf(words.toLowerCase())
  const about = [...reference.indicators.values()].find(
    ({ shortName, fullName }) => shortName === name || fullName === name,
  )
  if (words.trim() === '' || at < 0 || !about || !saysNothingElse(text, words, name, reader)) return null
  const [question, ...others] = readQuestion(
    `${text.slice(0, at)} ${about.shortName} ${text.slice(at + words.length)}`,
    reader,
  )
  if (!question || others.length > 0 || question.reason !== null || question.unused.length > 0) return null
  const isSame =
    question.frame.kind === frame &&
    question.indicators.join() === `${about.id}` &&
    isAll(places, question.places, (id) => reference.locations.get(id)?.name) &&
    isAll(sources, question.sources, (id) => reference.sources.get(id)?.name) &&
    years.toSorted().join() === question.periods.years.toSorted().join()
  return isSame ? [{ ...question, text }] : null
}

/**
 * The words take in all that may name an indicator; they name neither a place, a source, a time nor a group, turn nothing round,
 * and ask for nothing.
 */
function saysNothingElse(text: string, words: string, name: string, reader: Reader): boolean {
  const read = (own: string) =>
    readPart(mended(tokensOf(own), reader.lexicon), reader.lexicon, reader.currentYear)
  const part = read(words)
  const said = new Set(part.tokens.map(({ word }) => word))
  const named = new Set(plainWords(name))
  return (
    read(text).contents.every((word) => said.has(word)) &&
    part.places.length === 0 &&
    part.sources.length === 0 &&
    part.periods.years.length === 0 &&
    part.group === null &&
    part.limit === null &&
    part.level === null &&
    !part.isForeign &&
    !SAYING.some((cue) => part.cues.has(cue)) &&
    [...said].every((word) => (!DENIALS.has(word) && !/^\d/.test(word)) || named.has(word))
  )
}

/** The names are those of the ids, all of them and no others. */
function isAll(
  names: readonly string[],
  ids: readonly number[],
  nameOf: (id: number) => string | undefined,
): boolean {
  const plain = (all: readonly string[]) => all.map((name) => plainWords(name).join(' ')).toSorted()
  return plain(names).join() === plain(ids.map((id) => nameOf(id) ?? '')).join()
}

/** The names that a model may choose from. */
export function readableNames({ reference }: Lexicon): readonly string[] {
  return [...reference.indicators.values()].map(({ shortName }) => shortName)
}

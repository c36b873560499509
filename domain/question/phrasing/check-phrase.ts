import { CAUSES, DIRECTIONS, NEGATIONS, NUMBER_WORDS } from './rule-words.ts'
import { type Facts, holesOf, outsideHoles } from './facts.ts'

/** Why a text is not shown. */
export type PhraseFault =
  | 'placeholder'
  | 'missing'
  | 'digit'
  | 'number-word'
  | 'direction'
  | 'negation'
  | 'cause'
  | 'name'
  | 'markup'
  | 'length'

/** Names that must not be written out: all places and sources of the release. */
export interface KnownNames {
  readonly places: readonly string[]
  readonly sources: readonly string[]
}

/** Letters of markup, links and addresses. */
const MARKUP = /[<>[\]`*_#|\\@]|https?:|www\.|\p{Cc}/u

/** A phrase may be as long as this many times its facts, and so many characters more. */
const LONGEST = { times: 1.8, more: 120 } as const

/**
 * The fault in a text that a language model wrote about facts; null: it may be shown. It may hold
 * placeholders of the facts and plain words: no number in digits or words, no name of a place or a source, no
 * direction, negation or cause that the facts do not state, and it leaves out nothing.
 */
export function phraseFault(text: string, facts: Facts, names: KnownNames): PhraseFault | null {
  const { template, values } = facts
  if (text.length > template.length * LONGEST.times + LONGEST.more) return 'length'
  const holes = holesOf(text)
  if ([...holes].some((name) => values[name] === undefined)) return 'placeholder'
  const said = plain(text)
  if (MARKUP.test(said) || /[{}]/.test(said)) return 'markup'
  if (/\p{N}/u.test(said)) return 'digit'
  const meant = plain(template)
  if (counts(said, NUMBER_WORDS).some((word) => !counts(meant, NUMBER_WORDS).includes(word)))
    return 'number-word'
  if (DIRECTIONS.some((direction) => direction.test(said) && !direction.test(meant))) return 'direction'
  if (counts(said, NEGATIONS).length !== counts(meant, NEGATIONS).length) return 'negation'
  if (CAUSES.test(said) && !CAUSES.test(meant)) return 'cause'
  if (namesIn(said, names, meant)) return 'name'
  if ([...holesOf(template)].some((name) => !holes.has(name))) return 'missing'
  return null
}

/** The fault in a text that has only begun. Missing parts may still come. */
export function faultSoFar(text: string, facts: Facts, names: KnownNames): PhraseFault | null {
  const fault = phraseFault(text, facts, names)
  return fault === 'missing' || fault === 'negation' ? null : fault
}

function plain(text: string): string {
  return outsideHoles(text, (part) => part)
    .replaceAll(/\{[ispv]\d+\}/g, ' ')
    .normalize('NFKC')
}

function counts(text: string, rule: RegExp): readonly string[] {
  return [...text.matchAll(new RegExp(rule.source, 'giu'))].map(([word]) => word.toLowerCase())
}

/** Whether a text names a place or source that its template does not name in words. */
function namesIn(said: string, { places, sources }: KnownNames, meant: string): boolean {
  const inText = (text: string, name: string, flags: string) => {
    const literal = name.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
    return new RegExp(String.raw`(?<![\p{L}])${literal}(?![\p{L}])`, flags).test(text)
  }
  const low = said.toLowerCase()
  const isForeign = (name: string, flags: string) =>
    low.includes(name.toLowerCase()) && inText(said, name, flags) && !inText(meant, name, flags)
  return places.some((name) => isForeign(name, 'u')) || sources.some((name) => isForeign(name, 'u'))
}

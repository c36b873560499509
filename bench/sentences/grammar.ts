import { type Fault, faultsOf } from './fault.ts'
import type { Quantity } from './rows.ts'

/** Faults that can be seen without any figure: verbs, articles, and how sentences are written. */
export function grammarFaults(said: string, quantity: Quantity): Fault[] {
  return faultsOf(said, {
    'verb or article': agrees(said, quantity),
    'capital words': !/\b(HIGHER|LOWER)\b/.test(said),
    'spelling of the sentence': isWellWritten(said),
  })
}

function agrees(said: string, { phrase, isMany, shortName }: Quantity): boolean {
  const bare = lowered(shortName)
  const own = [phrase, upper(phrase)]
  const wrong = isMany ? '(is|runs|has|lies)' : '(are|run|have|lie)'
  const after = new RegExp(`(${own.map(quoted).join('|')}) ${wrong}\\b`)
  const asked = new RegExp(`Where (in .+ )?${isMany ? 'is' : 'are'} ${quoted(phrase)}\\b`)
  if (after.test(said) || asked.test(said)) return false
  if (bare.toLowerCase() === phrase.toLowerCase()) return true
  // The bare name stands where a subject or an object should.
  const ends = [bare, upper(bare)].map(quoted).join('|')
  return !new RegExp(
    `(puts|Where is|Where are|differ in|ahead for) (${ends}) |^(${ends}) (is|runs) |, (${quoted(bare)}) (is|runs) `,
  ).test(said)
}

function isWellWritten(said: string): boolean {
  const isOdd =
    /undefined|NaN|[{}]| {2}|\.\.|,,| [.,;:?]|\(\)|\b(a|an) [aeiou]?$|% or fewer|(?<![\d.,])1 (years|states|pairs|figures|zones)\b/
  return !isOdd.test(said) && /^["“A-Z0-9]/.test(said) && /[.?]$/.test(said)
}

/** Inside a sentence a plain first word has a small letter; abbreviations and titles keep theirs. */
function lowered(name: string): string {
  return /^[A-Z][a-z]+([ ,-]|$)/.test(name) && !/^[A-Z][a-z]+ [A-Z][a-z]/.test(name)
    ? name.charAt(0).toLowerCase() + name.slice(1)
    : name
}

function upper(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

function quoted(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}

import type { Indicator } from '#domain/indicator/indicator.ts'
import { DENIALS } from '../denials.ts'
import type { Lexicon } from '../lexicon.ts'
import type { Token } from '../tokens.ts'
import { plainWords } from '../words.ts'

/** Two things of a name of which either counts; `two or more doses` are one. */
const EITHER = /\b(\p{L}{3,}) or (?!more\b|fewer\b|less\b|older\b|above\b|not\b)(\p{L}{3,})/giu

/** How far a denial reaches, in words. */
const REACH = 6

/**
 * Words that are denied and that the name of the indicator has not: `no latrine` is not the rest of basic sanitation, which leaves
 * out latrines that are shared, too.
 */
export function deniedBeside(
  tokens: readonly Token[],
  about: Pick<Indicator, 'shortName' | 'fullName' | 'definition'> | undefined,
  { filler, indicators: { conceptOf, weights } }: Lexicon,
): string[] {
  const own = new Set(
    plainWords(`${about?.shortName} ${about?.fullName} ${about?.definition}`).flatMap((word) => [
      word,
      conceptOf(word),
    ]),
  )
  const isThing = ({ word }: Token) =>
    !filler.has(word) && !/^\d/.test(word) && (weights.has(word) || weights.has(conceptOf(word)))
  return tokens.flatMap((token, at) => {
    if (!DENIALS.has(token.word)) return []
    const things = tokens.slice(at + 1, at + REACH).filter(isThing)
    const isNamed = things.some(({ word }) => own.has(word) || own.has(conceptOf(word)))
    return isNamed ? [] : things.slice(0, 1).map(({ said }) => said)
  })
}

/**
 * Words of the one thing that is denied, where the name counts either of two: who got no treatment may have got advice, so that the
 * rest of `advice or treatment was sought` is not theirs. None where both are said, or neither.
 */
export function halfDenied(
  tokens: readonly Token[],
  about: Pick<Indicator, 'fullName' | 'definition'> | undefined,
  { indicators: { conceptOf } }: Lexicon,
): string[] {
  const said = new Map(tokens.map((token) => [conceptOf(token.word), token.said]))
  return [...`${about?.fullName} ${about?.definition}`.matchAll(EITHER)].flatMap((pair) => {
    const own = pair
      .slice(1)
      .flatMap((word) => plainWords(word).flatMap((one) => said.get(conceptOf(one)) ?? []))
    return own.length === 1 ? own : []
  })
}

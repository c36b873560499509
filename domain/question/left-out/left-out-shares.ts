import { figureUnit } from '#domain/statistics/figure-unit.ts'
import type { Frame } from '../frame.ts'
import type { Lexicon } from '../lexicon.ts'
import type { Span } from '../spans.ts'
import type { Token } from '../tokens.ts'

const SHARE = /^(share|proportion|percentage|percent|fraction|portion|contribution|part)$/

const CHANCE = /^(likely|likelihood|chances?|probability|odds|risk)$/i

/** `What share of Nigerians live in Kano`, `Kano’s share of all stunted children`: of a whole that the figure has not. */
export function sharesIn(
  tokens: readonly Token[],
  spans: readonly Span[],
  {
    indicators,
    lexicon,
    frame,
  }: { readonly indicators: readonly number[]; readonly lexicon: Lexicon; readonly frame: Frame },
): string[] {
  const about = lexicon.reference.indicators.get(indicators[0] ?? 0)
  const isCount = about !== undefined && figureUnit(about) === 'count'
  // `How likely is a woman to die in childbirth`: years and index numbers are no chance.
  const isChance = about === undefined || ['percent', 'rate'].includes(figureUnit(about))
  const isPlace = (at: number) =>
    spans.some(
      ({ start, count, meanings }) =>
        start + count - 1 === at && meanings.some(({ kind }) => kind === 'place'),
    )
  return tokens.flatMap(({ word, said }, at) => {
    if (!isChance && CHANCE.test(said)) return [said]
    if (!SHARE.test(word) || tokens[at + 1]?.word !== 'of') return []
    const isOfPlace =
      isPlace(at - 1) &&
      tokens[at]?.after === '' &&
      /^(all|total|the|every|national|nigeria)$/.test(tokens[at + 2]?.word ?? '')
    return (isCount && ['level', 'number', 'sum'].includes(frame.kind)) || isOfPlace ? [said] : []
  })
}

import type { Indicator } from '#domain/indicator/indicator.ts'
import type { Span } from '../spans.ts'
import type { Token } from '../tokens.ts'

/** The places of words for one sex in the name of another indicator than the one that was found: `labour force participation women 15+`. */
export function sexesOfOthers(
  tokens: readonly Token[],
  spans: readonly Span[],
  about: Indicator | undefined,
): readonly number[] {
  const own =
    `${about?.shortName} ${about?.fullName} ${about?.definition} ${about?.denominator}`.toLowerCase()
  const isOther = ({ meanings }: Span) =>
    meanings.some(({ kind }) => kind === 'indicator') &&
    !meanings.some((one) => one.kind === 'indicator' && one.id === about?.id)
  return spans
    .filter(isOther)
    .flatMap(({ start, count }) => Array.from({ length: count }, (_, index) => start + index))
    .filter((at) => {
      const word = tokens[at]?.word ?? ''
      return /^(women|woman|men|girls|girl|boys|boy|female|male)$/.test(word) && !own.includes(word)
    })
}

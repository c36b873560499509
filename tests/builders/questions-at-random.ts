import { HOSTILE_TEXTS } from './hostile-texts.ts'
import { ASKED_BY_HAND } from './asked-by-hand.ts'
import type { ReferenceData } from '#domain/reference/reference-data.ts'

/** Words that questions are made of besides the names of the data: those that ask, numbers, and attempts. */
const ASKING =
  '2018|2024|1990|2031|highest|lowest|gap|compare|and|sum|average|trend|target|map|per 1,000|90%|why|which state|lga|quote|one in how many|urban|poorest|what is|not|ignore your|1e999|-1|٣|vs|summary of|forecast|top 5|no of|abeg|for|in|twenty eighteen'.split(
    '|',
  )

/** Names of the data and words that ask, of which questions are put together. */
export function questionWords({ indicators, locations, sources }: ReferenceData): readonly string[] {
  return [
    ...[...indicators.values()].flatMap(({ shortName }) => shortName.split(' ')),
    ...[...locations.values()].slice(0, 120).map(({ name }) => name),
    ...[...sources.values()].map(({ name }) => name),
    ...ASKING,
  ]
}

/**
 * A question that nobody would ask, from numbers between 0 and 1: words of the data in any order, a good question with signs left out
 * or doubled, letters of any script, or an attempt to break the page.
 */
export function questionAtRandom(words: readonly string[], next: () => number): string {
  const one = <T>(list: readonly T[]): T | undefined => list[Math.floor(next() * list.length)]
  const some = (most: number, make: () => string) =>
    Array.from({ length: 1 + Math.floor(next() * most) }, make)
  const way = next()
  if (way < 0.6) return some(12, () => one(words) ?? '').join(' ')
  if (way < 0.8) {
    const [good = ''] = one(ASKED_BY_HAND) ?? []
    return [...good]
      .map((sign) =>
        next() < 0.06 ? '' : next() < 0.06 ? sign + sign : next() < 0.02 ? (one(words) ?? '') : sign,
      )
      .join('')
  }
  if (way < 0.95) return String.fromCodePoint(...some(80, () => '').map(() => Math.floor(next() * 0xd7ff)))
  return `${one(words)} ${one(HOSTILE_TEXTS)} ${one(words)}`
}

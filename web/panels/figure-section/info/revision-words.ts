import { asPublished } from '#domain/observation/as-published.ts'
import type { EditionRow } from '#contract/coordinates/editions.ts'
import type { DataSource } from '#domain/data-source/data-source.ts'
import type { Indicator } from '#domain/indicator/indicator.ts'
import { type Message, message } from '#domain/message/message.ts'
import { figure, listOf, sourceName } from '#domain/message/value.ts'
import type { Point } from '#domain/observation/point.ts'

/**
 * A figure in earlier editions beside the current one, or that all editions agree. Null where only the current edition is
 * stored.
 */
export function revisionWords(
  point: Point,
  editions: readonly EditionRow[],
  { indicator, source }: { readonly indicator: Indicator; readonly source: DataSource },
): Message | null {
  const earlier = editions.filter(({ edition }) => edition !== point.coordinates.edition)
  if (earlier.length === 0) return null
  if (earlier.every(({ value }) => value === point.value)) return message('facts.not-revised')
  const said = earlier.map(({ value, edition }) =>
    message('facts.said-in', { value: figure(value, indicator), edition }),
  )
  return message('facts.revised', {
    source: sourceName(source),
    earlier: listOf(said),
    now: figure(point.value, asPublished(point, indicator)),
  })
}

import { classLook } from '#charts/colour/class-colour.ts'
import type { KeyEntry } from '#charts/figure.ts'
import type { Classification, DataSource } from '#domain/data-source/data-source.ts'
import type { Language } from '#domain/message/language.ts'
import { type Message, message } from '#domain/message/message.ts'
import { cited, listOf } from '#domain/message/value.ts'
import { isPartial } from '#domain/observation/settled.ts'
import type { Point } from '#domain/observation/point.ts'

/** As what a figure that tells a part of its period is drawn: a hollow marker with a broken rim, or a hatched bar. */
export type PartShape = 'line' | 'column'

/** Figures of one source. */
interface Drawn {
  readonly source: DataSource
  readonly points: readonly Point[]
}

/** The entry of the key for a part of a period, in the look of the first one; none where there is no such figure. */
export function partKey(drawn: readonly Drawn[], shape: PartShape, language: Language): KeyEntry[] {
  const first = drawn.find(({ points }) => points.some(isPartial))
  return first ? [partEntry(first.source.classification, shape, language)] : []
}

function partEntry(classification: Classification, shape: PartShape, language: Language): KeyEntry {
  const { token, marker } = classLook(classification)
  const look = shape === 'column' ? { marker: 'hatch' as const } : { marker, hollow: true, broken: true }
  return { label: language.text(message('trend.key-partial')), colour: `--${token}`, ...look }
}

/** Names the figures of a part of their period; each source and period once. */
export function partNotes(drawn: readonly Drawn[], shape: PartShape): Message[] {
  const parts = drawn.flatMap(({ source, points }) =>
    [...new Set(points.filter(isPartial).map(({ period }) => period))].map((period) => cited(source, period)),
  )
  if (parts.length === 0) return []
  return [message('trend.partial', { figures: listOf(parts, 'none'), count: parts.length, shape })]
}

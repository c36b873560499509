import { type Message, message } from '#domain/message/message.ts'
import { cited, listOf, sourceName } from '#domain/message/value.ts'
import { isPartial } from '#domain/observation/settled.ts'
import { periodKind } from '#domain/period/period.ts'
import { byId } from '#domain/reference/reference-data.ts'
import type { KeyEntry } from '#charts/figure.ts'
import { classLook } from '#charts/colour/class-colour.ts'
import type { TrendModel } from './lines.ts'
import type { TrendInput } from './view.ts'

/** What stands for a part of a period in the key; nothing where there is none. */
export function partialKey({ lines }: TrendModel, { view, language }: TrendInput): KeyEntry[] {
  const line = lines.find(({ points }) => points.some(isPartial))
  if (!line) return []
  const { token, marker } = classLook(line.source.classification)
  const look =
    view.options.shape === 'column' ? { marker: 'hatch' as const } : { marker, hollow: true, broken: true }
  return [{ label: language.text(message('trend.key-partial')), colour: `--${token}`, ...look }]
}

/** Which figures tell a part of their period only, and that they are not set beside whole ones. */
export function partialNotes({ lines }: TrendModel, { view }: TrendInput): Message[] {
  const parts = lines.flatMap(({ source, points }) =>
    points.filter(isPartial).map(({ period }) => cited(source, period)),
  )
  if (parts.length === 0) return []
  const shape = view.options.shape ?? 'line'
  return [message('trend.partial', { figures: listOf(parts, 'none'), count: parts.length, shape })]
}

/** Whose figures are of longer or shorter periods, and so stand in a view of their own. */
export function lengthNotes({ otherLengths, length }: TrendModel, { reference }: TrendInput): Message[] {
  return [...Map.groupBy(otherLengths, ({ period }) => periodKind(period))].map(([of, points]) => {
    const ids = [...new Set(points.map(({ source }) => source))]
    const sources = listOf(ids.map((id) => sourceName(byId(reference.sources, id))))
    return message('trend.other-length', { sources, of, length })
  })
}

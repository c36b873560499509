import { type Message, message } from '#domain/message/message.ts'
import { listOf, sourceName } from '#domain/message/value.ts'
import { periodKind } from '#domain/period/period.ts'
import { byId } from '#domain/reference/reference-data.ts'
import type { TrendModel } from './lines.ts'
import type { TrendInput } from './view.ts'

/** Whose figures are of longer or shorter periods, and so stand in a view of their own. */
export function lengthNotes({ otherLengths, length }: TrendModel, { reference }: TrendInput): Message[] {
  return [...Map.groupBy(otherLengths, ({ period }) => periodKind(period))].map(([of, points]) => {
    const ids = [...new Set(points.map(({ source }) => source))]
    const sources = listOf(ids.map((id) => sourceName(byId(reference.sources, id))))
    return message('trend.other-length', { sources, of, length })
  })
}

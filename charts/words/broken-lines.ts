import type { DataSource } from '#domain/data-source/data-source.ts'
import { type Message, message } from '#domain/message/message.ts'
import { listOf, periodName, sourceName } from '#domain/message/value.ts'
import { courses, isOfOneEdition } from '#domain/observation/edition.ts'
import type { Point } from '#domain/observation/point.ts'

/** Figures of one source, as a line goes through them. */
interface Drawn {
  readonly source: DataSource
  readonly points: readonly Point[]
}

/** Names the lines that break because their figures pass to another edition or definition, and between which periods. */
export function breakNotes(drawn: readonly Drawn[]): Message[] {
  const said = new Map<string, Message>()
  for (const { source, points } of drawn) {
    const parts = courses(points)
    for (const [index, part] of parts.entries()) {
      const [before, after] = [parts[index - 1]?.at(-1), part[0]]
      if (!before || !after) continue
      const editions = [before, after].map(({ coordinates: { edition } }) => edition)
      said.set(
        `${source.id} ${before.period} ${after.period}`,
        message('trend.broken', {
          source: sourceName(source),
          before: periodName(before.period, source),
          after: periodName(after.period, source),
          why: isOfOneEdition(before, after) ? 'definition' : editions.includes('') ? 'unnamed' : 'edition',
          editions: listOf(editions),
        }),
      )
    }
  }
  return [...said.values()]
}

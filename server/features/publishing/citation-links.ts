import type { Citation } from '#server/dataset/reference/citation-row.ts'
import type { Placed } from '#server/dataset/read-rows.ts'
import type { SqlValue } from '#server/platform/database/database.ts'

/** The addresses behind an indicator, source and period: one row for each, in the order of the citations. */
export function citationLinks(
  citations: readonly Placed<Citation>[],
  stamps: Readonly<Record<string, SqlValue>>,
): Readonly<Record<string, SqlValue>>[] {
  const distinct = new Map(
    citations
      .map(({ content }) => content)
      .filter(({ url }) => url !== '')
      .map((citation) => [
        `${citation.indicator} ${citation.source} ${citation.period} ${citation.url}`,
        citation,
      ]),
  )
  return [...distinct.values()].map(({ period, url, source, indicator }) => ({
    period,
    link: url,
    datasource: source,
    indicator,
    ...stamps,
  }))
}

import type { z } from 'zod'
import { yearRow } from '#contract/availability/availability.ts'
import type { ListQuery, SortKey } from '#contract/listing/list-query.ts'
import type { Page } from '#contract/listing/page.ts'
import type { Streamed } from '#server/platform/http/endpoint-route.ts'
import { csvAnswer } from '#server/platform/listing/csv-answer.ts'
import { pageAnswer } from '#server/platform/listing/page-answer.ts'
import { pageWindow } from '#server/platform/listing/page-window.ts'
import { wireTimes } from '#server/platform/listing/wire-text.ts'
import type { YearOfIndicator } from './periods-with-figures.ts'

type YearRow = z.output<typeof yearRow>
type YearField = 'id' | 'year' | 'created_at' | 'updated_at'

interface YearQuery extends ListQuery {
  readonly ordering: readonly SortKey<YearField>[]
}

/** Years as a list: at most some hundred, so they are sorted and cut here. Equal ones keep the newest first. */
export function answerYears(
  years: readonly YearOfIndicator[],
  query: YearQuery,
  url: URL,
): Page<YearRow> | Streamed {
  const rows = years.map(toRow).toSorted((a, b) => compare(a, b, query.ordering))
  if (query.format === 'csv' && query.size === null) return csvAnswer('years', COLUMNS, rows)
  const window = pageWindow(query)
  const shown = rows.slice(window.offset, window.offset + window.size)
  if (query.format === 'csv') return csvAnswer('years', COLUMNS, shown)
  return pageAnswer(shown, rows.length, window, url)
}

const COLUMNS = Object.keys(yearRow.shape)

function toRow(stored: YearOfIndicator): YearRow {
  return {
    id: stored.indicator * 10_000 + stored.year,
    indicator: stored.indicator,
    year: String(stored.year),
    ...wireTimes(stored),
  }
}

function compare(a: YearRow, b: YearRow, keys: readonly SortKey<YearField>[]): number {
  for (const { field, descending } of keys) {
    const [left, right] = [a[field] ?? '', b[field] ?? '']
    if (left === right) continue
    return (left < right ? -1 : 1) * (descending ? -1 : 1)
  }
  return 0
}

import type { Page } from '#contract/listing/page.ts'
import { Problem } from '#domain/problem.ts'

/** A page of rows as the server answers it, of the number and size that were asked for; the last page is the last. */
export function pageOfRows<Row>(
  rows: readonly Row[],
  query: Readonly<Record<string, string>> = {},
): Page<Row> | Problem {
  const [number, size] = [Number(query.page ?? 1), Number(query.size ?? rows.length)]
  const results = rows.slice((number - 1) * size, number * size)
  if (number > 1 && results.length === 0) return new Problem('not-found', 'That page has no results.')
  return { count: rows.length, next: null, previous: null, results }
}

import type { Page } from '#contract/listing/page.ts'
import { Problem } from '#domain/problem.ts'
import type { PageWindow } from './page-window.ts'

/**
 * A page with the addresses of its neighbours, made from the address that was asked for.
 *
 * Throws `not-found` for a page behind the last one; the first page of an empty list is an empty page.
 */
export function pageAnswer<Row>(rows: Row[], count: number, window: PageWindow, url: URL): Page<Row> {
  const last = Math.max(1, Math.ceil(count / window.size))
  if (window.page > last) {
    throw new Problem('not-found', `There is no page ${window.page}; the last one is ${last}.`, {
      page: [`Give a number from 1 to ${last}.`],
    })
  }
  return {
    count,
    next: window.page < last ? neighbour(url, window.page + 1) : null,
    previous: window.page > 1 ? neighbour(url, window.page - 1) : null,
    results: rows,
  }
}

function neighbour(url: URL, page: number): string {
  const address = new URL(url)
  if (page === 1) address.searchParams.delete('page')
  else address.searchParams.set('page', String(page))
  return address.href
}

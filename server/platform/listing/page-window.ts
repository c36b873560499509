import { Problem } from '#domain/problem.ts'
import type { ListQuery } from '#contract/listing/list-query.ts'
import { DEFAULT_SIZE, LARGEST_SIZE, SIZE_LIMIT, SYNCHRONISING_SIZE } from '#contract/listing/page-sizes.ts'

/** The rows of a list that a page holds. */
export interface PageWindow {
  /** From 1. */
  readonly page: number
  /** Rows of a full page. */
  readonly size: number
  readonly offset: number
}

/**
 * The page that a query asks for. Sizes up to 10,000 are answered with at most 5,000 rows and a `next`; larger ones are
 * refused, except the one call with which earlier clients synchronise (docs/decisions/0009-earlier-clients.md).
 */
export function pageWindow(query: ListQuery): PageWindow {
  const wanted = query.size ?? DEFAULT_SIZE
  if (wanted > SIZE_LIMIT && !synchronises(query)) {
    throw new Problem(
      'page-too-large',
      `A page holds ${LARGEST_SIZE} rows at most; ${wanted} were asked for.`,
      {
        size: [`Ask for ${LARGEST_SIZE} or less and follow "next", or for the whole list with format=csv.`],
      },
    )
  }
  const size = Math.min(wanted, LARGEST_SIZE)
  const page = query.page ?? 1
  return { page, size, offset: (page - 1) * size }
}

function synchronises({ size, ordering }: ListQuery): boolean {
  const [first] = ordering
  return size === SYNCHRONISING_SIZE && first?.field === 'updated_at' && first.descending
}

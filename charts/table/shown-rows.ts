import { type Message, message } from '#domain/message/message.ts'

/** More than this nobody reads in a document; the rest is said to stand at the address. */
export const MOST_ROWS = 1500

/** The first rows of a table in a document, as many as its author wants (null: all), and what is said of the others. */
export function shownRows<Row>(
  all: readonly Row[],
  wanted: number | null,
): { readonly rows: readonly Row[]; readonly left: Message | null } {
  const rows = all.slice(0, Math.min(wanted ?? MOST_ROWS, MOST_ROWS))
  return { rows, left: rowsLeft(rows.length, all.length) }
}

/** That a table has more rows than it shows; null where it shows them all. */
export function rowsLeft(count: number, all: number): Message | null {
  return count < all ? message('document-blocks.first-rows', { count, all, left: all - count }) : null
}

import { Problem } from '#domain/problem.ts'

/** The instant of a change as a column keeps it: whole milliseconds, so that it travels unchanged, and always later. */
export const NEXT_VERSION = `greatest(date_trunc('milliseconds', clock_timestamp()), updated_at + interval '1 millisecond')`

/**
 * Refuses a change of a row that somebody else changed after the caller had read it.
 * Throws `not-found` when the row is gone, and `changed-meanwhile` (409) when it is not the one that was seen.
 */
export function refuseOlderVersion<Row extends { readonly updated_at: Date | null }>(
  row: Row | undefined,
  seen: string,
): Row {
  if (!row) throw new Problem('not-found', 'It is not there any more.')
  if (row.updated_at?.getTime() === new Date(seen).getTime()) return row
  throw new Problem(
    'changed-meanwhile',
    'Somebody else has changed this meanwhile. Look at their version, then make your change again.',
  )
}

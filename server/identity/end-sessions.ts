import type { SqlRunner } from '#server/platform/database/database.ts'

/**
 * Ends all sessions of an account, on every device and for every token; `except` is the id of one that goes on.
 * Give it the transaction that changes the role, the password or the account, so that both happen or neither.
 * Gives the count of sessions that ended.
 */
export async function endSessions(
  transaction: SqlRunner,
  account: number,
  except: number | null = null,
): Promise<number> {
  const ended = await transaction.query(
    'delete from session where user_id = $1 and ($2::int is null or id <> $2) returning id',
    [account, except],
  )
  return ended.length
}

import { Problem } from '#domain/problem.ts'
import type { SqlRunner } from '#server/platform/database/database.ts'

/**
 * Refuses (`not-allowed`) to take the last administrator away: call it before an account is deleted, deactivated or gets
 * another role. It locks the administrators to the end of the transaction, so that of two who leave at the same time the
 * second is refused.
 */
export async function refuseLastAdministrator(transaction: SqlRunner, account: number): Promise<void> {
  const administrators = await transaction.query<{ id: number }>(
    "select id from account where role = 'admin' and is_active order by id for no key update",
  )
  if (administrators.length > 1 || administrators[0]?.id !== account) return
  throw new Problem(
    'not-allowed',
    'This is the last administrator. Make somebody else an administrator first.',
  )
}

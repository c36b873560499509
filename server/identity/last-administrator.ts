import { rolesWith } from '#domain/account/capability.ts'
import { Problem } from '#domain/problem.ts'
import type { SqlRunner } from '#server/platform/database/database.ts'

/**
 * Refuses (`not-allowed`) to take the last administrator away, who alone can give roles: call it before an account is deleted, deactivated or gets
 * another role. It locks the administrators to the end of the transaction, so that of two who leave at the same time the
 * second is refused.
 */
export async function refuseLastAdministrator(transaction: SqlRunner, account: number): Promise<void> {
  const administrators = await transaction.query<{ id: number }>(
    'select id from account where role = any($1::text[]) and is_active order by id for no key update',
    [rolesWith('users.change-role')],
  )
  if (administrators.length > 1 || administrators[0]?.id !== account) return
  throw new Problem(
    'not-allowed',
    'This is the last administrator. Make somebody else an administrator first.',
  )
}

import type { z } from 'zod'
import type { closeUser, UserRow } from '#contract/admin/users.ts'
import type { Account } from '#domain/account/account.ts'
import { Problem } from '#domain/problem.ts'
import { endSessions } from '#server/identity/end-sessions.ts'
import { refuseLastAdministrator } from '#server/identity/last-administrator.ts'
import { writeAudit } from '#server/audit/write-audit.ts'
import type { SqlRunner } from '#server/platform/database/database.ts'
import { lockUser, userRowOf } from './user-table.ts'

export interface Closing {
  readonly account: number
  readonly wanted: z.output<NonNullable<typeof closeUser.body>>
  readonly actor: Account
  readonly address: string
}

/**
 * Closes an account, which is signed out everywhere at once, or opens it again.
 * Throws `not-found`, and `not-allowed` for the own account and for the last administrator.
 */
export async function closeOrOpen(transaction: SqlRunner, change: Closing): Promise<UserRow> {
  const { account: id, wanted, actor, address } = change
  if (!wanted.is_active) await refuseLastAdministrator(transaction, id)
  const stored = await lockUser(transaction, id)
  if (stored.is_active === wanted.is_active) return userRowOf(stored)
  if (id === actor.id) {
    throw new Problem('not-allowed', 'This is your own account. Deactivate it in your settings.')
  }
  await transaction.query('update account set is_active = $2, updated_at = now() where id = $1', [
    id,
    wanted.is_active,
  ])
  if (!wanted.is_active) await endSessions(transaction, id)
  await writeAudit(transaction, {
    actor,
    action: wanted.is_active ? 'account.reactivated' : 'account.deactivated',
    subject: `account ${id}`,
    before: { is_active: stored.is_active },
    after: { is_active: wanted.is_active },
    address,
  })
  return userRowOf(await lockUser(transaction, id))
}

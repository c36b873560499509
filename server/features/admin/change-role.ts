import { message } from '#domain/message/message.ts'
import type { UserRow } from '#contract/admin/users.ts'
import type { Account } from '#domain/account/account.ts'
import { displayName } from '#domain/account/account.ts'
import { rolesWith } from '#domain/account/capability.ts'
import { type Role, roleName } from '#domain/account/role.ts'
import { Problem } from '#domain/problem.ts'
import { accountOf } from '#server/identity/account-row.ts'
import { endSessions } from '#server/identity/end-sessions.ts'
import { refuseLastAdministrator } from '#server/identity/last-administrator.ts'
import { writeAudit } from '#server/audit/write-audit.ts'
import { notify } from '#server/notify/notify.ts'
import type { SqlRunner } from '#server/platform/database/database.ts'
import { lockUser, userRowOf } from './user-table.ts'

export interface RoleChange {
  readonly account: number
  readonly role: Role
  readonly actor: Account
  /** The own role is changed on purpose. */
  readonly confirmed: boolean
  readonly address: string
}

/**
 * Gives somebody another role, tells them, and signs them out everywhere. Giving the role they have changes nothing.
 * Throws `not-found`, and `not-allowed` for the last administrator and for the own role unless confirmed.
 */
export async function giveRole(transaction: SqlRunner, change: RoleChange): Promise<UserRow> {
  const { account: id, role, actor } = change
  // Administrators are locked before the account, in the same order by everybody; nobody has the id 0.
  await refuseLastAdministrator(transaction, rolesWith('users.change-role').includes(role) ? 0 : id)
  const stored = await lockUser(transaction, id)
  if (stored.role === role) return userRowOf(stored)
  if (id === actor.id && !change.confirmed) {
    throw new Problem('not-allowed', 'This is your own role. Confirm that you want to change it.')
  }
  await transaction.query('update account set role = $2, updated_at = now() where id = $1', [id, role])
  await endSessions(transaction, id)
  await tell(transaction, change, displayName(accountOf(stored)))
  await writeAudit(transaction, {
    actor,
    action: 'account.role-changed',
    subject: `account ${id}`,
    before: { role: stored.role },
    after: { role },
    address: change.address,
  })
  return userRowOf(await lockUser(transaction, id))
}

async function tell(transaction: SqlRunner, { account, role, actor }: RoleChange, name: string) {
  await notify(transaction, {
    to: account,
    kind: 'security',
    title: message('told.own-role', { role: roleName(role) }),
    text: message('told.own-role-text', { name: displayName(actor) }),
  })
  await notify(transaction, {
    to: { holding: 'users.manage' },
    except: actor.id,
    kind: 'admin-activity',
    title: message('told.role', { person: name, role: roleName(role) }),
    text: message('told.role-text', { name: displayName(actor) }),
    link: '/admin#/users',
  })
}

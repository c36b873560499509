import type { z } from 'zod'
import type { closeUser, editUser, UserRow } from '#contract/admin/users.ts'
import type { Account } from '#domain/account/account.ts'
import { Problem } from '#domain/problem.ts'
import { endSessions } from '#server/accounts/end-sessions.ts'
import { refuseLastAdministrator } from '#server/accounts/last-administrator.ts'
import { writeAudit } from '#server/audit/write-audit.ts'
import type { SqlRunner } from '#server/platform/database/database.ts'
import { SqlError } from '#server/platform/database/sql-error.ts'
import { NEXT_VERSION, refuseOlderVersion } from '#server/platform/listing/same-version.ts'
import { lockUser, type StoredUser, userRowOf } from './user-table.ts'

/** What each change is done by and to. */
interface Change<Wanted> {
  readonly account: number
  readonly wanted: Wanted
  readonly actor: Account
  readonly address: string
}

type Corrected = z.output<NonNullable<typeof editUser.body>>
type Closed = z.output<NonNullable<typeof closeUser.body>>

const UNIQUE_VIOLATION = '23505'

/**
 * Corrects names, addresses and the like. A new e-mail address has to be confirmed anew. The audit log is told which fields
 * changed, not what they hold, so that nothing personal stays there.
 * Throws `not-found`, `changed-meanwhile`, and `invalid-input` for a name or an address that another account has.
 */
export async function correctUser(transaction: SqlRunner, change: Change<Corrected>): Promise<UserRow> {
  const { account: id, wanted, actor, address } = change
  const stored = refuseOlderVersion(await lockUser(transaction, id), wanted.updated_at)
  const changed = changedFields(stored, wanted)
  if (changed.length === 0) return userRowOf(stored)
  await write(transaction, id, wanted)
  await writeAudit(transaction, {
    actor,
    action: 'account.edited',
    subject: `account ${id}`,
    after: { fields: changed },
    address,
  })
  return userRowOf(await lockUser(transaction, id))
}

function changedFields(stored: StoredUser, wanted: Corrected): string[] {
  const before = { ...stored, username: stored.display_username, email: stored.email }
  const after = { ...wanted, email: wanted.email.toLowerCase() }
  const fields = ['username', 'email', 'first_name', 'last_name', 'organization', 'profession'] as const
  return fields.filter((field) => before[field] !== after[field])
}

async function write(transaction: SqlRunner, id: number, wanted: Corrected): Promise<void> {
  const { username, email, first_name, last_name, organization, profession } = wanted
  try {
    await transaction.query(
      `update account set username = lower($2), display_username = $2, email_verified = email_verified and email = lower($3),
         email = lower($3), first_name = $4, last_name = $5, name = $6, organization = $7, profession = $8,
         updated_at = ${NEXT_VERSION}
       where id = $1`,
      [
        id,
        username,
        email,
        first_name,
        last_name,
        `${first_name} ${last_name}`.trim(),
        organization,
        profession,
      ],
    )
  } catch (error) {
    throw error instanceof SqlError && error.code === UNIQUE_VIOLATION ? taken(error.constraint) : error
  }
}

function taken(constraint: string | null): Problem {
  const field = constraint?.includes('email') ? 'email' : 'username'
  const sentence = `Another account has this ${field === 'email' ? 'e-mail address' : 'username'}.`
  return new Problem('invalid-input', sentence, { [field]: [sentence] })
}

/**
 * Closes an account, which is signed out everywhere at once, or opens it again.
 * Throws `not-found`, and `not-allowed` for the own account and for the last administrator.
 */
export async function closeOrOpen(transaction: SqlRunner, change: Change<Closed>): Promise<UserRow> {
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

import type { Account } from '#domain/account/account.ts'
import type { Role } from '#domain/account/role.ts'
import { writeAudit } from '#server/audit/write-audit.ts'
import { storePassword } from '#server/identity/password-store.ts'
import { tellNewAccount } from '#server/notify/account-messages.ts'
import type { SqlRunner } from '#server/platform/database/database.ts'

export interface NewAccount {
  readonly username: string
  /** In lower case. */
  readonly email: string
  readonly firstName: string
  readonly lastName: string
  readonly organization: string
  readonly profession: string
  /** Null: the person chooses the password by a link. */
  readonly passwordHash: string | null
  readonly role: Role
  /** The address is known to be the person's. */
  readonly emailVerified?: boolean
}

export type Making =
  | { readonly outcome: 'made'; readonly id: number }
  | { readonly outcome: 'username-taken' }
  /** `id`: of the account that has the address; `isConfirmed`: it was shown to be that person's. */
  | { readonly outcome: 'email-taken'; readonly id: number; readonly isConfirmed: boolean }

/** The maker of an account: the person, an administrator, or somebody at the command line of the server. */
export type Maker = 'oneself' | 'command line' | Account

/** Makes an account with its password and its row in the audit log. `address`: of the caller. */
export async function makeAccount(
  transaction: SqlRunner,
  account: NewAccount,
  { by, address }: { readonly by: Maker; readonly address: string },
): Promise<Making> {
  const username = account.username.toLowerCase()
  const [made] = await transaction.query<{ id: number }>(
    `insert into account (username, display_username, email, name, first_name, last_name, organization, profession, role,
       email_verified)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) on conflict do nothing returning id`,
    [
      username,
      account.username,
      account.email,
      `${account.firstName} ${account.lastName}`.trim() || account.username,
      account.firstName,
      account.lastName,
      account.organization,
      account.profession,
      account.role,
      account.emailVerified ?? false,
    ],
  )
  if (!made) return whyNot(transaction, username, account.email)
  if (account.passwordHash !== null) await storePassword(transaction, made.id, account.passwordHash, null)
  await writeAudit(transaction, {
    ...auditOf(by, { id: made.id, username }),
    subject: `account ${made.id}`,
    after: { role: account.role },
    address,
  })
  await tellNewAccount(transaction, { ...account, id: made.id }, typeof by === 'string' ? null : by.id)
  return { outcome: 'made', id: made.id }
}

function auditOf(by: Maker, made: Pick<Account, 'id' | 'username'>) {
  if (by === 'oneself') return { actor: made, action: 'account.registered' }
  return { actor: by === 'command line' ? null : by, action: 'account.added' }
}

async function whyNot(transaction: SqlRunner, username: string, email: string): Promise<Making> {
  const rows = await transaction.query<{ id: number; has_name: boolean; email_verified: boolean }>(
    'select id, username = $1 as has_name, email_verified from account where username = $1 or email = $2',
    [username, email],
  )
  const other = rows[0]
  return other && !rows.some((row) => row.has_name)
    ? { outcome: 'email-taken', id: other.id, isConfirmed: other.email_verified }
    : { outcome: 'username-taken' }
}

import type { User } from '#contract/account/user.ts'
import { ACCOUNT_COLUMNS, type AccountRow, accountOf } from '#server/identity/account-row.ts'
import type { SqlRunner } from '#server/platform/database/database.ts'

interface UserRow extends AccountRow {
  readonly updated_at: Date
  readonly pending_email: string | null
  readonly has_password: boolean
}

/** An account as its owner and administrators see it; null: there is none. */
export async function readUser(store: SqlRunner, id: number): Promise<User | null> {
  const [row] = await store.query<UserRow>(
    `select ${ACCOUNT_COLUMNS}, t.updated_at,
       (select l.email from account_link l where l.account = t.id and l.purpose = 'change-email' and l.expires_at > now()
        limit 1) as pending_email,
       exists (select from sign_in_method m where m.user_id = t.id and m.provider_id = 'credential') as has_password
     from account t where t.id = $1`,
    [id],
  )
  if (!row) return null
  const account = accountOf(row)
  return {
    id,
    username: account.username,
    email: account.email,
    email_verified: account.emailVerified,
    pending_email: row.pending_email,
    first_name: account.firstName,
    last_name: account.lastName,
    organization: account.organization,
    profession: account.profession,
    job_title: account.jobTitle,
    location: account.location,
    role: account.role,
    avatar: account.avatar,
    is_active: account.isActive,
    has_password: row.has_password,
    lastLogin: account.lastSignIn?.toISOString() ?? null,
    created_at: account.createdAt.toISOString(),
    updated_at: row.updated_at.toISOString(),
  }
}

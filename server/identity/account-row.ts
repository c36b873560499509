import type { Account } from '#domain/account/account.ts'
import type { Grant } from '#domain/account/capability.ts'
import type { Role } from '#domain/account/role.ts'
import { shownAddress } from './claimed-address.ts'
import type { SqlRunner } from '#server/platform/database/database.ts'

/** The columns of an account that the product reads; the table's alias is `t`. */
export const ACCOUNT_COLUMNS = `t.id, t.display_username, t.email, t.email_verified, t.first_name, t.last_name,
  t.organization, t.profession, t.job_title, t.location, t.role, t.image, t.is_active, t.two_factor_enabled,
  t.created_at, t.last_sign_in,
  (select coalesce(jsonb_agg(jsonb_build_object('capability', g.capability,
     'scope', jsonb_build_object('source', g.source, 'place', g.place)) order by g.id), '[]')
   from capability_grant g where g.account = t.id) as grants`

export interface AccountRow {
  readonly id: number
  readonly display_username: string
  readonly email: string
  readonly email_verified: boolean
  readonly first_name: string
  readonly last_name: string
  readonly organization: string
  readonly profession: string
  readonly job_title: string
  readonly location: string
  readonly role: Role
  readonly grants: readonly Grant[]
  readonly image: string | null
  readonly is_active: boolean
  readonly two_factor_enabled: boolean
  readonly created_at: Date
  readonly last_sign_in: Date | null
}

export function accountOf(row: AccountRow): Account {
  return {
    id: row.id,
    username: row.display_username,
    email: shownAddress(row.email),
    mailbox: row.email,
    emailVerified: row.email_verified,
    firstName: row.first_name,
    lastName: row.last_name,
    organization: row.organization,
    profession: row.profession,
    jobTitle: row.job_title,
    location: row.location,
    role: row.role,
    grants: row.grants,
    avatar: row.image,
    isActive: row.is_active,
    hasSecondFactor: row.two_factor_enabled,
    createdAt: row.created_at,
    lastSignIn: row.last_sign_in,
  }
}

/** The account with this id; null: there is none. */
export async function readAccount(store: SqlRunner, id: number): Promise<Account | null> {
  const [row] = await store.query<AccountRow>(`select ${ACCOUNT_COLUMNS} from account t where t.id = $1`, [
    id,
  ])
  return row ? accountOf(row) : null
}

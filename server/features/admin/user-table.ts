import { english } from '#languages/from-source.ts'
import type { UserRow } from '#contract/admin/users.ts'
import { roleName } from '#domain/account/role.ts'
import { Problem } from '#domain/problem.ts'
import { ACCOUNT_COLUMNS, type AccountRow, accountOf } from '#server/identity/account-row.ts'
import type { SqlRunner } from '#server/platform/database/database.ts'
import { wireTime } from '#server/platform/listing/wire-text.ts'

/** An account with the time of its last change; the table's alias is `t`. */
export const USER_COLUMNS = `${ACCOUNT_COLUMNS}, t.updated_at, t.invited_at`

export interface StoredUser extends AccountRow {
  readonly updated_at: Date
  readonly invited_at: Date | null
}

/** The fields that sort the list. Names without regard to upper and lower case; people who never signed in come last. */
export const SORT_BY = {
  id: 't.id',
  username: 't.username',
  name: `lower(concat_ws(' ', nullif(t.first_name, ''), nullif(t.last_name, ''), t.username))`,
  email: 't.email',
  role: `array_position(array['user', 'moderator', 'admin'], t.role)`,
  lastLogin: `coalesce(t.last_sign_in, '-infinity')`,
  created_at: 't.created_at',
  updated_at: 't.updated_at',
} as const

export function userRowOf(stored: StoredUser): UserRow {
  const account = accountOf(stored)
  return {
    id: account.id,
    username: account.username,
    email: account.email,
    email_verified: account.emailVerified,
    first_name: account.firstName,
    last_name: account.lastName,
    organization: account.organization,
    profession: account.profession,
    is_active: account.isActive,
    lastLogin: wireTime(account.lastSignIn),
    avatar: account.avatar,
    role: { value: account.role, label: english.text(roleName(account.role)) },
    two_factor: account.hasSecondFactor,
    invited_at: wireTime(stored.invited_at),
    created_at: wireTime(account.createdAt),
    updated_at: wireTime(stored.updated_at),
  }
}

/** The account with this id, which nobody else changes before the transaction ends. Throws `not-found`. */
export async function lockUser(transaction: SqlRunner, id: number): Promise<StoredUser> {
  const [stored] = await transaction.query<StoredUser>(
    `select ${USER_COLUMNS} from account t where t.id = $1 for no key update`,
    [storableId(id)],
  )
  if (stored) return stored
  throw new Problem('not-found', 'There is no such account.')
}

/** Larger ids cannot be stored; 0 is nobody's. */
function storableId(id: number): number {
  return id <= 2_147_483_647 ? id : 0
}

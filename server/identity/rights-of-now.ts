import type { Account } from '#domain/account/account.ts'
import type { SqlRunner } from '#server/platform/database/database.ts'
import { platformSettings } from '#server/platform/platform-settings.ts'

/**
 * The account with the rights that it has at this moment: whose role needs a second step of sign-in, and who has not set one
 * up, has the rights of a user until then.
 */
export async function withRightsOfNow(store: SqlRunner, account: Account): Promise<Account> {
  if (account.role === 'user' || account.hasSecondFactor) return account
  const { secondFactorRoles } = await platformSettings(store)
  return secondFactorRoles.some((role) => role === account.role)
    ? { ...account, role: 'user', grants: [] }
    : account
}

import type { Account, RightsWaitFor } from '#domain/account/account.ts'
import type { SqlRunner } from '#server/platform/database/database.ts'
import { platformSettings } from '#server/platform/platform-settings.ts'

/**
 * The account with the rights that it has at this moment. Whose role needs a second step of sign-in, and who has not set one
 * up, has the rights of a user until then; whose address is not confirmed looks at what others wait for, and changes nothing.
 */
export async function withRightsOfNow(
  store: SqlRunner,
  account: Account,
  changes: boolean,
): Promise<Account> {
  if (account.role === 'user' && account.grants.length === 0) return account
  const rightsWaitFor = await whatIsMissing(store, account, changes)
  return rightsWaitFor ? { ...account, role: 'user', grants: [], rightsWaitFor } : account
}

async function whatIsMissing(
  store: SqlRunner,
  { role, hasSecondFactor, emailVerified }: Account,
  changes: boolean,
): Promise<RightsWaitFor | null> {
  if (changes && !emailVerified) return 'confirmed-address'
  if (role === 'user' || hasSecondFactor) return null
  const { secondFactorRoles } = await platformSettings(store)
  return secondFactorRoles.some((needed) => needed === role) ? 'second-step' : null
}

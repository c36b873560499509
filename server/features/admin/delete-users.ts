import type { Account } from '#domain/account/account.ts'
import { Problem } from '#domain/problem.ts'
import { eraseAccount } from '#server/identity/erase-account.ts'
import type { SqlRunner } from '#server/platform/database/database.ts'

export interface BulkErasure {
  readonly ids: readonly number[]
  readonly actor: Account
  readonly address: string
}

/**
 * Deletes all of the accounts or none; a second sending of the same list finds nothing and says so.
 * Gives the addresses of those who were deleted, so that they can be told.
 * Throws `not-allowed` for the own account and when no administrator would be left, `not-found` for an id that is nobody's.
 */
export async function eraseAccounts(transaction: SqlRunner, erasure: BulkErasure): Promise<string[]> {
  const { actor, address } = erasure
  const ids = [...new Set(erasure.ids)].sort((a, b) => a - b)
  if (ids.includes(actor.id)) {
    throw new Problem('not-allowed', 'Your own account is among them. Nobody was deleted; take it out first.')
  }
  const people = await transaction.query<{ email: string }>(
    'select email from account where id = any($1::int[]) order by id',
    [ids],
  )
  for (const account of ids) await eraseAccount(transaction, { account, actor, address })
  return people.map(({ email }) => email)
}

import type { Account } from '#domain/account/account.ts'
import { Problem } from '#domain/problem.ts'
import { writeAudit } from '#server/audit/write-audit.ts'
import type { SqlRunner } from '#server/platform/database/database.ts'
import { closeWhatIsGone, forgetPerson } from './forget-person.ts'
import { refuseLastAdministrator } from './last-administrator.ts'

export interface Erasure {
  /** Whose account goes. */
  readonly account: number
  readonly actor: Pick<Account, 'id' | 'username'>
  /** Address of the caller. */
  readonly address?: string
}

/**
 * Deletes an account and everything that belongs to the person: what refers to the row goes with it (`on delete cascade`)
 * or loses its author (`on delete set null`). The audit log goes on with the number alone; no name was ever in it.
 * Throws `not-found` when there is none, and `not-allowed` for the last administrator.
 */
export async function eraseAccount(transaction: SqlRunner, erasure: Erasure): Promise<void> {
  const { account, actor, address } = erasure
  await refuseLastAdministrator(transaction, account)
  await forgetPerson(transaction, account)
  const gone = await transaction.query('delete from account where id = $1 returning id', [account])
  if (gone.length === 0) throw new Problem('not-found', 'There is no such account.')
  await closeWhatIsGone(transaction)
  // Half-done sign-ins and trusted devices, which the sign-in library keeps without a reference.
  await transaction.query('delete from verification where value = $1', [String(account)])
  await writeAudit(transaction, {
    actor,
    action: 'account.deleted',
    subject: `account ${account}`,
    ...(address === undefined ? {} : { address }),
  })
}

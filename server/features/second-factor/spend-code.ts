import { symmetricDecrypt } from 'better-auth/crypto'
import type { Accounts } from '#server/identity/accounts.ts'
import type { SqlRunner } from '#server/platform/database/database.ts'
import { stepOfCode } from './code-step.ts'

/**
 * Uses up the step of an authenticator's code: it and those before it count no more, in no process.
 * False when the step was used before. A code of no step at all is left to the library, which counts it as wrong.
 */
export async function spendCode(
  transaction: SqlRunner,
  { signIn }: Accounts,
  accountId: number,
  code: string,
): Promise<boolean> {
  const [row] = await transaction.query<{ secret: string }>(
    'select secret from second_factor where user_id = $1',
    [accountId],
  )
  if (!row) return true
  const { secretConfig } = await signIn.$context
  const secret = await symmetricDecrypt({ key: secretConfig, data: row.secret })
  const step = stepOfCode(secret, code, new Date())
  if (step === null) return true
  const used = await transaction.query(
    `update second_factor set last_step = $2
     where user_id = $1 and (last_step is null or last_step < $2) returning id`,
    [accountId, step],
  )
  return used.length > 0
}

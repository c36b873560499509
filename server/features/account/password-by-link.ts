import type { Account } from '#domain/account/account.ts'
import { Problem } from '#domain/problem.ts'
import { showWaitingComments } from '#server/documents/waiting-comments.ts'
import { writeAudit } from '#server/audit/write-audit.ts'
import { redeemLink } from '#server/identity/account-link.ts'
import { readAccount } from '#server/identity/account-row.ts'
import { passwordFault, siteNames } from '#server/identity/new-password.ts'
import { storePassword } from '#server/identity/password-store.ts'
import { tellPasswordChanged } from '#server/notify/account-messages.ts'
import type { Database } from '#server/platform/database/database.ts'
import { fieldProblem } from './field-problem.ts'

/** The refusal of a link by its purpose, and the log's action for one that was used. */
const KINDS = {
  'reset-password': {
    refused: 'This link cannot be used: it was used before, or it is older than 30 minutes.',
    action: 'account.password-reset',
  },
  invitation: {
    refused: 'This link cannot be used: it was used before, a newer one was sent, or it is too old.',
    action: 'account.invitation-accepted',
  },
} as const

interface NewPassword {
  readonly token: string
  readonly purpose: keyof typeof KINDS
  readonly password: string
  readonly hash: string
}

/** Uses a link up and stores the password. A reader of the letter has the mailbox, so its address is confirmed. */
export function passwordByLink(
  database: Database,
  { token, purpose, password, hash }: NewPassword,
  address: string,
): Promise<Account> {
  const { refused, action } = KINDS[purpose]
  return database.transaction(async (transaction) => {
    const link = await redeemLink(transaction, token, [purpose])
    const account = link ? await readAccount(transaction, link.account) : null
    if (!link || !account?.isActive || account.email !== link.email) {
      throw new Problem('invalid-input', refused, { token: [refused] })
    }
    const fault = await passwordFault(password, account, await siteNames(transaction))
    if (fault !== null) throw fieldProblem({ password: [fault] })
    await storePassword(transaction, account.id, hash, null)
    await transaction.query('update account set email_verified = true where id = $1', [account.id])
    await showWaitingComments(transaction, account.id)
    if (purpose === 'reset-password') await tellPasswordChanged(transaction, account.id)
    await writeAudit(transaction, { actor: account, action, subject: `account ${account.id}`, address })
    return account
  })
}

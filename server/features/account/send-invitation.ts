import { makeLink } from '#server/identity/account-link.ts'
import { readAccount } from '#server/identity/account-row.ts'
import type { Accounts } from '#server/identity/accounts.ts'
import { invitationLetter } from '#server/identity/letters/invitation-letter.ts'
import { growing, type JobKind } from '#server/jobs/job-kind.ts'
import { addJob } from '#server/jobs/job-store.ts'
import type { SqlRunner } from '#server/platform/database/database.ts'

const NAME = 'invitation'

/** Asks for an invitation to be sent, in the transaction that makes the account: it goes out although this process may end. */
export async function askToInvite(transaction: SqlRunner, account: number, by: number): Promise<void> {
  await addJob(transaction, NAME, { account, by }, `${NAME} ${account}`)
}

/** Sends the invitations that were asked for. A person who has gone meanwhile, or has a password by now, gets none. */
export function invitationJob(accounts: Accounts): JobKind {
  return {
    name: NAME,
    attempts: 5,
    pause: growing(60, 4),
    failure: 'An invitation could not be sent.',
    run: async ({ account, by }) => {
      await sendInvitation(accounts, Number(account), Number(by))
    },
  }
}

/** Makes a link for the first password and sends it; earlier ones end. False: the e-mail could not be sent yet. */
export async function sendInvitation(accounts: Accounts, id: number, by: number): Promise<boolean> {
  const { database, letters, address } = accounts
  const made = await database.transaction(async (transaction) => {
    const account = await readAccount(transaction, id)
    if (!account?.isActive || account.lastSignIn !== null) return null
    const { email } = account
    const token = await makeLink(transaction, { purpose: 'invitation', account: id, email })
    await transaction.query('update account set invited_at = now() where id = $1', [id])
    return { to: email, username: account.username, by: await readAccount(transaction, by), token }
  })
  if (made === null) return true
  const { token, ...invited } = made
  return letters.send(invitationLetter(invited, address, token))
}

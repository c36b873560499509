import { Problem } from '#domain/problem.ts'
import { type AccountLink, redeemLink } from '#server/identity/account-link.ts'
import { claimedAddress, isClaimed, shownAddress } from '#server/identity/claimed-address.ts'
import { writeAudit } from '#server/audit/write-audit.ts'
import { showWaitingComments } from '#server/documents/waiting-comments.ts'
import type { SqlRunner } from '#server/platform/database/database.ts'
import { NEXT_VERSION } from '#server/platform/listing/same-version.ts'

const REFUSED = 'This link cannot be used: it was used before, or it is too old. Ask for a new one.'

/** Said to whoever opened a letter in that mailbox: they may know. */
const CONFIRMED_BY_OTHER =
  'Another account has confirmed this e-mail address meanwhile. Log in with it, or choose a new password for it.'

function refused(sentence = REFUSED): Problem {
  return new Problem('invalid-input', sentence, { token: [sentence] })
}

/**
 * Confirms the address that a link was sent to. A new address takes the place of the one before, which is given back so
 * that it can be told; null: the address is the same. Throws `invalid-input` when the link cannot be used.
 */
export async function confirmEmail(
  transaction: SqlRunner,
  token: string,
  address: string,
): Promise<{ readonly before: string | null }> {
  const link = await redeemLink(transaction, token, ['verify-email', 'change-email'])
  if (!link) throw refused()
  const before = link.purpose === 'change-email' ? await changeEmail(transaction, link) : null
  if (before === null) await takeClaimed(transaction, link)
  const [row] = await transaction.query<{ username: string }>(
    'update account set email_verified = true where id = $1 and email = $2 returning username',
    [link.account, link.email],
  )
  if (!row) throw refused()
  await showWaitingComments(transaction, link.account)
  await writeAudit(transaction, {
    actor: { id: link.account, username: row.username },
    action: before === null ? 'account.email-confirmed' : 'account.email-changed',
    subject: `account ${link.account}`,
    address,
  })
  return { before }
}

/** Of two who typed an address it belongs to the first who confirms it. Throws `invalid-input` when the other one has. */
async function takeClaimed(transaction: SqlRunner, { account, email }: AccountLink): Promise<void> {
  const [own] = await transaction.query<{ email: string }>(
    'select email from account where id = $1 for update',
    [account],
  )
  if (!own || !isClaimed(own.email) || shownAddress(own.email) !== email) return
  await takeAddress(transaction, account, email)
}

/** Gives an account the address that its person has shown to be theirs. Throws `invalid-input` when another account did so before. */
async function takeAddress(transaction: SqlRunner, account: number, email: string): Promise<void> {
  const [other] = await transaction.query<{ id: number; email_verified: boolean }>(
    'select id, email_verified from account where email = $1 and id <> $2 for update',
    [email, account],
  )
  if (other?.email_verified) throw refused(CONFIRMED_BY_OTHER)
  const claim = `update account set email = $2, updated_at = ${NEXT_VERSION} where id = $1`
  if (other) await transaction.query(claim, [other.id, claimedAddress(email)])
  await transaction.query(claim, [account, email])
}

/** Gives the address before. Of two who typed the new one it belongs to the first who confirms it, as at a registration. */
async function changeEmail(transaction: SqlRunner, { account, email }: AccountLink): Promise<string> {
  const [own] = await transaction.query<{ email: string }>(
    'select email from account where id = $1 for update',
    [account],
  )
  if (!own) throw refused()
  await takeAddress(transaction, account, email)
  await transaction.query("delete from account_link where account = $1 and purpose <> 'change-email'", [
    account,
  ])
  return shownAddress(own.email)
}

import { Problem } from '#domain/problem.ts'
import { type AccountLink, redeemLink } from '#server/identity/account-link.ts'
import { claimedAddress, isClaimed, shownAddress } from '#server/identity/claimed-address.ts'
import { writeAudit } from '#server/audit/write-audit.ts'
import { showWaitingComments } from '#server/documents/waiting-comments.ts'
import type { SqlRunner } from '#server/platform/database/database.ts'

const REFUSED = 'This link cannot be used: it was used before, or it is too old. Ask for a new one.'

function refused(): Problem {
  return new Problem('invalid-input', REFUSED, { token: [REFUSED] })
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
  const [other] = await transaction.query<{ id: number; email_verified: boolean }>(
    'select id, email_verified from account where email = $1 for update',
    [email],
  )
  if (other?.email_verified) throw refused()
  const claim = 'update account set email = $2, updated_at = now() where id = $1'
  if (other) await transaction.query(claim, [other.id, claimedAddress(email)])
  await transaction.query(claim, [account, email])
}

/** Gives the address before. Somebody else may have registered with the new one meanwhile. */
async function changeEmail(transaction: SqlRunner, { account, email }: AccountLink): Promise<string> {
  const [own] = await transaction.query<{ email: string }>(
    'select email from account where id = $1 for update',
    [account],
  )
  const [other] = await transaction.query('select 1 from account where email = $1 and id <> $2', [
    email,
    account,
  ])
  if (!own || other) throw refused()
  await transaction.query(`update account set email = $2, updated_at = now() where id = $1`, [account, email])
  await transaction.query("delete from account_link where account = $1 and purpose <> 'change-email'", [
    account,
  ])
  return shownAddress(own.email)
}

import { createHash, randomBytes } from 'node:crypto'
import type { SqlRunner } from '#server/platform/database/database.ts'

/** The purpose of a link in a letter. */
export type LinkPurpose = 'verify-email' | 'change-email' | 'reset-password' | 'invitation'

export interface AccountLink {
  readonly purpose: LinkPurpose
  readonly account: number
  /** The address that the letter went to. */
  readonly email: string
}

/** How long a link can be used, in minutes. */
export const LINK_MINUTES: Readonly<Record<LinkPurpose, number>> = {
  'verify-email': 3 * 24 * 60,
  'change-email': 24 * 60,
  'reset-password': 30,
  invitation: 14 * 24 * 60,
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}

/**
 * Makes a link and gives its secret part: 32 random bytes as base64url. Earlier links for the same purpose end, so that
 * only the newest letter works.
 */
export async function makeLink(transaction: SqlRunner, link: AccountLink): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  await transaction.query(
    'delete from account_link where (account = $1 and purpose = $2) or expires_at < now()',
    [link.account, link.purpose],
  )
  await transaction.query(
    `insert into account_link (hash, purpose, account, email, expires_at)
     values ($1, $2, $3, $4, now() + make_interval(mins => $5))`,
    [hashOf(token), link.purpose, link.account, link.email, LINK_MINUTES[link.purpose]],
  )
  return token
}

/**
 * Uses a link up and gives its subject; null: unknown, used before, too old, or for something else. Of two at
 * the same time one gets it. When the transaction rolls back, the link can be used again.
 */
export async function redeemLink(
  transaction: SqlRunner,
  token: string,
  purposes: readonly LinkPurpose[],
): Promise<AccountLink | null> {
  const [link] = await transaction.query<AccountLink & { readonly is_valid: boolean }>(
    `delete from account_link where hash = $1 and purpose = any($2)
     returning purpose, account, email, expires_at > now() as is_valid`,
    [hashOf(token), purposes],
  )
  return link?.is_valid ? { purpose: link.purpose, account: link.account, email: link.email } : null
}

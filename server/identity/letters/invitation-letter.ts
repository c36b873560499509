import type { Account } from '#domain/account/account.ts'
import { LINK_MINUTES } from '#server/identity/account-link.ts'
import { composeLetter } from '#server/platform/mail/compose-letter.ts'
import type { LetterOf } from '#server/platform/mail/mail.ts'

interface Invited {
  readonly to: string
  readonly username: string
  /** The administrator who made the account; null: their account is gone. */
  readonly by: Pick<Account, 'username' | 'organization'> | null
}

const DAYS = LINK_MINUTES.invitation / (24 * 60)

/** Tells somebody that an administrator made an account for them, and lets them choose its password. */
export function invitationLetter({ to, username, by }: Invited, address: string, token: string): LetterOf {
  const who = by === null ? 'An administrator' : nameOf(by)
  return composeLetter((site) => ({
    to,
    subject: `${who} made an account for you on ${site}`,
    minutes: LINK_MINUTES.invitation,
    paragraphs: [
      `${who} made an account for you on ${site}. Your username is ${username}.`,
      { words: 'Choose your password', link: `${address}/invitation?token=${token}` },
      `The link can be used once, within ${DAYS} days; using it confirms this e-mail address too.`,
      { words: 'If it has run out, get a new link', link: `${address}/forgot-password` },
      'If you expect no account, do nothing: nobody else gets this link.',
    ],
  }))
}

function nameOf({ username, organization }: Pick<Account, 'username' | 'organization'>): string {
  return organization === '' ? username : `${username} (${organization})`
}

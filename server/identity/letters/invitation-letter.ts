import type { Account } from '#domain/account/account.ts'
import { message, type Value } from '#domain/message/message.ts'
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
  const who: Value = by === null ? message('mail.administrator') : nameOf(by)
  return composeLetter((site) => ({
    to,
    subject: message('mail.invited-subject', { who, site }),
    minutes: LINK_MINUTES.invitation,
    paragraphs: [
      message('mail.invited', { who, site, username }),
      { words: message('mail.invited-link'), link: `${address}/invitation?token=${token}` },
      message('mail.invited-days', { days: DAYS }),
      { words: message('mail.invited-again'), link: `${address}/forgot-password` },
      message('mail.invited-else'),
    ],
  }))
}

function nameOf({ username, organization }: Pick<Account, 'username' | 'organization'>): string {
  return organization === '' ? username : `${username} (${organization})`
}

import { message } from '#domain/message/message.ts'
import { LINK_MINUTES } from '#server/identity/account-link.ts'
import { composeLetter } from '#server/platform/mail/compose-letter.ts'
import type { LetterOf } from '#server/platform/mail/mail.ts'

/** The way to a new password for somebody who forgot theirs, or never had one. */
export function resetPasswordLetter(to: string, address: string, token: string): LetterOf {
  return composeLetter((site) => ({
    to,
    subject: message('mail.reset-subject'),
    minutes: LINK_MINUTES['reset-password'],
    paragraphs: [
      message('mail.reset', { site }),
      { words: message('mail.new-password'), link: `${address}/reset-password?token=${token}` },
      message('mail.reset-minutes'),
      message('mail.reset-else'),
    ],
  }))
}

/** Tells that the password is a new one now. */
export function passwordChangedLetter(to: string, address: string): LetterOf {
  return composeLetter((site) => ({
    to,
    subject: message('mail.password-subject'),
    paragraphs: [
      message('mail.password', { site }),
      message('mail.password-else'),
      { words: message('mail.new-password'), link: `${address}/forgot-password` },
    ],
  }))
}

/** The last letter to somebody whose account is gone. */
export function accountDeletedLetter(to: string): LetterOf {
  return composeLetter((site) => ({
    to,
    subject: message('mail.deleted-subject'),
    paragraphs: [message('mail.deleted', { site }), message('mail.deleted-stays')],
  }))
}

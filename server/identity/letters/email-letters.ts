import { message } from '#domain/message/message.ts'
import { LINK_MINUTES } from '#server/identity/account-link.ts'
import { composeLetter } from '#server/platform/mail/compose-letter.ts'
import type { LetterOf } from '#server/platform/mail/mail.ts'

// Nobody is called by name here: whoever registers with somebody else's address could write into that person's mailbox.

/** Asks a new person to show that the address is theirs. */
export function verifyEmailLetter(to: string, address: string, token: string): LetterOf {
  return composeLetter((site) => ({
    to,
    subject: message('mail.verify-subject'),
    minutes: LINK_MINUTES['verify-email'],
    paragraphs: [
      message('mail.verify', { site }),
      { words: message('mail.verify-link'), link: `${address}/verify-email?token=${token}` },
      message('mail.three-days'),
      message('mail.verify-else'),
    ],
  }))
}

/** Asks somebody with an account to confirm a new address. */
export function changeEmailLetter(to: string, address: string, token: string): LetterOf {
  return composeLetter((site) => ({
    to,
    subject: message('mail.change-subject'),
    minutes: LINK_MINUTES['change-email'],
    paragraphs: [
      message('mail.change', { site }),
      { words: message('mail.change-link'), link: `${address}/verify-email?token=${token}` },
      message('mail.one-day'),
      message('mail.change-else'),
    ],
  }))
}

/** Tells the address that an account has now that another one was entered. */
export function emailChangeAskedLetter(to: string, address: string): LetterOf {
  return composeLetter((site) => ({
    to,
    subject: message('mail.change-asked-subject'),
    paragraphs: [
      message('mail.change-asked', { site }),
      message('mail.change-asked-else'),
      { words: message('mail.new-password'), link: `${address}/forgot-password` },
    ],
  }))
}

/** Tells the address that an account had before. */
export function emailChangedLetter(to: string): LetterOf {
  return composeLetter((site) => ({
    to,
    subject: message('mail.changed-subject'),
    paragraphs: [message('mail.changed', { site }), message('mail.changed-else')],
  }))
}

/** Tells somebody who has an account that their address was entered as the new one of another account. */
export function addressTakenLetter(to: string, address: string): LetterOf {
  return composeLetter((site) => ({
    to,
    subject: message('mail.taken-subject'),
    paragraphs: [
      message('mail.taken', { site }),
      message('mail.taken-you'),
      { words: message('mail.new-password'), link: `${address}/forgot-password` },
      message('mail.registered-else'),
    ],
  }))
}

/** Tells somebody who has an account that the same address was used to register again. */
export function registeredAlreadyLetter(to: string, address: string): LetterOf {
  return composeLetter((site) => ({
    to,
    subject: message('mail.registered-subject'),
    paragraphs: [
      message('mail.registered', { site }),
      message('mail.registered-you'),
      { words: message('mail.new-password'), link: `${address}/forgot-password` },
      message('mail.registered-else'),
    ],
  }))
}

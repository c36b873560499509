import { LINK_MINUTES } from '#server/identity/account-link.ts'
import { composeLetter } from '#server/platform/mail/compose-letter.ts'
import type { LetterOf } from '#server/platform/mail/mail.ts'

// Nobody is called by name here: whoever registers with somebody else's address could write into that person's mailbox.

/** Asks a new person to show that the address is theirs. */
export function verifyEmailLetter(to: string, address: string, token: string): LetterOf {
  return composeLetter((site) => ({
    to,
    subject: 'Confirm your e-mail address',
    minutes: LINK_MINUTES['verify-email'],
    paragraphs: [
      `An account on ${site} was made with this e-mail address. Please confirm that the address is yours.`,
      { words: 'Confirm the address', link: `${address}/verify-email?token=${token}` },
      'The link can be used once, within three days.',
      'If you did not make an account, do nothing: without you the address stays unconfirmed.',
    ],
  }))
}

/** Asks somebody with an account to confirm a new address. */
export function changeEmailLetter(to: string, address: string, token: string): LetterOf {
  return composeLetter((site) => ({
    to,
    subject: 'Confirm your new e-mail address',
    minutes: LINK_MINUTES['change-email'],
    paragraphs: [
      `This e-mail address was entered as the new one of an account on ${site}. It counts once you confirm it.`,
      { words: 'Confirm the new address', link: `${address}/verify-email?token=${token}` },
      'The link can be used once, within one day.',
      'If you did not ask for this, do nothing: the account keeps the address that it has.',
    ],
  }))
}

/** Tells the address that an account has now that another one was entered. */
export function emailChangeAskedLetter(to: string, address: string): LetterOf {
  return composeLetter((site) => ({
    to,
    subject: 'A new e-mail address was entered for your account',
    paragraphs: [
      `Somebody who is signed in to your ${site} account entered another e-mail address for it. Until that address is confirmed, this one counts.`,
      'If that was not you, change your password now: this ends all other sessions and the request.',
      { words: 'Choose a new password', link: `${address}/forgot-password` },
    ],
  }))
}

/** Tells the address that an account had before. */
export function emailChangedLetter(to: string): LetterOf {
  return composeLetter((site) => ({
    to,
    subject: 'The e-mail address of your account was changed',
    paragraphs: [
      `Your ${site} account has a new e-mail address, and letters go there from now on.`,
      'If that was not you, write to the people who run this site: this address no longer opens the account.',
    ],
  }))
}

/** Tells somebody who has an account that the same address was used to register again. */
export function registeredAlreadyLetter(to: string, address: string): LetterOf {
  return composeLetter((site) => ({
    to,
    subject: 'Somebody tried to register with your e-mail address',
    paragraphs: [
      `Somebody tried to make an account on ${site} with this e-mail address. You have one already, so nothing was made or changed.`,
      'If that was you and you do not know your password any more, choose a new one.',
      { words: 'Choose a new password', link: `${address}/forgot-password` },
      'If it was not you, you need not do anything.',
    ],
  }))
}

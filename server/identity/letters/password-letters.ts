import { LINK_MINUTES } from '#server/identity/account-link.ts'
import { composeLetter } from '#server/platform/mail/compose-letter.ts'
import type { LetterOf } from '#server/platform/mail/mail.ts'

/** The way to a new password for somebody who forgot theirs, or never had one. */
export function resetPasswordLetter(to: string, address: string, token: string): LetterOf {
  return composeLetter((site) => ({
    to,
    subject: 'Choose a new password',
    minutes: LINK_MINUTES['reset-password'],
    paragraphs: [
      `Somebody asked for a new password for your ${site} account.`,
      { words: 'Choose a new password', link: `${address}/reset-password?token=${token}` },
      'The link can be used once, within 30 minutes. When you use it, all sessions of the account end.',
      'If you did not ask for this, do nothing: your password stays as it is.',
    ],
  }))
}

/** Tells that the password is a new one now. */
export function passwordChangedLetter(to: string, address: string): LetterOf {
  return composeLetter((site) => ({
    to,
    subject: 'Your password was changed',
    paragraphs: [
      `The password of your ${site} account was changed, and all other sessions have ended.`,
      'If that was not you, choose a new password now.',
      { words: 'Choose a new password', link: `${address}/forgot-password` },
    ],
  }))
}

/** The last letter to somebody whose account is gone. */
export function accountDeletedLetter(to: string): LetterOf {
  return composeLetter((site) => ({
    to,
    subject: 'Your account was deleted',
    paragraphs: [
      `Your ${site} account was deleted, with your profile, your activity, your notifications and your private dashboards.`,
      'Public dashboards and approved plugins stay, without your name. The record of who did what keeps a number in the place of your name.',
    ],
  }))
}

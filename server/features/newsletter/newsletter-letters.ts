import { message } from '#domain/message/message.ts'
import { composeLetter } from '#server/platform/mail/compose-letter.ts'
import { oneClickHeaders } from '#server/platform/mail/one-click-headers.ts'
import type { LetterOf } from '#server/platform/mail/mail.ts'

/** Days in which an address can be confirmed; an unconfirmed one is forgotten then. */
export const CONFIRM_DAYS = 7

/** Asks the owner of the mailbox whether they want the newsletter. */
export function confirmLetter(to: string, address: string, key: string): LetterOf {
  return composeLetter((site) => ({
    to,
    subject: message('mail.newsletter-subject', { site }),
    minutes: CONFIRM_DAYS * 24 * 60,
    paragraphs: [
      message('mail.newsletter', { site }),
      { words: message('mail.newsletter-yes'), link: `${address}/newsletter?confirm=${key}` },
      message('mail.newsletter-days', { days: CONFIRM_DAYS }),
    ],
  }))
}

/** The first letter, with the way out that every letter has: a link, and a button of the mail program (RFC 8058). */
export function welcomeLetter(to: string, address: string, key: string): LetterOf {
  return composeLetter((site) => ({
    to,
    subject: message('mail.welcome-subject', { site }),
    paragraphs: [
      message('mail.welcome'),
      { words: message('mail.unsubscribe'), link: unsubscribeLink(address, key) },
    ],
    headers: oneClickHeaders(`${address}/api/subscriptions/end?key=${key}`),
  }))
}

/** The page that ends a subscription. */
export function unsubscribeLink(address: string, key: string): string {
  return `${address}/newsletter?end=${key}`
}

/** An issue of the newsletter to one address, with the way out that every letter has. `key`: null in a letter to try it. */
export function issueLetter(
  issue: { readonly subject: string; readonly content: string },
  { to, key, replyTo }: { readonly to: string; readonly key: string | null; readonly replyTo: string },
  address: string,
): LetterOf {
  const end = key === null ? `${address}/newsletter` : unsubscribeLink(address, key)
  return composeLetter(() => ({
    to,
    subject: key === null ? message('mail.issue-test', { subject: issue.subject }) : issue.subject,
    ...(replyTo !== '' && { replyTo }),
    paragraphs: [{ rich: issue.content }, { words: message('mail.unsubscribe'), link: end }],
    ...(key !== null && { headers: oneClickHeaders(`${address}/api/subscriptions/end?key=${key}`) }),
  }))
}

import { message, type Value } from '#domain/message/message.ts'
import type { LetterRhythm } from '#domain/document/letter-day.ts'
import { composeLetter } from '#server/platform/mail/compose-letter.ts'
import type { LetterOf } from '#server/platform/mail/mail.ts'
import { CONFIRM_DAYS } from './mailing-store.ts'

interface Asked {
  readonly to: string
  /** The page, in words of the product. */
  readonly what: Value
  readonly every: LetterRhythm
}

/**
 * Asks the owner of a mailbox whether they want the letters that somebody has sent to it. Nothing in it was written by that
 * person, neither a name nor a title: who has not agreed to anything gets no words of strangers.
 */
export function confirmLetter({ to, what, every }: Asked, address: string, key: string): LetterOf {
  return composeLetter((site) => ({
    to,
    subject: message('mail.document-ask-subject', { site }),
    minutes: CONFIRM_DAYS * 24 * 60,
    paragraphs: [
      message('mail.document-ask', { what, every, site }),
      { words: message('mail.document-ask-yes'), link: `${address}/letters?confirm=${key}` },
      message('mail.document-ask-days', { days: CONFIRM_DAYS }),
    ],
  }))
}

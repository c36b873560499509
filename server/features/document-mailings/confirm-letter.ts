import { message, type Value } from '#domain/message/message.ts'
import type { LetterRhythm } from '#domain/document/letter-day.ts'
import { composeLetter } from '#server/platform/mail/compose-letter.ts'
import type { LetterOf } from '#server/platform/mail/mail.ts'
import { CONFIRM_DAYS } from './mailing-store.ts'

interface Asked {
  readonly to: string
  readonly sender: string
  readonly title: Value
  readonly every: LetterRhythm
}

/** Asks the owner of a mailbox whether they want the letters that somebody has sent to it. */
export function confirmLetter({ to, sender, title, every }: Asked, address: string, key: string): LetterOf {
  return composeLetter((site) => ({
    to,
    subject: message('mail.document-ask-subject', { sender, title }),
    minutes: CONFIRM_DAYS * 24 * 60,
    paragraphs: [
      message('mail.document-ask', { sender, title, every, site }),
      { words: message('mail.document-ask-yes'), link: `${address}/letters?confirm=${key}` },
      message('mail.document-ask-days', { days: CONFIRM_DAYS }),
    ],
  }))
}

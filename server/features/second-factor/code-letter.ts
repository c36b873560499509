import { message } from '#domain/message/message.ts'
import { CODE_MINUTES } from '#server/identity/second-step-plugin.ts'
import { composeLetter } from '#server/platform/mail/compose-letter.ts'
import type { LetterOf } from '#server/platform/mail/mail.ts'

/** The letter with a code for the second step. */
export function codeLetter(to: string, code: string): LetterOf {
  return composeLetter((site) => ({
    to,
    subject: message('mail.code-subject', { code, site }),
    paragraphs: [message('mail.code', { site, code, minutes: CODE_MINUTES }), message('mail.code-else')],
  }))
}

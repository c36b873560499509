import { CODE_MINUTES } from '#server/identity/second-step-plugin.ts'
import { composeLetter } from '#server/platform/mail/compose-letter.ts'
import type { LetterOf } from '#server/platform/mail/mail.ts'

/** The letter with a code for the second step. */
export function codeLetter(to: string, code: string): LetterOf {
  return composeLetter((site) => ({
    to,
    subject: `${code} is your code for ${site}`,
    paragraphs: [
      `Your code for signing in to ${site} is ${code}. It counts for ${CODE_MINUTES} minutes and for one sign-in.`,
      'If you did not sign in just now, somebody else knows your password. Change it soon, and give this code to nobody.',
    ],
  }))
}

import { type Account, displayName } from '#domain/account/account.ts'
import { CODE_MINUTES } from '#server/accounts/second-step-plugin.ts'
import { escapeText } from '#server/platform/http/escape-text.ts'
import type { Letter } from '#server/platform/mail/mail.ts'

/** The letter with a code for the second step. */
export function codeLetter(account: Account, code: string): Letter {
  const parts = [
    `Hello ${displayName(account)},`,
    `your code for signing in to MSDAT is: ${code}`,
    `It counts for ${CODE_MINUTES} minutes and for one sign-in.`,
    'If you did not sign in just now, somebody else knows your password. Change it soon, and give this code to nobody.',
  ]
  return {
    to: account.email,
    subject: `${code} is your code for MSDAT`,
    text: `${parts.join('\n\n')}\n`,
    html: parts.map((part) => `<p>${escapeText(part)}</p>`).join('\n'),
  }
}

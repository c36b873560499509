import type { Letter } from './mail.ts'

/** The lines of a letter's head by which a mail program ends such letters at a press of its button (RFC 8058). */
export function oneClickHeaders(address: string): NonNullable<Letter['headers']> {
  return { 'List-Unsubscribe': `<${address}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }
}

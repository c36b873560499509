import { z } from 'zod'
import { englishText } from '#contract/english-text.ts'
import { readableText } from '#domain/rich-text/rich-text.ts'
import { ACCOUNT_FIELDS, EMAIL_FAULT, isUsername, USERNAME_FAULT } from '#domain/account/account-fields.ts'
import { isEmail } from '#domain/form/email.ts'

/** Text as it is kept: in Unicode's form NFC, on one line, without space around it. */
function tidy(text: string): string {
  return text
    .normalize('NFC')
    .replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .trim()
}

/** A line of text in a profile, without signs that turn the direction of reading; null is the same as empty, as earlier clients send it. */
export function profileText(field: keyof typeof ACCOUNT_FIELDS) {
  const { longest, tooLong } = ACCOUNT_FIELDS[field]
  return z
    .string()
    .nullable()
    .transform((text) => readableText(tidy((text ?? '').toWellFormed())).trim())
    .refine((text) => [...text].length <= longest, englishText(tooLong))
}

export const usernameText = z
  .string(englishText(USERNAME_FAULT))
  .transform(tidy)
  .refine(isUsername, englishText(USERNAME_FAULT))

/** Lower case, because mail servers do not tell cases apart and people type both. */
export const emailText = z
  .string(englishText(EMAIL_FAULT))
  .transform((text) => tidy(text).toLowerCase())
  .refine(isEmail, englishText(EMAIL_FAULT))

/** A password as it is typed, in Unicode's form NFC. Its rules are told by the server, one sentence at a time. */
export const passwordText = z
  .string({ error: 'Password is required' })
  .max(1000, 'Use at most 128 characters.')
  .transform((text) => text.normalize('NFC'))

/** The secret part of a link in a letter. */
export const linkToken = z.string().min(1, 'The link is incomplete.').max(200, 'The link is incomplete.')

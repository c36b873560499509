import { type Message, message } from '#domain/message/message.ts'
import { isEmail, LONGEST_EMAIL } from '#domain/form/email.ts'
import { textRule } from '#domain/form/field-rule.ts'

export const USERNAME_FAULT = message('faults.username')
export const EMAIL_FAULT = message('faults.email')

/** The rules for the texts of an account (specification of accounts §5 and §9). */
export const ACCOUNT_FIELDS = {
  username: { longest: 150, tooLong: USERNAME_FAULT, missing: USERNAME_FAULT },
  email: { longest: LONGEST_EMAIL, tooLong: EMAIL_FAULT, missing: EMAIL_FAULT },
  first_name: textRule(150),
  last_name: textRule(150),
  profession: textRule(255),
  organization: textRule(255),
  job_title: textRule(255),
  location: textRule(255),
} as const

/**
 * Letters, digits and @ . + - _
 *
 * Letters of the Latin script alone, because those of others pass for them: a Cyrillic а makes a second `admin`. Nigeria's
 * languages are all written in it (ẹ, ọ, ṣ, ɓ, ɗ, ƙ, ǝ).
 */
const USERNAME = /^[\p{Script=Latin}0-9@.+\-_]+$/u

/** Latin letters that pass for plain ones, of phonetic alphabets and of old prints. */
const LOOKALIKE = /[\u0131\u01c0-\u01c3\u0251\u0261\u0269\u026a\u1d00-\u1dbf\ua720-\ua7ff\uab30-\uab6f]/u

/** Whether a text can be a username. Wide, raised and joined forms of letters are none: `ａｄａ` would pass for `ada`. */
export function isUsername(text: string): boolean {
  if (!USERNAME.test(text) || LOOKALIKE.test(text) || [...text].length > ACCOUNT_FIELDS.username.longest)
    return false
  return text.normalize('NFKC') === text.normalize('NFC')
}

/** The fault of a username; null: none. */
export function usernameFault(text: string): Message | null {
  return isUsername(text.trim()) ? null : USERNAME_FAULT
}

/** The fault of an e-mail address; null: none that can be seen. */
export function emailFault(text: string): Message | null {
  return isEmail(text.trim()) ? null : EMAIL_FAULT
}

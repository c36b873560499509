import {
  EMAIL_SENTENCE,
  isEmail,
  isUsername,
  LONGEST,
  USERNAME_SENTENCE,
} from '#domain/account/account-fields.ts'
import { LONGEST_PASSWORD, unmetRules } from '#domain/account/password-rules.ts'
import type { FieldErrors } from '#domain/problem.ts'

/** What the form holds: a type and not an interface, so that the form library may read it as a record. */
export type Registration = {
  readonly first_name: string
  readonly last_name: string
  readonly username: string
  readonly email: string
  readonly organization: string
  /** The "role" of the form: free text, no permission. */
  readonly profession: string
  readonly password: string
  readonly confirmPassword: string
  readonly terms: boolean
}

/** What has to change before the form can be sent: a sentence for each field, null for those that are right. */
export function checkRegistration(values: Registration) {
  return {
    first_name: tooLong(values.first_name, LONGEST.first_name),
    last_name: tooLong(values.last_name, LONGEST.last_name),
    username: isUsername(values.username.trim()) ? null : USERNAME_SENTENCE,
    email: isEmail(values.email.trim()) ? null : EMAIL_SENTENCE,
    organization: tooLong(values.organization, LONGEST.organization),
    profession: tooLong(values.profession, LONGEST.profession),
    ...checkNewPassword(values),
    terms: values.terms ? null : 'Please accept the terms and conditions.',
  }
}

/** The rules of a new password and of its confirmation (specification of accounts §5). */
export function checkNewPassword({
  password,
  confirmPassword,
}: Pick<Registration, 'password' | 'confirmPassword'>) {
  const unmet = unmetRules(password).map(({ sentence }) => sentence.toLowerCase())
  return {
    password:
      unmet.length > 0 ? `The password needs: ${unmet.join(', ')}.` : tooLong(password, LONGEST_PASSWORD),
    confirmPassword: password === confirmPassword ? null : 'Passwords do not match',
  }
}

function tooLong(text: string, longest: number): string | null {
  return [...text].length > longest ? `Write at most ${longest} characters.` : null
}

const PREFIXES = [
  ['username', 'Username'],
  ['email', 'Email'],
  ['password', 'Password'],
] as const

/** The first sentence about the username, else the e-mail address, else the password, with its name (specification §8). */
export function registrationSummary(errors: FieldErrors): string | null {
  for (const [name, prefix] of PREFIXES) {
    const sentence = errors[name]?.[0]
    if (sentence) return `${prefix}: ${sentence}`
  }
  return null
}

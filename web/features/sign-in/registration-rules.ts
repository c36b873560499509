import { ACCOUNT_FIELDS } from '#domain/account/account-fields.ts'
import { LONGEST_PASSWORD, unmetRules } from '#domain/account/password-rules.ts'
import { textRule } from '#domain/form/field-rule.ts'
import type { Language } from '#domain/message/language.ts'
import { message } from '#domain/message/message.ts'
import { listOf } from '#domain/message/value.ts'
import type { FieldErrors } from '#domain/problem.ts'
import { checksIn } from '#web/kit/form/field-rules.ts'

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
export function checkRegistration(text: Language['text']) {
  const checks = checksIn(text)
  return (values: Registration) => ({
    first_name: checks.text(ACCOUNT_FIELDS.first_name)(values.first_name),
    last_name: checks.text(ACCOUNT_FIELDS.last_name)(values.last_name),
    username: checks.username(values.username),
    email: checks.email(values.email),
    organization: checks.text(ACCOUNT_FIELDS.organization)(values.organization),
    profession: checks.text(ACCOUNT_FIELDS.profession)(values.profession),
    ...checkNewPassword(text)(values),
    terms: values.terms ? null : text(message('sign-in.accept-needed')),
  })
}

/** The rules of a new password and of its confirmation (specification of accounts §5). */
export function checkNewPassword(text: Language['text']) {
  return ({ password, confirmPassword }: Pick<Registration, 'password' | 'confirmPassword'>) => {
    const unmet = unmetRules(password).map(({ name }) =>
      text(message('form.rule', { rule: name })).toLowerCase(),
    )
    return {
      password:
        unmet.length > 0
          ? text(message('sign-in.password-needs', { rules: listOf(unmet, 'none') }))
          : checksIn(text).text(textRule(LONGEST_PASSWORD))(password),
      confirmPassword: password === confirmPassword ? null : text(message('security.mismatch')),
    }
  }
}

const NAMED_FIRST = ['username', 'email', 'password'] as const

/** The first sentence about the username, else the e-mail address, else the password, with its name (specification §8). */
export function registrationSummary(text: Language['text'], errors: FieldErrors): string | null {
  for (const field of NAMED_FIRST) {
    const sentence = errors[field]?.[0]
    if (sentence) return text(message('sign-in.about-field', { field, sentence }))
  }
  return null
}

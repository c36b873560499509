import { ACCOUNT_FIELDS } from '#domain/account/account-fields.ts'
import { message } from '#domain/message/message.ts'
import { useChecks } from '#web/kit/form/field-rules.ts'

/** What is wrong with the fields of an account that an administrator fills in: organisation and profession too (specification of accounts §5). */
export function useUserRules() {
  const checks = useChecks()
  const { first_name, last_name, organization, profession } = ACCOUNT_FIELDS
  return {
    username: checks.username,
    email: checks.email,
    first_name: checks.text(first_name),
    last_name: checks.text(last_name),
    organization: checks.text({ ...organization, missing: message('users.organization-missing') }),
    profession: checks.text({ ...profession, missing: message('users.profession-missing') }),
  }
}

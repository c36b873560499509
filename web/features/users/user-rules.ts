import { ACCOUNT_FIELDS, emailFault, usernameFault } from '#domain/account/account-fields.ts'
import { checkText } from '#web/kit/form/field-rules.ts'
import { message } from '#domain/message/message.ts'
import type { Language } from '#domain/message/language.ts'

/** What is wrong with the fields of an account that an administrator fills in: organisation and profession too (specification of accounts §5). */
export const userRules = (text: Language['text']) => ({
  username: usernameFault,
  email: emailFault,
  first_name: checkText(ACCOUNT_FIELDS.first_name),
  last_name: checkText(ACCOUNT_FIELDS.last_name),
  organization: checkText({
    ...ACCOUNT_FIELDS.organization,
    missing: text(message('users.organization-missing')),
  }),
  profession: checkText({ ...ACCOUNT_FIELDS.profession, missing: text(message('users.profession-missing')) }),
})

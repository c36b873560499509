import { ACCOUNT_FIELDS, emailFault, usernameFault } from '#domain/account/account-fields.ts'
import { checkText } from '#web/kit/form/field-rules.ts'

/** What an administrator must know of somebody, besides what an account needs (specification of accounts §5). */
const ORGANIZATION = { ...ACCOUNT_FIELDS.organization, missing: 'Organization is required' }
const PROFESSION = { ...ACCOUNT_FIELDS.profession, missing: 'Profession is required' }

/** What is wrong with the fields of an account that an administrator fills in. */
export const USER_RULES = {
  username: usernameFault,
  email: emailFault,
  first_name: checkText(ACCOUNT_FIELDS.first_name),
  last_name: checkText(ACCOUNT_FIELDS.last_name),
  organization: checkText(ORGANIZATION),
  profession: checkText(PROFESSION),
} as const

import { message } from '#domain/message/message.ts'
import { textRule } from '#domain/form/field-rule.ts'

/** The rules for the texts of a submitted plugin. */
export const SUBMISSION_FIELDS = {
  name: textRule(200, message('faults.full-name')),
  phone: textRule(40),
  purpose: textRule(500),
  description: textRule(2000),
} as const

/** The rule for a comment on a submission. */
export const SUBMISSION_COMMENT = textRule(2000, message('faults.comment'))

/** The rule for the reason of somebody who declines a plugin. */
export const PLUGIN_DECLINE_REASON = textRule(1000, message('faults.reason-plugin'))

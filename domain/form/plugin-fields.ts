import { textRule } from '#domain/form/field-rule.ts'

const within = (longest: number) => `Keep this within ${longest} characters.`

/** The rules for the texts of a submitted plugin. */
export const SUBMISSION_FIELDS = {
  name: textRule(200, 'Give your full name.', within(200)),
  phone: textRule(40, undefined, within(40)),
  purpose: textRule(500, undefined, within(500)),
  description: textRule(2000, undefined, within(2000)),
} as const

/** The rule for a comment on a submission. */
export const SUBMISSION_COMMENT = textRule(2000, 'Write your comment first.')

/** The rule for the reason of somebody who declines a plugin. */
export const PLUGIN_DECLINE_REASON = textRule(1000, 'Say why, so that the author can do better.')

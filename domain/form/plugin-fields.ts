import { textRule } from '#domain/form/field-rule.ts'

const within = (longest: number) => `Keep this within ${longest} characters.`

/** What the texts have to be that come with a submitted plugin. */
export const SUBMISSION_FIELDS = {
  name: textRule(200, 'Give your full name.', within(200)),
  phone: textRule(40, undefined, within(40)),
  purpose: textRule(500, undefined, within(500)),
  description: textRule(2000, undefined, within(2000)),
} as const

/** What a comment on a submission has to be. */
export const SUBMISSION_COMMENT = textRule(2000, 'Write your comment first.')

/** What the reason has to be of somebody who declines a plugin. */
export const PLUGIN_DECLINE_REASON = textRule(1000, 'Say why, so that the author can do better.')

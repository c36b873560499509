import { textRule } from './field-rule.ts'

/** The rules for the texts kept beside a document. */
export const DOCUMENT_FIELDS = {
  category: textRule(120),
  tag: textRule(60, 'Write the tag.'),
  reason: textRule(2000),
  organization: textRule(255),
  comment: textRule(2000, 'Write your comment first.'),
  report: textRule(500, 'Say what is wrong with it.'),
} as const

/** Steps in which a dashboard is made. */
export const WIZARD_STEPS = 5

/** Tags of one document. */
export const MOST_TAGS = 20

/** Said of a document that is to be public without a reason. */
export const PUBLIC_REASON = 'Say why everybody should see it. Those who decide read it.'

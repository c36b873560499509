import { message } from '#domain/message/message.ts'
import { textRule } from './field-rule.ts'

/** The rules for the texts kept beside a document. */
export const DOCUMENT_FIELDS = {
  category: textRule(120),
  tag: textRule(60, message('faults.tag')),
  reason: textRule(2000),
  organization: textRule(255),
  comment: textRule(2000, message('faults.comment')),
  report: textRule(500, message('faults.report')),
} as const

/** Steps in which a dashboard is made. */
export const WIZARD_STEPS = 5

/** Tags of one document. */
export const MOST_TAGS = 20

/** Said of a document that is to be public without a reason. */
export const PUBLIC_REASON = message('faults.public-reason')

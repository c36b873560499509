import { message } from '#domain/message/message.ts'
import { textRule } from './field-rule.ts'

/** The rules for the texts of the reading room. */
export const READING_FIELDS = {
  text: textRule(2000, message('faults.post')),
  report: textRule(500, message('faults.report')),
  reason: textRule(500, message('faults.reason-writer')),
} as const

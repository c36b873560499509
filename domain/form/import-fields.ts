import { message } from '#domain/message/message.ts'
import { requiredText } from './administered-text.ts'
import { textRule } from './field-rule.ts'

/**
 * The rules for the texts of publishing figures: the news, and why grave findings of the data audit are right
 * all the same.
 */
export const IMPORT_FIELDS = {
  note: requiredText(300),
  acknowledged: requiredText(1000),
  /** Why submitted figures are sent back. */
  sentBack: textRule(1000, message('faults.reason-figures')),
  /** Why a release is undone: it is the note of the release that takes its place. */
  undone: textRule(300, message('faults.reason-undone')),
} as const

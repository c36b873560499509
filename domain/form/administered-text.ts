import { message } from '#domain/message/message.ts'
import { type TextRule, textRule } from './field-rule.ts'

/** The fault of a field of administration that was left empty (specification of accounts §5). */
export const REQUIRED = message('faults.required')

/** A text that administrators must give. */
export function requiredText(longest: number): TextRule {
  return textRule(longest, REQUIRED)
}

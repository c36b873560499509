import { message } from '#domain/message/message.ts'
import { textRule } from './field-rule.ts'

/** The rule for the reason of somebody who sends a draft of the front back. */
export const FRONT_DECLINE_REASON = textRule(1000, message('faults.reason-draft'))

import { message } from '#domain/message/message.ts'
import { requiredText } from '#domain/form/administered-text.ts'
import { choiceRule, textRule } from '#domain/form/field-rule.ts'

/** The rules for the fields of a tag. */
export const TAG_FIELDS = {
  name: requiredText(60),
  category: textRule(120),
  description: textRule(500),
  indicators: choiceRule(500, message('faults.one-indicator')),
} as const

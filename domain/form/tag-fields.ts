import { optionalText, requiredText } from '#domain/form/administered-text.ts'
import { choiceRule } from '#domain/form/field-rule.ts'

/** The rules for the fields of a tag. */
export const TAG_FIELDS = {
  name: requiredText(60),
  category: optionalText(120),
  description: optionalText(500),
  indicators: choiceRule(500, 'Choose one indicator at least.', 'Choose 500 indicators at most.'),
} as const

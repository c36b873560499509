import { requiredText } from './administered-text.ts'
import { textRule } from './field-rule.ts'

/** The rules for the texts of a help topic; steps stand on a line each. */
export const HELP_FIELDS = {
  group: requiredText(60),
  title: requiredText(200),
  step: requiredText(600),
  steps: requiredText(6000),
  second_method: textRule(6000),
} as const

/** Steps of one way. */
export const MOST_STEPS = 20

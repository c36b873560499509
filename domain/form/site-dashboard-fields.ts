import { optionalText, requiredText } from '#domain/form/administered-text.ts'
import { choiceRule } from '#domain/form/field-rule.ts'

/** The rules for the fields of a dashboard that administrators make. */
export const SITE_DASHBOARD_FIELDS = {
  title: requiredText(120),
  category: optionalText(80),
  description: optionalText(500),
  indicators: choiceRule(500, 'Choose one indicator at least.'),
  default_indicators: choiceRule(3, undefined, 'Choose three at most.'),
  data_sources: choiceRule(500, 'Choose one data source at least.'),
  sections: choiceRule(30, 'Choose one section at least.'),
} as const

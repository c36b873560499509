import { message } from '#domain/message/message.ts'
import { requiredText } from '#domain/form/administered-text.ts'
import { choiceRule, textRule } from '#domain/form/field-rule.ts'

/** The rules for the fields of a dashboard that administrators make. */
export const SITE_DASHBOARD_FIELDS = {
  title: requiredText(120),
  category: textRule(80),
  description: textRule(500),
  indicators: choiceRule(500, message('faults.one-indicator')),
  default_indicators: choiceRule(3),
  data_sources: choiceRule(500, message('faults.one-source')),
  sections: choiceRule(30, message('faults.one-section')),
} as const

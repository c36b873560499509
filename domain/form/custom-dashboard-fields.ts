import { message } from '#domain/message/message.ts'
import { choiceRule, textRule } from '#domain/form/field-rule.ts'

/** The rules for the fields of a custom dashboard. A public one also needs a reason. */
export const CUSTOM_DASHBOARD_FIELDS = {
  name_of_dashboard: textRule(120, message('faults.dashboard-name')),
  description: textRule(2000),
  category: textRule(120),
  reason: textRule(2000),
  organization: textRule(255),
  indicators: choiceRule(500, message('faults.one-indicator')),
  sources: choiceRule(100, message('faults.one-source')),
  sections: choiceRule(30, message('faults.one-section')),
} as const

/** The rule for the reason of somebody who declines to make a dashboard public. */
export const DASHBOARD_DECLINE_REASON = textRule(1000, message('faults.reason-owner'))

import { choiceRule, textRule } from '#domain/form/field-rule.ts'

/** The rules for the fields of a custom dashboard. A public one also needs a reason. */
export const CUSTOM_DASHBOARD_FIELDS = {
  name_of_dashboard: textRule(120, 'Give the dashboard a name.'),
  description: textRule(2000),
  category: textRule(120),
  reason: textRule(2000),
  organization: textRule(255),
  indicators: choiceRule(500, 'Choose one indicator at least.'),
  sources: choiceRule(100, 'Choose one data source at least.'),
  sections: choiceRule(30, 'Choose one section at least.'),
} as const

/** The rule for the reason of somebody who declines to make a dashboard public. */
export const DASHBOARD_DECLINE_REASON = textRule(1000, 'Give the reason; the owner reads it.')

/** Categories of the menu, as dashboards keep them; one of earlier times may have another. */
export const DASHBOARD_CATEGORIES: readonly string[] = [
  'Population',
  'Health Outcomes',
  'Health Inputs',
  'Health Outputs',
  'Other',
]

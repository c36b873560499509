import { textRule } from '#domain/form/field-rule.ts'

/** The rules for the texts of a front. */
export const FRONT_FIELDS = {
  agency: textRule(80),
  product: textRule(60),
  footer: textRule(160),
  contact: textRule(200),
} as const

/** The most dashboards or sections that a front leaves out. */
export const MOST_HIDDEN = 100

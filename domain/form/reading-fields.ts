import { textRule } from './field-rule.ts'

/** The rules for the texts of the reading room. */
export const READING_FIELDS = {
  text: textRule(2000, 'Write something first.'),
  report: textRule(500, 'Say what is wrong with it.'),
  reason: textRule(500, 'Say why; its writer reads it.'),
} as const

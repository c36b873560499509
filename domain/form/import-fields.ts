import { requiredText } from './administered-text.ts'
import { textRule } from './field-rule.ts'

/**
 * The rules for the texts of publishing figures: the news, and why grave findings of the data audit are right
 * all the same.
 */
export const IMPORT_FIELDS = {
  note: requiredText(300),
  acknowledged: requiredText(1000),
  /** Why submitted figures are sent back. */
  sentBack: textRule(1000, 'Say what has to be mended; whoever submitted the figures reads it.'),
  /** Why a release is undone: it is the note of the release that takes its place. */
  undone: textRule(300, 'Say why; it stands beside the new release.'),
} as const

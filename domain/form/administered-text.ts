import { type TextRule, textRule } from './field-rule.ts'

/** The sentence for a field of administration that was left empty (specification of accounts §5). */
export const REQUIRED = 'This field is required'

/** A text that administrators must give. */
export function requiredText(longest: number): TextRule {
  return textRule(longest, REQUIRED, `Use ${longest} characters at most.`)
}

/** A text that administrators may leave out. */
export function optionalText(longest: number): TextRule {
  return textRule(longest, undefined, `Use ${longest} characters at most.`)
}

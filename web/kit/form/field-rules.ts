import { type ChoiceRule, choiceFault, type TextRule, textFault } from '#domain/form/field-rule.ts'

/** The check of a text in a form, by the rule that the contract has for it. */
export function checkText(rule: TextRule): (text: string) => string | null {
  return (text) => textFault(rule, text)
}

/** The check of a choice in a form, by the rule that the contract has for it. */
export function checkChoice(rule: ChoiceRule): (chosen: readonly unknown[]) => string | null {
  return (chosen) => choiceFault(rule, chosen)
}

/** How a text field shows its rule: it takes no longer text, and says whether it may be left empty. */
export function limitsOf({ longest, missing }: TextRule) {
  return missing === undefined
    ? { maxLength: longest, optional: true }
    : { maxLength: longest, required: true }
}

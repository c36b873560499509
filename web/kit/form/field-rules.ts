import { emailFault, usernameFault } from '#domain/account/account-fields.ts'
import { type ChoiceRule, choiceFault, type TextRule, textFault } from '#domain/form/field-rule.ts'
import { REQUIRED } from '#domain/form/administered-text.ts'
import type { Language } from '#domain/message/language.ts'
import type { Message } from '#domain/message/message.ts'
import { useLanguage } from '#web/language/use-language.ts'

/** The checks of the fields of a form: what was typed to a sentence, or null. */
export interface Checks {
  /** A text, by the rule that the contract has for it. */
  text(rule: TextRule): (text: string) => string | null
  /** A choice, by the rule that the contract has for it. */
  choice(rule: ChoiceRule): (chosen: readonly unknown[]) => string | null
  readonly email: (text: string) => string | null
  readonly username: (text: string) => string | null
  /** Any other fault in words. */
  words(fault: Message | null): string | null
}

/**
 * The checks of a form in the reader's language. Their words are asked for while the form is drawn: were they asked for at
 * the first fault, the form would disappear until they came.
 */
export function useChecks(): Checks {
  const { text } = useLanguage()
  text(REQUIRED)
  return checksIn(text)
}

/** The same, where the words are known to be here. */
export function checksIn(text: Language['text']): Checks {
  const words = (fault: Message | null) => fault && text(fault)
  return {
    words,
    text: (rule) => (typed) => words(textFault(rule, typed)),
    choice: (rule) => (chosen) => words(choiceFault(rule, chosen)),
    email: (typed) => words(emailFault(typed)),
    username: (typed) => words(usernameFault(typed)),
  }
}

/** How a text field shows its rule: it takes no longer text, and says whether it may be left empty. */
export function limitsOf({ longest, missing }: TextRule) {
  return missing === undefined
    ? { maxLength: longest, optional: true }
    : { maxLength: longest, required: true }
}

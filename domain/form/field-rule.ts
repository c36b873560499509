import { type Message, message } from '#domain/message/message.ts'
import { whole } from '#domain/message/value.ts'
import { saysSomething } from '#domain/rich-text/rich-text.ts'

/** The rule for a text that somebody types. The schemas of the contract read it, and so do the forms of the pages. */
export interface TextRule {
  /** The most characters that it may have. */
  readonly longest: number
  /** Said of a longer one. */
  readonly tooLong: Message
  /** Said where nothing was typed; absent: it may be left empty. */
  readonly missing?: Message | undefined
}

/** The rule for a choice of several things. */
export interface ChoiceRule {
  /** How many may be chosen. */
  readonly most: number
  /** Said of more. */
  readonly tooMany: Message
  /** Said where nothing was chosen; absent: nothing needs to be. */
  readonly missing?: Message | undefined
}

/** The rule of a text of at most `longest` characters. */
export function textRule(longest: number, missing?: Message): TextRule {
  return { longest, tooLong: message('faults.too-long', { longest: whole(longest) }), missing }
}

/** The rule of a choice of at most `most` things. */
export function choiceRule(most: number, missing?: Message): ChoiceRule {
  return { most, tooMany: message('faults.too-many', { most: whole(most) }), missing }
}

/** The fault of a text; null: none. Signs without a shape say nothing; letters with accents count as one character. */
export function textFault(rule: TextRule, text: string): Message | null {
  if (!saysSomething(text)) return rule.missing ?? null
  return [...text.normalize('NFC')].length > rule.longest ? rule.tooLong : null
}

/** The fault of a choice; null: none. */
export function choiceFault(rule: ChoiceRule, chosen: readonly unknown[]): Message | null {
  if (chosen.length === 0) return rule.missing ?? null
  return chosen.length > rule.most ? rule.tooMany : null
}

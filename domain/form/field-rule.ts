/** The rule for a text that somebody types. The schemas of the contract read it, and so do the forms of the pages. */
export interface TextRule {
  /** The most characters that it may have. */
  readonly longest: number
  /** Said of a longer one. */
  readonly tooLong: string
  /** Said where nothing was typed; absent: it may be left empty. */
  readonly missing?: string | undefined
}

/** The rule for a choice of several things. */
export interface ChoiceRule {
  /** How many may be chosen. */
  readonly most: number
  /** Said of more. */
  readonly tooMany: string
  /** Said where nothing was chosen; absent: nothing needs to be. */
  readonly missing?: string | undefined
}

/** The rule of a text of at most `longest` characters. */
export function textRule(
  longest: number,
  missing?: string,
  tooLong = `Write at most ${longest} characters.`,
): TextRule {
  return { longest, tooLong, missing }
}

/** The rule of a choice of at most `most` things. */
export function choiceRule(most: number, missing?: string, tooMany = `Choose ${most} at most.`): ChoiceRule {
  return { most, tooMany, missing }
}

/** The sentence on the fault of a text; null: none. Letters with accents count as one character. */
export function textFault(rule: TextRule, text: string): string | null {
  if (text.trim() === '') return rule.missing ?? null
  return [...text.normalize('NFC')].length > rule.longest ? rule.tooLong : null
}

/** The sentence on the fault of a choice; null: none. */
export function choiceFault(rule: ChoiceRule, chosen: readonly unknown[]): string | null {
  if (chosen.length === 0) return rule.missing ?? null
  return chosen.length > rule.most ? rule.tooMany : null
}

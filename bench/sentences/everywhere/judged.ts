import type { World } from '../rows.ts'
import type { FaultRule, Weight } from './rule.ts'
import { RULES_OF_LETTERS } from './rules-of-letters.ts'
import { RULES_OF_ROWS } from './rules-of-rows.ts'
import { RULES_OF_WORDS } from './rules-of-words.ts'
import type { Statement } from './statement.ts'

/** A rule with the statements that it faults. */
export interface Judged {
  readonly rule: FaultRule
  readonly faulty: readonly Statement[]
}

export const FAULT_RULES: readonly FaultRule[] = [...RULES_OF_WORDS, ...RULES_OF_ROWS, ...RULES_OF_LETTERS]

/** The statements by the rules that fault any of them, the most first. */
export function judgedBy(statements: readonly Statement[], world: World): Judged[] {
  return FAULT_RULES.map((rule) => ({
    rule,
    faulty: statements.filter((statement) => rule.isFaulty(statement, world)),
  }))
    .filter(({ faulty }) => faulty.length > 0)
    .sort((a, b) => b.faulty.length - a.faulty.length)
}

/** How many of a thousand statements have a fault of this weight. */
export function perThousand(judged: readonly Judged[], weight: Weight, of: number): number {
  const faulty = new Set(judged.filter(({ rule }) => rule.weight === weight).flatMap((one) => one.faulty))
  return of === 0 ? 0 : (1000 * faulty.size) / of
}
